import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/test/free-port';
import { blocksOf, moved, type Ports } from './blocks';
import { writeStandIns } from './stand-ins';
import { PATH } from '@/scripts/test/needs.mjs';

/** A root of its own that looks like a fresh Debian, in which the blocks of deploy/README.md are run. */
export type Machine = {
  readonly root: string;
  readonly ports: Ports;
  /** Runs blocks by name, one after the other in one shell, as if they were pasted. Throws if one fails. */
  readonly paste: (...names: readonly string[]) => string;
  /** The calls that would have changed a machine. */
  readonly calls: () => string;
  readonly log: () => string;
  readonly close: () => Promise<void>;
};

export async function startDebian({
  platformUrl,
  distDir,
}: {
  platformUrl: string;
  distDir: string;
}): Promise<Machine> {
  const root = mkdtempSync(join(tmpdir(), 'debian-'));
  const ports: Ports = {
    80: await freePort(),
    443: await freePort(),
    3001: await freePort(),
    3002: await freePort(),
  };
  const bin = writeStandIns(root, ports);
  furnish(root, ports, distDir);
  const blocks = blocksOf('deploy/README.md');
  const names = (blocks.get('names') ?? '').replace(/(PLATFORM=).*/, `$1${platformUrl}`);
  let before = names;

  return {
    root,
    ports,
    paste(...wanted) {
      const text = wanted.map((name) => {
        const block = blocks.get(name);
        if (block === undefined) throw new Error(`deploy/README.md has no block "${name}"`);
        return moved(block, root, ports);
      });
      // A shell keeps the names that earlier blocks exported.
      const env = {
        ...process.env,
        PATH: [bin, PATH].join(delimiter),
        SITE_ROOT: join(root, 'srv/fernway'),
      };
      const script = `set -euo pipefail\n${before}\n${text.join('\n')}`;
      before +=
        text
          .flatMap((block) => block.match(/^(?:export .*'(?:[^']*)'|export .*)$/gm) ?? [])
          .join('\n') + '\n';
      const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
        env,
        cwd: join(root, 'clone'),
        encoding: 'utf8',
        timeout: 90_000,
      });
      if (status !== 0)
        throw new Error(
          `${wanted.join(', ')} ended with ${status}:\n${stdout}\n${stderr}\n${readFileSync(join(root, 'log'), 'utf8').slice(-2_000)}`,
        );
      return stdout;
    },
    calls: () => readFileSync(join(root, 'calls'), 'utf8'),
    log: () => readFileSync(join(root, 'log'), 'utf8'),
    async close() {
      const pids = readFileSync(join(root, 'pids'), 'utf8').split('\n').filter(Boolean).map(Number);
      pids.forEach((pid) => send(pid, 'SIGTERM'));
      // A site that drains writes its counts.
      for (let tries = 0; tries < 100 && pids.some((pid) => send(pid, 0)); tries += 1)
        await pause(100);
      pids.forEach((pid) => send(pid, 'SIGKILL'));
      rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}

/** Whether the group had a process to receive the signal. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Creates what a fresh Debian has once nginx is installed, and the clone that a release is built in. */
function furnish(root: string, ports: Ports, distDir: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const folder of [
    'tmp',
    'run',
    'srv',
    'usr/local',
    'etc/nginx/conf.d',
    'etc/tmpfiles.d',
    'etc/systemd/system',
    'var/lib',
    'var/log/nginx',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  for (const path of ['calls', 'log', 'pids']) write(path, '');
  write('etc/nginx/nginx.conf', nginxConf(root));
  write(
    'etc/nginx/sites-enabled/default',
    `server { listen 127.0.0.1:${ports['80']} default_server; return 200 'Welcome to nginx!'; }\n`,
  );
  const clone = join(root, 'clone');
  cpSync('deploy', join(clone, 'deploy'), { recursive: true });
  mkdirSync(join(clone, '.next-release'));
  cpSync(join(distDir, 'standalone'), join(clone, '.next-release/standalone'), { recursive: true });
  const node = 'node-v24.0.0-linux-x64';
  mkdirSync(join(root, 'nodejs.org', node, 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'nodejs.org', node, 'bin/node'));
  const archive = `${node}.tar.gz`;
  execFileSync('tar', ['-czf', archive, node], { cwd: join(root, 'nodejs.org') });
  const sums = execFileSync('sha256sum', [archive], { cwd: join(root, 'nodejs.org') });
  write('nodejs.org/SHASUMS256.txt', sums.toString());
}

/** Debian's default, with those of its lines that matter to a site. */
const nginxConf = (root: string) => `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${root}/run/nginx.pid;
events {}
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  gzip on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${root}/tmp/${name};`).join('\n')}
  include ${root}/etc/nginx/conf.d/*.conf;
  include ${root}/etc/nginx/sites-enabled/*;
}
`;
