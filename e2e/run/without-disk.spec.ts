import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noPostgres, startPostgres, type PostgresServer } from '@/__tests__/support/postgres';
import { heapFlag } from '@/scripts/heap.mjs';
import { freePort } from '@/scripts/test/free-port';
import { expect, test } from '../support/test';
import { OUTBOX_SETTINGS, postApplication, waitingAt } from '../support/world/outbox';
import { Platform } from '../support/world/world';

const APPLY = 'POST /services/apexrest/jobportal/v1/apply';
const NOBODY = 65_534;

/** Makes every file system that a process sees read-only: for this process and those it starts. */
const LOCK = 'mount --make-rprivate / && mount -o remount,bind,ro /';
const canLock = () => spawnSync('unshare', ['--mount', 'sh', '-c', LOCK]).status === 0;

const cannot =
  noPostgres ??
  (process.platform === 'linux' && process.getuid?.() === 0 && canLock()
    ? null
    : 'only root can take the disk away from a process');

/** A release as a container runs it: as a user who owns nothing, with a file system that nobody can write (docs/decisions/0064). */
test.describe('with DATABASE_URL, a release needs no disk', () => {
  test.skip(cannot !== null, cannot ?? '');
  test.describe.configure({ mode: 'serial' });

  let platform: Platform;
  let postgres: PostgresServer;
  let databaseUrl: string;
  let folder: string;
  let url: string;
  let child: ChildProcess | null = null;
  let said = '';

  async function start(): Promise<void> {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const user = `setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups`;
    const server = `${join(folder, 'node')} ${heapFlag()} server/main.mjs`;
    child = spawn('unshare', ['--mount', 'sh', '-c', `${LOCK} && exec ${user} ${server}`], {
      cwd: join(folder, 'site'),
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        HOSTNAME: '127.0.0.1',
        PORT: String(port),
        STAFFING_API_BASE_URL: platform.apiUrl,
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, 'data'),
        DRAIN_SECONDS: '0',
        ...OUTBOX_SETTINGS,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (said += text.toString()));
    await expect
      .poll(
        () =>
          fetch(`${url}/jobs`).then(
            ({ status }) => status,
            () => null,
          ),
        { timeout: 60_000, message: said },
      )
      .toBe(200);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill(signal);
    await gone;
    child = null;
  }

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    platform = await Platform.start(20);
    postgres = await startPostgres();
    databaseUrl = postgres.newDatabase();
    folder = mkdtempSync(join(tmpdir(), 'without-disk-'));
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'data'));
    cpSync(process.execPath, join(folder, 'node'));
    cpSync('.next-full/standalone', join(folder, 'site'), { recursive: true });
  });
  test.afterAll(async () => {
    if (child) await end('SIGKILL');
    await platform?.close();
    await postgres?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('its pages are served, and an application waits across a kill until the platform is back', async () => {
    await start();
    for (const path of ['/', '/jobs?state=TX', '/about', '/api/jobs'])
      expect((await fetch(url + path)).status, path).toBe(200);
    await platform.fault({ match: APPLY, status: 503 });
    expect(await postApplication(url, { email: 'one@mail.example', resume: null })).toMatchObject({
      status: 202,
    });
    await end('SIGKILL');
    await start();
    await expect.poll(() => waitingAt(url)).toBe(1);
    await platform.heal();
    await expect
      .poll(async () => (await platform.inbox()).map(({ email }) => email), { timeout: 90_000 })
      .toEqual(['one@mail.example']);
  });

  test('while the database is away, too, pages are served and nothing is acknowledged that is kept nowhere', async () => {
    await postgres.kill();
    await expect.poll(() => said).toContain('PostgreSQL is unavailable');
    for (const path of ['/', '/jobs?state=FL', '/jobs?q=nurse', '/api/jobs'])
      expect((await fetch(url + path)).status, path).toBe(200);
    // The platform takes it.
    expect(await postApplication(url, { email: 'two@mail.example', resume: null })).toMatchObject({
      status: 200,
    });
    await platform.fault({ match: APPLY, status: 503 });
    const body = new FormData();
    for (const [name, value] of Object.entries({
      firstName: 'Sample',
      lastName: 'Applicant',
      email: 'three@mail.example',
      phone: '5155550168',
      receiveUpdates: 'true',
    }))
      body.append(name, value);
    const refused = await fetch(`${url}/api/applications`, { method: 'POST', body });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await postgres.comeBack();
    await expect.poll(() => said, { timeout: 20_000 }).toContain('PostgreSQL is back');
    await platform.fault({ match: APPLY, status: 503 });
    expect(await postApplication(url, { email: 'four@mail.example', resume: null })).toMatchObject({
      status: 202,
    });
    await platform.heal();
    await expect
      .poll(async () => (await platform.inbox()).map(({ email }) => email), { timeout: 90_000 })
      .toContain('four@mail.example');
  });
});
