import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/test/free-port';
import { heapFlag } from '@/scripts/heap.mjs';

export type Site = {
  readonly url: string;
  readonly pid: number;
  /** Everything the site wrote to its output so far. */
  readonly output: () => string;
  readonly dataDir: string;
  /** Sends a signal and waits for the process to end; what is on disk stays. Returns the exit code. */
  readonly end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
  readonly stop: () => Promise<void>;
};

type SiteOptions = {
  /** Which of the two builds (docs/decisions/0040). */
  readonly build: 'bare' | 'full';
  readonly platformUrl: string;
  /** Folder of the snapshot; a fresh one unless given. */
  readonly dataDir?: string;
  /** Settings beside the usual ones; an empty text is the setting's default. */
  readonly settings?: Readonly<Record<string, string>>;
  /** False starts it by `next start`, with no server of ours around it; true unless given. */
  readonly isGuarded?: boolean;
  /** Heap size, for lists longer than a site of usual size is made for. */
  readonly heapMb?: number;
  /**
   * Whether the start waits for a list of jobs, from the platform or stored; true unless given. Without one, a site's first visitors may
   * be told that there is none yet. False is for tests that look at that.
   */
  readonly waitsForList?: boolean;
};

const NEXT_START = ['node_modules/next/dist/bin/next', 'start'];

/** How long a site may take to start, and to read its first list. */
const START_MS = 60_000;

async function untilItIsReady(
  url: string,
  child: ChildProcess,
  waitsForList: boolean,
): Promise<boolean> {
  const end = Date.now() + START_MS;
  while (child.exitCode === null && Date.now() < end) {
    const health: { source: string | null } | null = await fetch(`${url}/api/health`).then(
      (answer) => answer.json(),
      () => null,
    );
    if (health && (health.source !== null || !waitsForList)) return true;
    await pause(50);
  }
  return false;
}

/** Starts the production build on a free port, as `npm start` does, and waits until it has jobs to show. */
export async function startSite({
  build,
  platformUrl,
  dataDir,
  settings = {},
  isGuarded = true,
  heapMb,
  waitsForList = true,
}: SiteOptions): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'site-data-')));
  const server = isGuarded ? ['server/main.mjs'] : NEXT_START;
  const child = spawn(process.execPath, [heapFlag(heapMb), ...server], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: `.next-${build}`,
      STAFFING_API_BASE_URL: platformUrl,
      SITE_URL: url,
      DATA_DIR: folder,
      PORT: String(port),
      // There is no reverse proxy in front.
      DRAIN_SECONDS: '0',
      // A suite sends more than a client may; one test uses the default.
      RATE_LIMIT_APPLICATIONS: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const output = () => text;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (!(await untilItIsReady(url, child, waitsForList))) {
    child.kill('SIGKILL');
    throw new Error(`The site did not start, or has no list of jobs:\n${output()}`);
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    dataDir: folder,
    end: async (signal) => {
      if (isRunning()) child.kill(signal);
      await gone;
      return child.exitCode;
    },
    stop: async () => {
      if (isRunning()) {
        child.kill('SIGTERM');
        await Promise.race([gone, pause(5_000).then(() => child.kill('SIGKILL'))]);
      }
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}
