import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/chromium.mjs';

const asRoot = process.getuid?.() === 0;

/** How a browser is started: a path, or Playwright's own where there is none. */
const launchOptions = (executablePath: string | null) => ({
  ...(executablePath && { executablePath }),
  args: [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // Letters are as wide as on visitors' screens: the headless shell would round each to whole pixels.
    '--font-render-hinting=none',
    // Whatever leaves this machine leads nowhere. Here and not by a route, with which a browser would keep no file it has.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/**
 * What `npm test` leaves to `npm run test:long`: rooms and files whose tests stop and start sites, hold a line open or look at every
 * page once more, and single tests that wait by the clock or repeat one thing for many causes.
 */
const LONG =
  / (outage|run|every-page)\/|apply\/(application-limits|hosted|uploads)|crawl\/links|find\/(long-list|order-type|search-words|slow-scripts)|read\/(job-life|long-)|@long/;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    // What moves costs a machine without a graphics card a quarter of its time: here it rests, but where a test is about moving.
    {
      name: 'quick',
      grepInvert: LONG,
      retries: 0,
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: launchOptions(findChromium()),
      },
    },
    // In the browser that visitors have, where there is one. A machine that is busy for a moment: the second try counts, and the run
    // names what needed one.
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
