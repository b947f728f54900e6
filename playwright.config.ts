import { defineConfig } from '@playwright/test';
import { findChromium, NO_OTHER_HOSTS } from './scripts/test/chromium.mjs';
import { refuseOldNode } from './server/node-version.mjs';

refuseOldNode();

const asRoot = process.getuid?.() === 0;

/** How a browser is started: from a path, or Playwright's own if null. */
const launchOptions = (executablePath: string | null) => ({
  ...(executablePath && { executablePath }),
  args: [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // Letters are as wide as on visitors' screens: the headless shell would round each to whole pixels.
    '--font-render-hinting=none',
    NO_OTHER_HOSTS,
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/**
 * What `npm test` leaves to `npm run test:long`: folders and files whose tests stop and start sites, keep a connection open or look at
 * every page once more, and single tests that wait for a timer or repeat one check for many causes.
 */
const LONG =
  / (outage|run|every-page)\/|apply\/(application-limits|captcha|hosted|what-people-bring)|crawl\/links|engines\/chromium|find\/(back-in-safari|long-list|order-type|posting-mentions|search-words|slow-scripts|taps-and-keys)|read\/(header|job-life|long-)|safety\/(hostile-records|release)|@long/;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  // A limit for what never appears, not a measurement: a busy machine may be slow.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    // Animation costs a machine without a graphics card a quarter of its time: it is off here, except in tests about animation.
    {
      name: 'quick',
      grepInvert: LONG,
      // Whoever runs it sees each failure. Elsewhere, beside other work, it is as with the long run below.
      retries: process.env.CI ? 1 : 0,
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: launchOptions(findChromium()),
      },
    },
    // In the browser that visitors have, if there is one. The machine may be busy for a moment: the second try counts, and the run names
    // the tests that needed one.
    {
      name: 'long',
      grep: LONG,
      retries: 1,
      use: { launchOptions: launchOptions(findChromium({ isWhole: true })) },
    },
  ],
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
  },
});
