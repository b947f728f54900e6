import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Platform } from '@/e2e/support/world/world';
import { startDeployment } from '../test/deployment';
import { freePort } from '../test/free-port';
import { missing, PATH } from '../test/needs.mjs';
import { metric, TOKEN } from './metric';

/**
 * Pages under load, side by side: through the front, from a plain nginx that sends identical answers, from an instance without a front.
 * Then the cost of a list that is in no cache. Needs the build with every setting, nginx and wrk, uses only this machine and ends by itself;
 * a quiet machine gives more accurate figures (docs/performance.md).
 */
const PATHS = ['/jobs', '/jobs?state=TX', '/job-map', '/about'];
const JOBS = 1_000;
const UNCACHED = 300;

const hasWrk = !spawnSync('wrk', ['-v']).error;
const reason = missing('nginx') ?? (hasWrk ? null : 'wrk is not installed');
if (reason) {
  console.log(`skipped: ${reason}`);
  process.exit(0);
}

/** Answers a second, and the 99th percentile of the time to answer, over 32 connections for three seconds. */
function load(url: string) {
  const flags = ['-t1', '-c32', '-d3s', '--latency', '-H', 'Accept-Encoding: gzip'];
  const said = execFileSync('wrk', [...flags, url], { encoding: 'utf8' });
  if (/Non-2xx/.test(said)) throw new Error(`${url} answers with errors under load:\n${said}`);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(said) ?? [];
  const [, p99] = /99%\s+(\S+)/.exec(said) ?? [];
  return { perSecond: Number(perSecond), text: `${Math.round(Number(perSecond))} · ${p99}` };
}

/** Headers that are hop-by-hop, or that nginx writes itself. */
const NOT_REPEATED =
  /^(?:connection|keep-alive|transfer-encoding|content-(?:length|encoding|type)|date|server)$/;

/** A plain nginx that serves the answers of these addresses from files, with the same headers and bodies. */
async function startPlain(urls: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  const port = await freePort();
  const locations = await Promise.all(
    urls.map(async (url, at) => {
      const { headers } = await fetch(url);
      const args = ['-s', '-H', 'Accept-Encoding: gzip', url];
      writeFileSync(join(folder, `${at}.gz`), execFileSync('curl', args, { maxBuffer: 1e7 }));
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
  const args = ['-e', 'stderr', '-p', folder, '-c', conf];
  const child = spawn('nginx', args, { env: { ...process.env, PATH }, stdio: 'inherit' });
  const gone = new Promise((done) => child.once('exit', done));
  await pause(500);
  return {
    urlOf: (at: number) => `http://127.0.0.1:${port}/${at}`,
    close: async () => {
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const platform = await Platform.start(JOBS);
const deployment = await startDeployment({
  distDir: '.next-full',
  platformUrl: platform.apiUrl,
  settings: { METRICS_TOKEN: TOKEN },
});
const instance = deployment.instances[0]?.url ?? '';
const plain = await startPlain(PATHS.map((path) => deployment.url + path));

/** Processor time of an instance for a list that is in no cache, in ms; the first ones warm it up. */
async function uncachedMs(): Promise<number> {
  const ask = async (least: number) => {
    for (let at = 0; at < UNCACHED; at += 1)
      await (await fetch(`${instance}/jobs?minPay=${least + at}`)).arrayBuffer();
  };
  await ask(500);
  const before = await metric(instance, 'process_cpu_seconds_total');
  await ask(1_000);
  return ((await metric(instance, 'process_cpu_seconds_total')) - before) * (1_000 / UNCACHED);
}

try {
  const table: Record<string, Record<string, string>> = {};
  for (const [at, path] of PATHS.entries()) {
    load(deployment.url + path);
    const front = load(deployment.url + path);
    const file = load(plain.urlOf(at));
    const alone = load(instance + path);
    table[path] = {
      'through the front, answers a second · p99': front.text,
      'plain nginx, the same bytes': file.text,
      'front ÷ nginx': (front.perSecond / file.perSecond).toFixed(2),
      'an instance without a front': alone.text,
    };
  }
  console.table(table);
  console.log(
    `a list in no cache, ${JOBS} jobs: ${(await uncachedMs()).toFixed(1)} ms of processor time`,
  );
} finally {
  await plain.close();
  await deployment.close();
  await platform.close();
}
process.exit(0);
