import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSharedPages } from '@/lib/server/redis/shared-pages';
import { describeWithRedis, REDIS_AWAY } from '@/__tests__/support/doubles/with-redis';

function newBuild(id: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(folder, 'BUILD_ID'), `${id}\n`);
  return join(folder, 'server');
}
const BUILD = newBuild('one');
const page = (ageMs = 0) => ({
  value: {
    kind: 'APP_PAGE',
    html: '<p>ICU</p>',
    rscData: Buffer.from([0, 255, 7]),
    headers: { 'content-security-policy': "script-src 'sha256-x'" },
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  },
  lastModified: Date.now() - ageMs,
  cacheControl: { revalidate: 60, expire: 240 },
});

describeWithRedis('pages that instances share', (instances) => {
  it('are read back as they were written, bytes included', async () => {
    const made = page();
    await createSharedPages(instances().first).write(BUILD, '/$/jobs/1', made);
    expect(await createSharedPages(instances().second).read(BUILD, '/$/jobs/1')).toEqual(made);
  });

  it('replace existing pages, but do not add new ones, if told so', async () => {
    const [gone, found] = [page(), page()];
    const { write } = createSharedPages(instances().first);
    const { read } = createSharedPages(instances().second);
    await write(BUILD, '/$/jobs/invented', gone, true);
    expect(await read(BUILD, '/$/jobs/invented')).toBeNull();
    await write(BUILD, '/$/jobs/2', found);
    await write(BUILD, '/$/jobs/2', { ...gone, lastModified: gone.lastModified + 1 }, true);
    expect((await read(BUILD, '/$/jobs/2'))?.lastModified).toBe(gone.lastModified + 1);
  });

  it('are never read by another build', async () => {
    await createSharedPages(instances().first).write(BUILD, '/$/jobs/1', page());
    expect(
      await createSharedPages(instances().second).read(newBuild('two'), '/$/jobs/1'),
    ).toBeNull();
  });

  it('expire when they may no longer be shown', async () => {
    const { first } = instances();
    await createSharedPages(first).write(BUILD, '/old', page(230_000));
    await createSharedPages(first).write(BUILD, '/gone', page(250_000));
    expect(await first.run(({ text }) => text.pTTL('page:one:/old'))).toBeLessThanOrEqual(10_000);
    expect(await first.run(({ text }) => text.exists('page:one:/gone'))).toBe(0);
  });

  it('are missing while Redis is unavailable, or has something else', async () => {
    await createSharedPages(REDIS_AWAY).write(BUILD, '/page', page());
    expect(await createSharedPages(REDIS_AWAY).read(BUILD, '/page')).toBeNull();
    const { first } = instances();
    await first.run(({ text }) => text.set('page:one:/page', 'nonsense'));
    expect(await createSharedPages(first).read(BUILD, '/page')).toBeNull();
  });
});
