import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { noPostgres, startPostgres, type PostgresServer } from '@/__tests__/support/postgres';
import { freePort } from './free-port';
import { balancerPart, frontPart } from './nginx-parts';
import { answers, part, type Part } from './part';
import { heapFlag } from '../heap.mjs';

/** The deployment of deploy/README.md, or of deploy/two-machines.md, on this machine: fronts, instances and their database. */
export type Deployment = {
  /** What visitors request: the front, or the balancer before two. */
  readonly url: string;
  readonly fronts: readonly Part[];
  readonly instances: readonly Part[];
  /** What two machines share; null for one, whose instances share a file, and if PostgreSQL is not installed. */
  readonly postgres: PostgresServer | null;
  /** Folder of configuration, logs, caches and data; removed with the deployment. */
  readonly folder: string;
  /** For each front, the folder of its configuration, log, cache and assets. */
  readonly frontFolders: readonly string[];
  readonly close: () => Promise<void>;
};

type Options = {
  /** Build folder of `npm run release`, or of a test build, which contains the standalone tree. */
  readonly distDir: string;
  readonly platformUrl: string;
  readonly port?: number;
  /** With two, each has a front and one instance, and a balancer is in front of them; one alone has both instances. */
  readonly machines?: 1 | 2;
  /** Whether the front believes visitors' X-Forwarded-For, as if it came from a balancer: a test can be many clients. */
  readonly trustsVisitors?: boolean;
  /** Additional settings of the instances. */
  readonly settings?: Readonly<Record<string, string>>;
};

type Instance = { readonly part: Part; readonly socket: string; readonly address: string };

async function instanceOf(
  n: number,
  folder: string,
  dataDir: string,
  distDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<Instance> {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const socket = join(folder, `site-${n}.sock`);
  const own = part({
    url: `http://${address}`,
    command: [process.execPath, heapFlag(), 'server/main.mjs'],
    cwd: resolve(distDir, 'standalone'),
    env: {
      NODE_ENV: 'production',
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
      TRUSTED_PROXIES: '1',
      DATA_DIR: dataDir,
      LISTEN_SOCKET: socket,
      DRAIN_SECONDS: '1',
      ...settings,
    },
    log: join(folder, `site-${n}.log`),
    isReady: () => answers(`http://${address}/api/health`),
  });
  return { part: own, socket, address };
}

const FAILS = 'max_fails=1 fail_timeout=1s';

/** The servers of a front: its own machine's instances by their sockets, those of the other only while none of its own answers. */
function serversOf(instances: readonly Instance[], isOwn: (n: number) => boolean): string[] {
  return instances.map(({ socket, address }, n) =>
    isOwn(n) ? `server unix:${socket} ${FAILS};` : `server ${address} ${FAILS} backup;`,
  );
}

/** Starts all of it on free ports. The caller must close it. */
export async function startDeployment(options: Options): Promise<Deployment> {
  const { distDir, platformUrl, machines = 1, trustsVisitors = false, settings = {} } = options;
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const postgres = machines === 2 && noPostgres === null ? await startPostgres() : null;
  const ofAll = {
    STAFFING_API_BASE_URL: platformUrl,
    ...(postgres ? { DATABASE_URL: postgres.newDatabase() } : {}),
    ...settings,
  };
  const instances: Instance[] = [];
  for (const n of [0, 1]) {
    const dataDir = join(folder, machines === 1 ? 'data' : `data-${n}`);
    mkdirSync(dataDir, { recursive: true });
    instances.push(await instanceOf(n, folder, dataDir, distDir, ofAll));
  }
  const folderOf = (name: string) => {
    const own = join(folder, name);
    mkdirSync(own);
    return own;
  };
  const fronts: Part[] = [];
  const frontFolders: string[] = [];
  for (let n = 0; n < machines; n += 1) {
    const own = folderOf(`front-${n}`);
    frontFolders.push(own);
    fronts.push(
      frontPart({
        folder: own,
        port: machines === 1 ? port : await freePort(),
        distDir,
        servers: serversOf(instances, (each) => machines === 1 || each === n),
        balancer: machines === 1 && !trustsVisitors ? null : '127.0.0.1',
      }),
    );
  }
  const addresses = fronts.map((front) => new URL(front.url).host);
  const balancer = machines === 1 ? null : balancerPart(folderOf('balancer'), port, addresses);
  const parts = instances.map((instance) => instance.part);
  const close = async () => {
    await balancer?.end();
    await Promise.all([...fronts, ...parts].map((each) => each.end()));
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await Promise.all(parts.map((each) => each.start()));
    await Promise.all(fronts.map((each) => each.start()));
    await balancer?.start();
  } catch (error) {
    await close();
    throw error;
  }
  return { url, fronts, instances: parts, postgres, folder, frontFolders, close };
}
