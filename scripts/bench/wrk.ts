import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../test/free-port';
import { PATH } from '../test/needs.mjs';

const run = promisify(execFile);

export const missingForLoad = (): string | null =>
  spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error ? 'wrk is not installed' : null;

/** Answers per second, and the 99th percentile of the response time (ms). */
export type Load = { readonly perSecond: number; readonly p99: number };

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };

/** Requests an address for three seconds over 32 connections. */
export async function load(url: string): Promise<Load> {
  const flags = ['-t1', '-c32', '-d3s', '--latency', '-H', 'Accept-Encoding: gzip'];
  const { stdout } = await run('wrk', [...flags, url]);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answers with errors under load:\n${stdout}`);
  return { perSecond: Number(perSecond), p99: Number(p99) * (UNITS[unit] ?? NaN) };
}

/** Headers that are hop-by-hop, or that nginx writes itself. */
const NOT_REPEATED =
  /^(?:connection|keep-alive|transfer-encoding|content-(?:length|encoding|type)|date|server)$/;

/** A plain nginx that serves the answers of these addresses from files, with the same headers and bodies. */
export async function startPlain(urls: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  const port = await freePort();
  const locations = await Promise.all(
    urls.map(async (url, at) => {
      const { stdout } = await run(
        'curl',
        ['-s', '-D', join(folder, `${at}.head`), '-H', 'Accept-Encoding: gzip', url],
        { encoding: 'buffer', maxBuffer: 1e7 },
      );
      writeFileSync(join(folder, `${at}.gz`), stdout);
      const { headers } = await fetch(url);
      const lines = [...headers]
        .filter(([name]) => !NOT_REPEATED.test(name))
        .map(([name, value]) => `add_header ${name} '${value.replace(/['\\$]/g, '\\$&')}';`);
      return `location = /${at} { root ${folder}; gzip_static always; default_type text/html; etag off; ${lines.join(' ')} }`;
    }),
  );
  const conf = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    conf,
    `${user} daemon off; worker_processes 1; pid ${join(folder, 'pid')}; events {}
http { access_log off; open_file_cache max=100; keepalive_requests 10000; postpone_output 32k;
server { listen 127.0.0.1:${port}; ${locations.join('\n')} } }\n`,
  );
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', conf], {
    env: { ...process.env, PATH },
    stdio: 'inherit',
  });
  await pause(500);
  return {
    urlOf: (at: number) => `http://127.0.0.1:${port}/${at}`,
    close: async () => {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
