import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { OUTBOX_SETTINGS, postApplication, statesIn, waitingAt } from '../support/world/outbox';
import type { Scene } from '../support/world/scene';
import type { Site } from '../support/world/site';
import { expect, test } from '../support/test';

/** What becomes of a site whose database cannot be read, or not be kept at all (docs/run.md, 'A damaged database'). */
const APPLY = 'POST /services/apexrest/jobportal/v1/apply';

let scene: Scene;
test.beforeEach(async ({ ownScene }) => {
  scene = await ownScene({ jobs: 20, settings: () => OUTBOX_SETTINGS });
});

const PAGES = ['/', '/jobs', '/jobs?state=TX', '/about', '/saved', '/api/jobs'];
async function servesEveryPage(site: Site): Promise<void> {
  for (const path of PAGES) expect((await fetch(site.url + path)).status, path).toBe(200);
}
const apply = (site: Site, email: string) => postApplication(site.url, { email, resume: null });

for (const [where, at] of [
  ['its first page', 0],
  ['a page in its middle', 3 * 4_096],
] as const)
  test(`a database with ${where} overwritten is set aside and said, and what comes next is kept`, async () => {
    await scene.platform.fault({ match: APPLY, status: 503 });
    let site = await scene.start();
    const { dataDir } = site;
    expect(await apply(site, 'one@mail.example')).toMatchObject({ status: 202 });
    await site.end('SIGTERM');
    // Everything is in the one file then, and nothing of it in `-wal`.
    const database = new Sqlite(join(dataDir, 'site.db'));
    database.pragma('wal_checkpoint(truncate)');
    database.close();
    const file = openSync(join(dataDir, 'site.db'), 'r+');
    writeSync(file, Buffer.alloc(4_096, 0xa5), 0, 4_096, at);
    closeSync(file);

    site = await scene.start({}, dataDir);
    expect(site.output()).toContain('The database is damaged. It was set aside');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('site.db.damaged-'))).not.toEqual(
      [],
    );
    await servesEveryPage(site);
    expect(await apply(site, 'two@mail.example')).toMatchObject({ status: 202 });
    expect(await statesIn(dataDir)).toHaveLength(1);
    await expect.poll(() => waitingAt(site.url)).toBe(1);
  });

test('a folder that holds no database: pages are served, and nothing is acknowledged that is kept nowhere', async () => {
  let site = await scene.start();
  const { dataDir } = site;
  await site.end('SIGTERM');
  for (const part of ['', '-wal', '-shm']) rmSync(join(dataDir, `site.db${part}`), { force: true });
  mkdirSync(join(dataDir, 'site.db'));

  site = await scene.start({}, dataDir);
  await servesEveryPage(site);
  expect(await apply(site, 'one@mail.example')).toMatchObject({ status: 200 });
  await scene.platform.fault({ match: APPLY, status: 503 });
  expect(await apply(site, 'two@mail.example')).toMatchObject({ status: 503 });
  // Once there is room for one, it is made without a restart.
  rmSync(join(dataDir, 'site.db'), { recursive: true });
  await expect
    .poll(async () => (await apply(site, 'three@mail.example')).status, { timeout: 20_000 })
    .toBe(202);
  expect(existsSync(join(dataDir, 'site.db'))).toBe(true);
});
