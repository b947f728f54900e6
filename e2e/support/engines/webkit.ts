import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@/scripts/test/free-port';
import { inJson, type Engine, type EngineWindow, type Point, type WindowOptions } from './engine';
import { startDisplay } from './display';
import { pressAt, pressesOf, turnWheelAt } from './w3c-actions';
import { connect, type WebDriver } from './webdriver';

/** The browser: a bare window, because the toolbar of WebKitGTK's own would keep it wider than a phone. */
const WINDOW = fileURLToPath(new URL('./webkit-window.py', import.meta.url));

/** Starts WebKitGTK by its WebDriver. The windows are on a display of their own, which nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const log = join(folder, 'errors');
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, WEBKIT_WINDOW_LOG: log },
    stdio: 'ignore',
  });
  const webDriver = await connect(`http://127.0.0.1:${port}`);
  return {
    open: (options) => openWindow(webDriver, log, options),
    close: async () => {
      driver.kill();
      display.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openWindow(
  webDriver: WebDriver,
  log: string,
  { width, height, dark }: WindowOptions,
): Promise<EngineWindow> {
  await writeFile(log, '');
  const session = await webDriver.open({
    'webkitgtk:browserOptions': {
      binary: WINDOW,
      args: [`${width}x${height}`, ...(dark ? ['--dark'] : [])],
    },
  });
  const perform = (...actions: readonly object[]) =>
    session.send<void>('POST', '/actions', { actions });
  const evaluate: EngineWindow['evaluate'] = async (run, ...args) => {
    const script = `const done = arguments[1]; (${inJson(run)})(arguments[0]).then((json) => done({ json }), (error) => done({ error: String(error) }));`;
    const answer: { json: string; error?: string } = await session.send('POST', '/execute/async', {
      script,
      args: [JSON.stringify(args)],
    });
    if (answer.error !== undefined) throw new Error(`In the page: ${answer.error}`);
    return JSON.parse(answer.json);
  };
  return {
    version: session.version,
    goto: (url) => session.send('POST', '/url', { url }),
    evaluate,
    press: (at, heldMs) => perform(pressAt(at, heldMs)),
    keys: (keys) => perform(pressesOf(keys)),
    // The driver's wheel does not know of a key that is held down.
    wheel: (at, dy, held) =>
      held ? evaluate(turnWheelWithControl, at, dy) : perform(...turnWheelAt(at, dy, null)),
    // It accepts them, and nothing happens.
    fingers: null,
    upload: async (selector, path) => {
      const element = await session.send<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      });
      const [id] = Object.values(element);
      await session.send('POST', `/element/${id}/value`, { text: path });
    },
    screenshot: async () => Buffer.from(await session.send<string>('GET', '/screenshot'), 'base64'),
    errors: async () => {
      const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean);
      await writeFile(log, '');
      return lines;
    },
    close: async () => void (await session.close()),
  };
}

function turnWheelWithControl({ x, y }: Point, deltaY: number): void {
  const at = { clientX: x, clientY: y, deltaY, ctrlKey: true };
  const wheel = new WheelEvent('wheel', { ...at, bubbles: true, cancelable: true });
  const isLeft = document.elementFromPoint(x, y)?.dispatchEvent(wheel);
  if (isLeft) throw new Error('The page would be zoomed');
}
