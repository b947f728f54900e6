import { pathToFileURL } from 'node:url';
import { expect, test } from '../support/test';

const FAULT = 'Pages are not served as they should be';

/** As if an update had cut the page cache off from the site: it finds no headers, and there is no error. */
const PARTED = `
  import { globals } from '${pathToFileURL('scripts/server/process-globals.mjs').href}';
  Object.defineProperty(globals, 'responseHeaders', { set() {} });
`;

test('the site says once in its log that a document is not served as one', async ({ ownWorld }) => {
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

test('it says nothing if its pages are as they should be', async ({ ownWorld }) => {
  const { site } = await ownWorld({ jobs: 5, settings: { LOG_LEVEL: 'debug' } });
  await expect
    .poll(site.output, { timeout: 30_000 })
    .toContain('Pages are served as they should be');
  expect(site.output()).not.toMatch(/"level":50/);
});
