import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/test/free-port';
import { findPostgres, missing } from '@/scripts/test/needs.mjs';

const PROGRAMS = findPostgres();

/** Why there is none to test with; null if there is. */
export const noPostgres = missing('postgresql');

/** It refuses to run as root: the user it is installed with, then. */
const user =
  process.getuid?.() === 0
    ? { uid: idOf('-u'), gid: idOf('-g') }
    : { uid: undefined, gid: undefined };

function idOf(which: '-u' | '-g'): number {
  const { stdout, status } = spawnSync('id', [which, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : 65_534;
}

const program = (name: string) => join(PROGRAMS ?? '', name);
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

/** Makes a server's data: once in a run of Jest (RUN_FOLDER), because a copy of it takes a tenth of the time. */
function makeData(data: string): void {
  const made = process.env.RUN_FOLDER && join(process.env.RUN_FOLDER, 'postgres');
  if (made && existsSync(made)) return void copy(made, data);
  const how = ['-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(program('initdb'), ['-D', data, ...how], { ...user, stdio: 'ignore' });
  if (!made) return;
  const ours = `${made}-${process.pid}`;
  copy(data, ours);
  try {
    renameSync(ours, made);
  } catch {
    // Another process was faster: its folder stays.
  }
}

/** A PostgreSQL for this test alone. */
export type PostgresServer = {
  /** Address of a new, empty database. */
  readonly newDatabase: () => string;
  /** Dies without warning, as in a power cut, and loses what it has not written. */
  readonly kill: () => Promise<void>;
  /** Hangs: connections stay open, answers do not arrive. */
  readonly hang: () => void;
  readonly goOn: () => void;
  /** Starts it after `kill`, at the same address. */
  readonly comeBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** @param durable writes to the disk as a real one does; otherwise it keeps its files in memory as long as it can */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  makeData(data);
  let server: ChildProcess;
  let databases = 0;

  async function start(): Promise<void> {
    const where = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
    server = spawn(program('postgres'), [...where, ...(durable ? [] : ['-F'])], options);
    for (let tries = 0; tries < 400; tries += 1) {
      // It listens before it lets anybody in.
      if (spawnSync(program('pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0)
        return;
      await pause(50);
    }
    throw new Error('PostgreSQL did not start');
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    signalAll(server.pid, 'SIGCONT');
    server.kill(signal);
    await gone;
  }

  await start();
  return {
    newDatabase() {
      const name = `test_${(databases += 1)}`;
      const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'site'];
      execFileSync(program('createdb'), [...at, name], options);
      return `postgresql://site@127.0.0.1:${port}/${name}`;
    },
    // Its processes end at once, without writing anything.
    kill: () => end('SIGQUIT'),
    hang: () => signalAll(server.pid, 'SIGSTOP'),
    goOn: () => signalAll(server.pid, 'SIGCONT'),
    comeBack: start,
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** To the server and to each process that it has started for a connection. */
function signalAll(server: number | undefined, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  for (const [pid = 0, parent] of all)
    if (pid === server || parent === server) signalOne(pid, signal);
}

/** The process of a connection may have ended since it was listed. */
function signalOne(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
