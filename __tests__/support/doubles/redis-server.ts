import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/test/free-port';

/** Whether there is a Redis to test with; if not, the suites say so and pass. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
export const NO_REDIS = 'skipped: redis-server is not installed';
// Not in Playwright's workers: its main process has printed it already.
if (!hasRedis && process.env.TEST_WORKER_INDEX === undefined) process.stderr.write(`${NO_REDIS}\n`);

/** A Redis for this test alone. */
export type RedisServer = {
  readonly url: string;
  /** Killed without warning, losing all its data. */
  readonly kill: () => Promise<void>;
  /** Hangs: connections stay open, answers do not arrive. */
  readonly hang: () => void;
  readonly goOn: () => void;
  /** Starts it after `kill`, at the same address. */
  readonly comeBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const answersPing = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => resolve(data.toString().startsWith('+PONG')));
    socket.once('data', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const dir = await mkdtemp(join(tmpdir(), 'redis-'));
  let child: ChildProcess;

  async function start(): Promise<void> {
    const where = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir];
    child = spawn('redis-server', [...where, '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    for (let tries = 0; tries < 200; tries += 1) {
      if (await answersPing(port)) return;
      await pause(50);
    }
    throw new Error('redis-server did not start');
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    comeBack: start,
    stop: async () => {
      await kill();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
