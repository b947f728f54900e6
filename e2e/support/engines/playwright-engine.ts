import { chromium, firefox, webkit, type Browser, type Page } from '@playwright/test';
import { BREAKPOINTS } from '@/lib/config/browser-limits/layout';
import { findChromium, NO_OTHER_HOSTS } from '@/scripts/test/chromium.mjs';
import {
  inJson,
  stepsOf,
  type Engine,
  type EngineName,
  type EngineWindow,
  type Line,
  type Point,
  type WindowOptions,
} from './engine';

const TYPES = { chromium, firefox, webkit };

/** Starts a browser that Playwright drives: Chromium. Its own builds of Firefox and WebKit would be driven the same way; that is untried. */
export async function startWithPlaywright(engine: EngineName): Promise<Engine> {
  const executablePath = engine === 'chromium' ? findChromium({ isWhole: true }) : null;
  const browser = await TYPES[engine].launch({
    ...(executablePath && { executablePath }),
    ...(engine === 'chromium' && {
      args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache', NO_OTHER_HOSTS],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  });
  return { open: (options) => openWindow(browser, options), close: () => browser.close() };
}

async function openWindow(
  browser: Browser,
  { width, height, dark }: WindowOptions,
): Promise<EngineWindow> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: width <= BREAKPOINTS.pageMobileMax,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The engines' own protocols do not report what could not be loaded.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return {
    version: browser.version(),
    goto: async (url) => void (await page.goto(url)),
    evaluate: async (run, ...args) =>
      JSON.parse(await page.evaluate(`(${inJson(run)})(${JSON.stringify(JSON.stringify(args))})`)),
    press: ({ x, y }, heldMs) => page.mouse.click(x, y, { delay: heldMs }),
    keys: async (keys) => {
      // It has no keys for letters of other scripts, which their keyboards insert.
      for (const key of keys)
        await (/^[^\p{ASCII}]$/u.test(key)
          ? page.keyboard.insertText(key)
          : page.keyboard.press(key));
    },
    wheel: async ({ x, y }, dy, held) => {
      await page.mouse.move(x, y);
      if (held) await page.keyboard.down(held);
      await page.mouse.wheel(0, dy);
      if (held) await page.keyboard.up(held);
    },
    fingers: browser.browserType() === chromium ? (lines) => dragInChromium(page, lines) : null,
    upload: (selector, path) => page.locator(selector).first().setInputFiles(path),
    screenshot: () => page.screenshot({ scale: 'css' }),
    errors: async () => errors.splice(0),
    close: () => context.close(),
  };
}

/** Playwright itself has one finger, which taps. */
async function dragInChromium(page: Page, lines: readonly Line[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  await touch(
    'touchStart',
    lines.map(({ from }) => from),
  );
  const paths = lines.map(stepsOf);
  for (const at of paths[0]?.keys() ?? []) {
    await touch(
      'touchMove',
      paths.flatMap((path) => path[at] ?? []),
    );
    await page.waitForTimeout(30);
  }
  await touch('touchEnd', []);
  await session.detach();
}
