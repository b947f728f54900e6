import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { findChromium } from '@/scripts/test/chromium.mjs';
import { freePort } from '@/scripts/test/free-port';

const STARTS = ['first', 'second'] as const;
const PATHS = ['/', '/jobs', '/quickapply'];
/** Long enough for a page that reloads by itself to do so repeatedly (ms). */
const WATCHED_MS = 5_000;
/** Long enough for Next to store what it has compiled, if it does (ms). */
const IDLE_MS = 8_000;
/** Limits for hangs, not measurements: a busy machine may be slow to render a first page (ms). */
const START_MS = 120_000;
const EDIT_MS = 60_000;

/** `npm run dev` in the folder, without installing packages. */
async function startDev(folder: string) {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/start.mjs', '--dev'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (text: Buffer) => (said += text.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  for (let waited = 0; !said.includes('[start] site'); waited += 100) {
    if (waited > START_MS || child.exitCode !== null) {
      await stop();
      throw new Error(`The development server did not start:\n${said}`);
    }
    await pause(100);
  }
  return { url: `http://localhost:${port}`, stop };
}

/** Opens the page, watches it, and returns how often it was requested. */
async function loadsOf(page: Page, url: string): Promise<number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.goto(url, { waitUntil: 'commit', timeout: START_MS });
  await pause(WATCHED_MS);
  return loads;
}

/** Replaces a text in a file, and returns whether an open page shows the new one. */
async function showsEdit(page: Page, file: string, text: string, put: string): Promise<boolean> {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(text, put));
  const shown = page.getByText(put).first();
  return shown.waitFor({ state: 'attached', timeout: EDIT_MS }).then(
    () => true,
    () => false,
  );
}

/**
 * Starts the development server twice, and returns what is wrong with it: pages that reload by themselves, or an edit (the text in
 * the file, and its temporary replacement) that is not shown.
 */
export async function watchDev(
  folder: string,
  edit: { readonly file: string; readonly text: string; readonly put: string },
): Promise<string[]> {
  const path = findChromium();
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  });
  const faults: string[] = [];
  try {
    for (const start of STARTS) {
      const dev = await startDev(folder);
      try {
        for (const path of PATHS) {
          const page = await browser.newPage();
          const loads = await loadsOf(page, dev.url + path);
          if (loads !== 1)
            faults.push(`${path} was loaded ${loads} times after the ${start} start`);
          await page.close();
        }
        if (start === 'second') {
          const page = await browser.newPage();
          // Only connected pages receive an edit: one made before the page's WebSocket to the server is open reaches none.
          const line = page.waitForEvent('websocket', { timeout: START_MS });
          await page.goto(dev.url, { timeout: START_MS });
          await (await line).waitForEvent('framereceived', { timeout: START_MS });
          await pause(WATCHED_MS);
          const file = join(folder, edit.file);
          if (!(await showsEdit(page, file, edit.text, edit.put)))
            faults.push('an edit is not shown');
          await showsEdit(page, file, edit.put, edit.text);
        } else await pause(IDLE_MS);
      } finally {
        await dev.stop();
      }
    }
  } finally {
    await browser.close();
  }
  return faults;
}
