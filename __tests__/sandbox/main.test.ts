import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxForTest } from '@/__tests__/sandbox/with-sandbox';
import { freePort } from '@/scripts/test/free-port';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sandbox-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the command until it ends, or ends it once it has printed its address. */
function run(env: Record<string, string>): Promise<{ code: number | null; out: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
      env: { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: '', ...env },
    });
    let out = '';
    const hear = (chunk: unknown) => {
      out += String(chunk);
      if (out.includes('ready')) child.kill('SIGTERM');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve({ code, out: out.trim() }));
  });
}

it('prints one line with its address and ends cleanly on a signal', async () => {
  const { code, out } = await run({ SANDBOX_PORT: String(await freePort()), SANDBOX_JOBS: '7' });
  expect(out).toMatch(/^Sandbox ready at http:\/\/127\.0\.0\.1:\d+ with 7 jobs$/);
  expect(code).toBe(0);
}, 30_000);

it('reports in one line that the port is taken', async () => {
  const holder = await sandboxForTest({ jobs: 0 });
  const port = new URL(holder.url).port;
  const { code, out } = await run({ SANDBOX_PORT: port });
  await holder.remove();
  expect(out).toBe(`Port ${port} is in use: stop what uses it, or set SANDBOX_PORT to another.`);
  expect(code).toBe(1);
}, 30_000);

it.each(['many', '-1', '1.5', '100001'])(
  'refuses SANDBOX_JOBS=%s in one line',
  async (SANDBOX_JOBS) => {
    const { code, out } = await run({ SANDBOX_JOBS });
    expect(out).toBe(`SANDBOX_JOBS is not a whole number from 0 to 100000: "${SANDBOX_JOBS}"`);
    expect(code).toBe(1);
  },
  30_000,
);
