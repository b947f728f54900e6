import { readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import { Platform } from '@/e2e/support/world/world';
import { findChromium } from '@/scripts/test/chromium.mjs';
import { startDeployment, type Deployment } from '@/scripts/test/deployment';
import { kilobytes, ms, printTable, type Figures } from './figures';
import { processorMs } from './processor';
import { VISITS, type Visit } from './visits';

/**
 * What a visit costs a server: a browser goes through the site behind the front of deploy/, on the release that `npm run release`
 * makes, and the requests in the front's log are counted. Then the same requests are repeated, each time for another job, and the
 * processor time of the front and the instances is measured, which depends less on a quiet machine than elapsed time.
 */
const LOG_WRITTEN_MS = 1_500;
const ROUNDS = 60;
const AT_ONCE = 4;

type Line = {
  readonly method: string;
  readonly path: string;
  readonly bytes: number;
  /** Whether the front looked in its cache. */
  readonly isKept: boolean;
};

/** The requests in the front's log from this offset on, without health checks. */
function linesOf(log: string, from: number): readonly Line[] {
  return readFileSync(log, 'utf8')
    .slice(from)
    .split('\n')
    .map((line) => line.split(' '))
    .map(([, method = '', path = '', , bytes, , kept = '-']) => {
      return { method, path, bytes: Number(bytes), isKept: kept !== '-' };
    })
    .filter(({ path }) => path !== '' && path !== '/api/health');
}

function figuresOf(lines: readonly Line[]): Figures {
  const rest = lines.filter(({ path }) => !path.startsWith('/_next/static/'));
  return new Map([
    ['requests', String(lines.length)],
    ['  files of the release', String(lines.length - rest.length)],
    ['  what the front may keep', String(rest.filter(({ isKept }) => isKept).length)],
    ['  what an instance makes', String(rest.filter(({ isKept }) => !isKept).length)],
    ['bytes, without headers', kilobytes(lines.reduce((sum, { bytes }) => sum + bytes, 0))],
  ]);
}

const agent = new http.Agent({ keepAlive: true });
const ask = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    http
      .get(url, { agent, headers }, (answer) => answer.resume().once('end', resolve))
      .once('error', reject);
  });

/** Repeats the visit's GET requests without a browser: processor time per visit, of the front and of the instances. */
async function repeat(site: Deployment, lines: readonly Line[], ids: readonly string[]) {
  const paths = lines.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const groups = [site.fronts, site.instances].map((parts) => parts.map(({ pid }) => pid()));
  const spent = () => groups.map((pids) => processorMs(pids));
  let round = 0;
  const visitor = async () => {
    while (round < ROUNDS) {
      const job = ids[(round += 1) % ids.length];
      for (const path of paths)
        await ask(site.url + path.replace(/^\/(jobs|apply)\/a0\w+$/, `/$1/${job}`));
    }
  };
  const before = spent();
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const after = spent();
  const perVisit = after.map((each, n) => (each - (before[n] ?? 0)) / round);
  return perVisit.map((each) => ms(each)).join(' · ');
}

async function measure(browser: Browser, site: Deployment, visit: Visit, times: number) {
  const answer = await fetch(`${site.instances[0]?.url}/api/jobs`);
  const { jobs }: { jobs: { id: string }[] } = await answer.json();
  const ids = jobs.map(({ id }) => id);
  const log = join(site.frontFolders[0] ?? '', 'access.log');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  let from = 0;
  for (let n = 0; n < times; n += 1) {
    await pause(LOG_WRITTEN_MS);
    from = readFileSync(log, 'utf8').length;
    const page = await context.newPage();
    await visit(page, site.url, ids[0] ?? '');
    await page.close();
  }
  await pause(LOG_WRITTEN_MS);
  await context.close();
  const lines = linesOf(log, from);
  return new Map([
    ...figuresOf(lines),
    ['front · instances, jobs asked for the first time', await repeat(site, lines, ids)],
    ['the same jobs once more', await repeat(site, lines, ids)],
  ]);
}

const platform = await Platform.start();
const site = await startDeployment({ distDir: '.next-release', platformUrl: platform.apiUrl });
const onMachine = findChromium();
const browser = await chromium.launch({
  ...(onMachine ? { executablePath: onMachine } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const columns: Figures[] = [];
for (const [, visit, times] of VISITS) columns.push(await measure(browser, site, visit, times));
printTable(
  VISITS.map(([name]) => name),
  columns,
);
await browser.close();
agent.destroy();
await site.close();
await platform.close();
