import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';
import { heapFlag } from '../server/heap.mjs';

/** The deployment of deploy/README.md on this machine: a front, instances, and a Redis where there is one. */
export type Deployment = {
  readonly url: string;
  readonly instances: readonly Part[];
  /** Null where redis-server is not installed. */
  readonly redis: Part | null;
  /** Folder of configuration, logs, caches and data; gone with the deployment. */
  readonly folder: string;
  readonly close: () => Promise<void>;
};

/** A process of the deployment. */
export type Part = {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Sends a signal and waits for the end: the code it ended with, null when the signal itself ended it. */
  readonly end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

type Options = {
  /** Where `npm run release`, or a test build, has left its standalone tree. */
  readonly distDir: string;
  readonly platformUrl: string;
  readonly port?: number;
  readonly instances?: number;
  /** Settings of the instances beside those of the recipe. */
  readonly settings?: Readonly<Record<string, string>>;
};

const TEMPLATE = 'deploy/nginx/site.conf.template';
/** Where Debian keeps servers, on no plain user's path. */
const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);
const has = (program: string, flag: string) =>
  spawnSync(program, [flag], { stdio: 'ignore', env: { ...process.env, PATH } }).status === 0;

/** What the deployment needs and this machine lacks; null when all is there. */
export const missingForDeployment = (): string | null =>
  has('nginx', '-v') ? null : 'nginx is not installed';

type Plan = {
  readonly url: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly log: string;
  readonly isReady: () => Promise<boolean>;
};

const answers = (url: string) =>
  fetch(url)
    .then(({ ok }) => ok)
    .catch(() => false);

function part({ url, command: [program, ...args], cwd, env, log, isReady }: Plan): Part {
  let child: ChildProcess | null = null;
  let gone: Promise<unknown> = Promise.resolve();
  return {
    url,
    async start() {
      const output = openSync(log, 'a');
      const options = { env: { ...process.env, PATH, ...env }, stdio: ['ignore', output, output] };
      const started = spawn(program, args, { ...options, ...(cwd ? { cwd } : {}) } as never);
      child = started;
      gone = new Promise((done) => started.once('exit', done));
      for (let tries = 0; tries < 300 && started.exitCode === null; tries += 1) {
        if (await isReady()) return;
        await pause(100);
      }
      throw new Error(`${program} did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    },
    async end(signal = 'SIGTERM') {
      child?.kill(signal);
      await gone;
      return child?.exitCode ?? null;
    },
  };
}

/** Fills in the template's names, as envsubst does. */
const fillIn = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);

function nginxPart(folder: string, distDir: string, port: number, sockets: readonly string[]) {
  const site = fillIn(readFileSync(TEMPLATE, 'utf8'), {
    LISTEN: `127.0.0.1:${port}`,
    SERVER_NAME: '_',
    UPSTREAM_SERVERS: sockets
      .map((path) => `server unix:${path} max_fails=1 fail_timeout=1s;`)
      .join('\n  '),
    RUN_DIR: folder,
    CONF_DIR: folder,
    CACHE_DIR: join(folder, 'cache'),
    STATIC_DIR: join(folder, 'assets'),
    ACCESS_LOG: join(folder, 'access.log'),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  // Started by root, nginx works as somebody else, who may not look into this folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const conf = join(folder, 'nginx.conf');
  writeFileSync(
    conf,
    `${user}daemon off;\nworker_processes 1;\npid ${join(folder, 'nginx.pid')};\nevents {}\nhttp {\n${temporary}\n${site}\n}\n`,
  );
  const assets = join(folder, 'assets', '_next', 'static');
  cpSync(join(distDir, 'standalone', distDir, 'static'), assets, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, 'nginx.log');
  return part({
    url,
    command: ['nginx', '-e', 'stderr', '-p', folder, '-c', conf],
    log,
    isReady: () => answers(`${url}/api/health`),
  });
}

async function redisPart(folder: string): Promise<Part> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const log = join(folder, 'redis.log');
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return part({
    url,
    command: ['redis-server', ...flags],
    log,
    isReady: async () => readFileSync(log, 'utf8').includes('Ready to accept connections'),
  });
}

/** Starts all of it on free ports. Whoever starts it closes it. */
export async function startDeployment(options: Options): Promise<Deployment> {
  const { distDir, platformUrl, instances: count = 2, settings = {} } = options;
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const redis = has('redis-server', '--version') ? await redisPart(folder) : null;
  const instances: Part[] = [];
  const socketOf = (n: number) => join(folder, `site-${n}.sock`);
  for (let n = 0; n < count; n += 1) {
    const own = await freePort();
    const dataDir = join(folder, `data-${n}`);
    mkdirSync(dataDir);
    instances.push(
      part({
        url: `http://127.0.0.1:${own}`,
        command: [
          process.execPath,
          heapFlag(),
          '--import',
          './scripts/server/request-guard.mjs',
          'server.js',
        ],
        cwd: resolve(distDir, 'standalone'),
        env: {
          NODE_ENV: 'production',
          HOSTNAME: '127.0.0.1',
          PORT: String(own),
          SITE_URL: url,
          STAFFING_API_BASE_URL: platformUrl,
          TRUSTED_PROXIES: '1',
          DATA_DIR: dataDir,
          LISTEN_SOCKET: socketOf(n),
          DRAIN_SECONDS: '1',
          ...(redis ? { REDIS_URL: redis.url } : {}),
          ...settings,
        },
        log: join(folder, `site-${n}.log`),
        isReady: () => answers(`http://127.0.0.1:${own}/api/health`),
      }),
    );
  }
  const front = nginxPart(
    folder,
    distDir,
    port,
    instances.map((_, n) => socketOf(n)),
  );
  const close = async () => {
    await front.end();
    await Promise.all(instances.map((instance) => instance.end()));
    await redis?.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await redis?.start();
    await Promise.all(instances.map((instance) => instance.start()));
    await front.start();
  } catch (error) {
    await close();
    throw error;
  }
  return { url, instances, redis, folder, close };
}
