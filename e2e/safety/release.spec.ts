import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@/scripts/test/free-port';
import { answers, part } from '@/scripts/test/part';
import { expect, test } from '../support/test';
import { Platform } from '../support/world/world';

/** Room for some growth: with all packages of production it would be above 500. */
const TREE_MB = 75;

const megabytesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => lstatSync(join(folder, name)).size)
    .reduce((sum, size) => sum + size, 0) / 1_000_000;

/** The owner's commands: what is typed, how it ends, and what it says of this release's site. */
const COMMANDS: readonly (readonly [line: string, code: number, says: RegExp])[] = [
  ['outbox -- list', 0, /^No applications are waiting\.$/m],
  ['report', 0, /^Calls to the platform$/m],
  ['backup -- ../backups', 0, /site-.*\.db: \d+ rows, intact\./],
  ['platform:check', 0, /^List jobs +ok +200 .* a list of 5$/m],
  // That of the build, which leads nowhere.
  [
    'site:check',
    1,
    /^Database: SQLite, .*\n\nSETTINGS\nmust +SITE_URL +leads to www\.example\.com/m,
  ],
];

test('a release is small, and runs where there are no sources and no packages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const tree = join(folder, 'tree');
  cpSync('.next-full/standalone', tree, { recursive: true, verbatimSymlinks: true });
  expect(megabytesOf(tree)).toBeLessThan(TREE_MB);
  // Nothing resizes pictures.
  expect(existsSync(join(tree, 'node_modules/@img'))).toBe(false);

  const platform = await Platform.start(5);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    STAFFING_API_BASE_URL: platform.apiUrl,
    DATA_DIR: join(folder, 'data'),
  };
  /** What an owner's command says, as typed in the folder of the release. */
  const type = async (line: string, env: Readonly<Record<string, string>>) => {
    const args = ['run', '--silent', ...line.split(' ')];
    // The platform answers from this process, which must not wait for the command.
    const child = spawn('npm', args, { cwd: tree, env: { ...process.env, ...env } });
    const ended = once(child, 'close');
    const said = (await text(child.stdout)) + (await text(child.stderr));
    const [code] = await ended;
    return { code: Number(code), said };
  };
  const site = part({
    url,
    // From another folder, as a process manager may do.
    command: [process.execPath, join(tree, 'server/main.mjs')],
    cwd: folder,
    env: {
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
      TRUSTED_PROXIES: '1',
      ...settings,
      DRAIN_SECONDS: '0',
    },
    log: join(folder, 'log'),
    isReady: () => answers(`${url}/api/health`),
  });
  try {
    await site.start();
    for (const path of ['/', '/about', '/jobs', '/contact', '/share/why.png']) {
      const answer = await fetch(url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
    }
    // Its address is the one that it was built with.
    const host = { 'x-forwarded-host': 'www.example.com' };
    const { headers } = await fetch(`${url}/about`, { headers: host });
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-robots-tag')).toBeNull();
    expect((await fetch(`${url}/jobs/%`)).status).toBe(400);
    const short = await fetch(`${url}/rn`, { redirect: 'manual' });
    expect([short.status, short.headers.get('location')]).toEqual([307, '/jobs?title=RN']);
    // As it ends, it writes what it has counted.
    expect(await site.end('SIGTERM')).toBe(0);
    for (const [line, code, says] of COMMANDS) {
      const ended = await type(line, settings);
      expect(ended.said, line).toMatch(says);
      expect([line, ended.code]).toEqual([line, code]);
    }
    for (const line of ['outbox -- list', 'report', 'backup -- ../backups'])
      expect(await type(line, { DATA_DIR: '' }), line).toEqual({
        code: 1,
        said: expect.stringMatching(/here is no .*site\.db: is DATA_DIR set, has the site run\?/),
      });
    const other = spawnSync(process.execPath, [join(tree, 'server/main.mjs')], {
      env: { ...process.env, SITE_URL: 'https://other.example', LOG_LEVEL: 'loud' },
      encoding: 'utf8',
    });
    expect([other.status, other.stdout]).toEqual([1, '']);
    expect(other.stderr).toMatch(/^ {2}- LOG_LEVEL /m);
    expect(other.stderr).toContain(
      '  - SITE_URL is "https://other.example", but this release was built with "https://www.example.com"',
    );
  } finally {
    await site.end('SIGKILL');
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
