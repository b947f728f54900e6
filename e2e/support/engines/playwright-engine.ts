import { chromium, firefox, webkit, type Browser } from '@playwright/test';
import { findChromium } from '@/scripts/test/chromium.mjs';
import {
  inJson,
  type Engine,
  type EngineName,
  type EngineWindow,
  type WindowOptions,
} from './engine';

const TYPES = { chromium, firefox, webkit };

/** Starts a browser that Playwright drives: Chromium. Its own builds of Firefox and WebKit would be driven the same way; that is untried. */
export async function startWithPlaywright(engine: EngineName): Promise<Engine> {
  const executablePath = engine === 'chromium' ? findChromium({ isWhole: true }) : null;
  const browser = await TYPES[engine].launch({
    ...(executablePath && { executablePath }),
    ...(engine === 'chromium' && {
      args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
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
    press: ({ x, y }) => page.mouse.click(x, y),
    keys: async (keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    upload: (selector, path) => page.locator(selector).first().setInputFiles(path),
    screenshot: () => page.screenshot({ scale: 'css' }),
    errors: async () => errors.splice(0),
    close: () => context.close(),
  };
}
