import { pathToFileURL } from 'node:url';
import { expect, test } from '../support/test';

const FAULT = 'Pages are not served as they should be';

/** Simulates an update that disconnects the guard from the site: no gate is asked, Next answers with its own page, and nothing throws. */
const PARTED = `
  import { globals } from '${pathToFileURL('server/process-globals.mjs').href}';
  Object.defineProperty(globals, 'requestGate', { set() {} });
`;

test('the site logs once which pages are not served correctly', async ({ ownWorld }) => {
  const { site } = await ownWorld({
    jobs: 5,
    settings: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PARTED)}` },
  });
  await expect.poll(site.output, { timeout: 30_000 }).toContain(FAULT);
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes(FAULT));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 50,
      faults: { '/accessibility': ['policy', 'scripts'], '/contact': ['policy'] },
    }),
  ]);
});

test('the site logs no error if all pages are served correctly', async ({ ownWorld }) => {
  const { site } = await ownWorld({ jobs: 5, settings: { LOG_LEVEL: 'debug' } });
  await expect
    .poll(site.output, { timeout: 30_000 })
    .toContain('Pages are served as they should be');
  expect(site.output()).not.toMatch(/"level":50/);
});
