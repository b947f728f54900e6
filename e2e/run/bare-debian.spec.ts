import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missing } from '@/scripts/test/needs.mjs';
import { blocksOf } from '../support/debian/blocks';
import { startDebian, type Machine } from '../support/debian/machine';
import { expect, test } from '../support/test';
import { Platform } from '../support/world/world';

const reason = missing('the recipe');

test.describe('deploy/README.md, pasted block by block', () => {
  test.skip(reason !== null, reason ?? '');
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

  test('makes a release, user, folders, settings and the firewall', () => {
    paste('build', 'packages', 'node', 'folders', 'settings', 'firewall');
    expect(existsSync(join(machine.root, 'run/fernway'))).toBe(true);
    const settings = join(machine.root, 'etc/fernway.env');
    expect(statSync(settings).mode & 0o777).toBe(0o600);
    expect(readFileSync(settings, 'utf8')).toMatch(/^APPLICATION_SPOOL_KEY=[\w+/]{43}=$/m);
    expect(machine.calls()).toContain('useradd --system');
    for (const rule of ['allow OpenSSH', 'allow 80/tcp', '--force enable'])
      expect(machine.calls()).toContain(`ufw ${rule}`);
  });

  test('starts both instances, gets a certificate through port 80, and starts the front', () => {
    paste('start');
    expect(machine.calls()).toContain(`systemctl restart fernway@${machine.ports['3002']}`);
    paste('certificate', 'front');
    expect(machine.calls()).toMatch(
      /certbot certonly --webroot .*--deploy-hook systemctl reload nginx/,
    );
  });

  test('serves https: redirects, one name, HTTP/2, headers, indexable, healthy', async () => {
    const lines = await test.step('the check block', async () => {
      let said = '';
      // nginx answers at its new ports a moment after `reload` has returned, and an instance that was ended while reading the feed keeps
      // its lease for 15 s more.
      await expect(() => {
        said = machine.paste('check');
        // Either instance answers: the one that reads the feed, or the one that uses what the other has stored.
        expect(said).toMatch(/"source":"(platform|database|disk)"/);
      }).toPass({ timeout: 45_000 });
      pasted.push('check');
      return said.split('\n');
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

  test('has the owner’s commands, with the settings of the service, and a backup of every day', () => {
    const said = machine.paste('commands');
    pasted.push('commands');
    for (const found of [
      /^No applications are waiting\.\noutbox ended well$/m,
      /^Views of jobs, .*/m,
      /: \d+ rows, intact\.\nbackup ended well$/m,
      // The platform cannot answer while the block runs: both are in this process.
      /^List jobs .*\n/m,
      /^Database: SQLite, .*; backup: 0 days old$/m,
    ])
      expect(said).toMatch(found);
    const backups = readdirSync(join(machine.root, 'var/lib/fernway-backups'));
    expect(backups).toEqual([
      expect.stringMatching(/^site-.*\.db$/),
      expect.stringMatching(/^site-.*\.db$/),
    ]);
  });

  test('a page loads in a browser by its host name', async ({ playwright }) => {
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

  test('installs another release, and tests the renewal of the certificate', () => {
    const first = machine.calls().split('\n').length;
    // The unit of an earlier release, whose command starts nothing in this one.
    const unit = join(machine.root, 'etc/systemd/system/fernway@.service');
    const current = readFileSync(unit, 'utf8');
    writeFileSync(unit, current.replace('server/main.mjs', 'server.js'));
    paste('renewal', 'certificate-renewal');
    const renewed = machine
      .calls()
      .split('\n')
      .slice(first - 1)
      .join('\n');
    expect(readFileSync(unit, 'utf8')).toBe(current);
    expect(renewed).toContain('systemctl daemon-reload');
    expect(renewed).toContain(`systemctl restart fernway@${machine.ports['3001']}`);
    expect(renewed).toContain('certbot renew --dry-run');
    expect(machine.paste('check')).toContain('HTTP/2 200');
  });

  test('no block of the README is left out here', () => {
    expect(
      [...blocksOf('deploy/README.md').keys()].filter((name) => !pasted.includes(name)),
    ).toEqual([]);
  });
});
