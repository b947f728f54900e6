import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '@/scripts/test/chromium.mjs';
import { itUnless } from '../support/left-out';

const NO_BROWSER = { CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' };

async function run(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [...args], { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'exit');
  return { code, lines: output.trim().split('\n') };
}

describe('requirements of `npm start` and `npm test`', () => {
  it.each(['scripts/setup.mjs', 'scripts/start.mjs'])(
    'a busy port is reported by one clear line of %s',
    async (script) => {
      const server = createServer().listen(0);
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const args = script.endsWith('setup.mjs') ? [script, '--build'] : [script];
      const { code, lines } = await run(args, { PORT: String(port) });
      server.close();
      expect(code).toBe(1);
      expect(lines).toEqual([
        `[setup] Port ${port} for the site is in use: stop what runs there, or choose another with PORT=…`,
      ]);
    },
    30_000,
  );

  it('a missing Chromium is reported by one clear line, after what was tried', async () => {
    const { code, lines } = await run(['scripts/setup.mjs', '--browser'], {
      ...NO_BROWSER,
      PATH: '/nowhere',
    });
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe(
      '[setup] No Chromium: install one and say where it is with CHROMIUM_PATH=/path/to/chromium.',
    );
  }, 60_000);

  it('an installed Chromium is preferred to Playwright’s own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
    const chromium = join(folder, 'chromium');
    writeFileSync(chromium, `#!${process.execPath}\n`, { mode: 0o755 });
    const script = `import { findChromium } from './scripts/test/chromium.mjs'; console.log(findChromium());`;
    const env = { CHROMIUM_PATH: '', PATH: folder };
    const { lines } = await run(['--input-type=module', '-e', script], env);
    rmSync(folder, { recursive: true });
    expect(lines).toEqual([chromium]);
  });

  // The place of the download on other systems is up to Playwright.
  itUnless(process.platform === 'linux' ? null : 'written for Linux')(
    'a browser that Playwright has downloaded is enough',
    async () => {
      const onMachine = findChromium();
      const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
      const own = { ...NO_BROWSER, PLAYWRIGHT_BROWSERS_PATH: folder };
      const plan = await run(
        ['node_modules/playwright/cli.js', 'install', '--dry-run', '--only-shell', 'chromium'],
        own,
      );
      const [, place = '/nowhere'] =
        /Install location:\s+(.*shell.*)/.exec(plan.lines.join('\n')) ?? [];
      const shell = join(place, 'chrome-headless-shell-linux64');
      mkdirSync(shell, { recursive: true });
      symlinkSync(onMachine ?? chromium.executablePath(), join(shell, 'chrome-headless-shell'));
      const script = `import { hasChromium } from './scripts/test/chromium.mjs'; console.log(hasChromium());`;
      const has = await run(['--input-type=module', '-e', script], { ...own, PATH: '/nowhere' });
      rmSync(folder, { recursive: true });
      expect(has.lines).toEqual(['true']);
    },
    60_000,
  );
});
