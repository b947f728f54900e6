import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '@/scripts/test/needs.mjs';
import { connectBidi, type Bidi } from './bidi';
import { inJson, type Engine, type EngineWindow, type WindowOptions } from './engine';
import { dragFingers, pressAt, pressesOf, turnWheelAt } from './w3c-actions';

/** A browser that asks nobody for anything, with the system's appearance. 0 is dark, 1 is light. */
const preferences = (dark: boolean) => ({
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'ui.prefersReducedMotion': 1,
  // Its scroll bar takes no room from the page, like that of a phone.
  'ui.useOverlayScrollbars': 1,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.blockedURIs.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_beforeunload': true,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // Requests that leave this machine fail: nobody listens there. This machine itself is asked directly.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
});

type Running = { readonly bidi: Bidi; readonly version: string; readonly end: () => Promise<void> };

/** Starts Firefox by WebDriver BiDi, which it speaks itself. The appearance is a preference: a dark window needs a process of its own. */
export async function startFirefox(): Promise<Engine> {
  const light = await startProcess(false);
  let dark: Running | undefined;
  return {
    open: async (options) => {
      if (!options.dark) return openWindow(light, options);
      dark ??= await startProcess(true);
      return openWindow(dark, options);
    },
    close: async () => {
      for (const running of [light, dark]) await running?.end();
    },
  };
}

async function startProcess(dark: boolean): Promise<Running> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences(dark)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(
    findFirefox() ?? 'firefox',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const bidi = await connectBidi(`${await addressOf(firefox)}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  );
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    bidi,
    version: capabilities.browserVersion,
    end: async () => {
      const ended = new Promise((resolve) => firefox.once('exit', resolve));
      firefox.kill();
      await ended;
      bidi.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox prints where it listens. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    firefox.once('error', reject);
    firefox.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
    firefox.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
  });
}

async function openWindow(
  { bidi, version }: Running,
  { width, height }: WindowOptions,
): Promise<EngineWindow> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
  const call = (run: string, args: readonly string[]) =>
    bidi.send<Called>('script.callFunction', {
      functionDeclaration: run,
      target: { context },
      arguments: args.map((value) => ({ type: 'string', value })),
      awaitPromise: true,
      // Some APIs answer only to visitors.
      userActivation: true,
    });
  const perform = (...actions: readonly object[]) =>
    bidi.send<void>('input.performActions', { context, actions });
  bidi.errors();
  return {
    version,
    goto: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (run, ...args) => {
      const called = await call(inJson(run), [JSON.stringify(args)]);
      if (called.type === 'exception')
        throw new Error(`In the page: ${called.exceptionDetails.text}`);
      return JSON.parse(called.result.value);
    },
    press: (at, heldMs) => perform(pressAt(at, heldMs)),
    keys: (keys) => perform(pressesOf(keys)),
    wheel: (at, dy, held) => perform(...turnWheelAt(at, dy, held)),
    fingers: (lines) => perform(...dragFingers(lines)),
    upload: async (selector, path) => {
      const called = await call('(selector) => document.querySelector(selector)', [selector]);
      if (called.type === 'exception') throw new Error(`No ${selector}`);
      const element = { sharedId: called.result.sharedId };
      await bidi.send('input.setFiles', { context, element, files: [path] });
    },
    screenshot: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    errors: async () => bidi.errors(),
    close: () => bidi.send('browser.removeUserContext', { userContext }),
  };
}

type Called =
  | { readonly type: 'success'; readonly result: { value: string; sharedId: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { text: string } };
