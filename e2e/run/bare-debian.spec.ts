import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from '../support/debian/blocks';
import { missingForDebian, startDebian, type Machine } from '../support/debian/machine';
import { expect, test } from '../support/test';
import { Platform } from '../support/world/world';

const missing = missingForDebian();
if (missing) console.log(`skipped: ${missing}`);

test.describe('deploy/README.md, pasted block by block', () => {
  test.skip(missing !== null, missing ?? '');
  test.describe.configure({ mode: 'serial', retries: 0 });

  let platform: Platform;
  let machine: Machine;
  const pasted: string[] = ['names'];
  const paste = (...names: string[]) => {
    pasted.push(...names);
    return machine.paste(...names);
  };

  test.beforeAll(async () => {
    platform = await Platform.start(60);
    machine = await startDebian({ platformUrl: platform.apiUrl, distDir: '.next-full' });
  });
  test.afterAll(async () => {
    await machine?.close();
    await platform?.close();
  });

  test('makes a release, user, folders, settings, Redis and the firewall', () => {
    paste('build', 'packages', 'node', 'folders', 'settings', 'redis', 'firewall');
    expect(existsSync(join(machine.root, 'run/fernway'))).toBe(true);
    const settings = join(machine.root, 'etc/fernway.env');
    expect(statSync(settings).mode & 0o777).toBe(0o600);
    expect(readFileSync(settings, 'utf8')).toMatch(/^APPLICATION_SPOOL_KEY=[\w+/]{43}=$/m);
    expect(machine.calls()).toContain('useradd --system');
    for (const rule of ['allow OpenSSH', 'allow 80/tcp', '--force enable'])
      expect(machine.calls()).toContain(`ufw ${rule}`);
  });

  test('starts both instances, gets a certificate by port 80, and puts the front before them', () => {
    paste('start');
    expect(machine.calls()).toContain(`systemctl restart fernway@${machine.ports['3002']}`);
    paste('certificate', 'front');
    expect(machine.calls()).toMatch(
      /certbot certonly --webroot .*--deploy-hook systemctl reload nginx/,
    );
  });

  test('ends on https: redirects, one name, HTTP/2, headers, found by search engines, well', async () => {
    const lines = await test.step('the check block', async () => {
      await expect
        // An instance that was ended while it read the feed keeps its turn for 15 s more.
        .poll(() => machine.paste('check'), { timeout: 45_000 })
        // Either instance answers: the one that reads the feed, or the one that reads what the other has kept.
        .toMatch(/"source":"(platform|redis)"/);
      return paste('check').split('\n');
    });
    expect(lines.slice(0, 6)).toEqual([
      '308 https://www.example.com/jobs',
      '308 https://www.example.com/jobs',
      '308 https://www.example.com/jobs',
      'HTTP/2 200',
      '2',
      '0',
    ]);
    expect(lines[6]).toContain('"status":"ok"');
  });

  test('a page comes whole in a browser, by its name', async ({ playwright }) => {
    const browser = await playwright.chromium.launch({
      ...test.info().project.use.launchOptions,
      args: [
        ...(test.info().project.use.launchOptions?.args ?? []),
        `--host-resolver-rules=MAP www.example.com:443 127.0.0.1:${machine.ports['443']}`,
      ],
    });
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    await page.goto('https://www.example.com/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await browser.close();
  });

  test('is renewed: another release in place, the certificate tried', () => {
    const first = machine.calls().split('\n').length;
    paste('renewal', 'certificate-renewal');
    const renewed = machine
      .calls()
      .split('\n')
      .slice(first - 1)
      .join('\n');
    expect(renewed).toContain(`systemctl restart fernway@${machine.ports['3001']}`);
    expect(renewed).toContain('certbot renew --dry-run');
    expect(machine.paste('check')).toContain('HTTP/2 200');
  });

  test('no block is left out here', () => {
    expect(
      [...blocksOf('deploy/README.md').keys()].filter((name) => !pasted.includes(name)),
    ).toEqual([]);
  });
});
