import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/test';

/** Lists as older releases stored them: written by their own code. */
const STORED = '__tests__/support/stored';

test('an upgrade while the platform is away starts with the jobs that the older release stored', async ({
  ownScene,
  page,
}) => {
  test.setTimeout(180_000);
  const files = await readdir(STORED);
  expect(files.length).toBeGreaterThan(1);
  const { platform, start } = await ownScene({ jobs: 3 });
  await platform.fault({ match: '/GET .*(cerebralstaffing|jobportal)/', refuse: true });
  for (const file of files) {
    const dataDir = await mkdtemp(join(tmpdir(), 'older-list-'));
    await copyFile(join(STORED, file), join(dataDir, 'snapshot.json'));
    const site = await start({}, dataDir);
    await page.goto(`${site.url}/jobs`);
    await expect(page.getByText('6 positions found')).toBeVisible();
    await expect(page.getByRole('heading', { name: /Labor & Delivery RN/ })).toHaveCount(2);
    const health = await (await fetch(`${site.url}/api/health`)).json();
    expect([file, health]).toEqual([
      file,
      expect.objectContaining({ source: 'database', jobs: 6 }),
    ]);
    await page.goto(`${site.url}/jobs/a0XOLD000000003EAC`);
    await expect(page.getByText('Care for patients on unit 3.')).toBeVisible();
    expect(site.output()).not.toContain('damaged or of another version');
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
