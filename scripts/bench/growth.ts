import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite, type Site } from '@/e2e/support/world/site';
import { Platform } from '@/e2e/support/world/world';
import { metric, TOKEN } from './metric';

/**
 * What a growing list costs: the site on the build that `npm test` makes (.next-bare), with a sandbox of that many jobs.
 * `npm run bench -- 1000 5000` measures other sizes. A quiet machine gives more accurate figures; docs/performance.md has some.
 */
const given = process.argv.slice(2).map(Number).filter(Number.isInteger);
const SIZES = given.length > 0 ? given : [1_000, 10_000, 100_000];
const PATIENCE_MS = 120_000;
const READ = /"jobs":\d+,"ms":(\d+)/;
const WORDS_READ = /"ms":(\d+)\b[^\n]*The descriptions were read for the filter/;

/** Two hundred addresses of the list as visitors make them, all different. */
const QUERIES = ['RN', 'LPN', 'Tech', 'Therapist', 'CNA'].flatMap((title) =>
  ['TX', 'CA', 'IA,MN,WI', 'FL', 'NY', 'OH', 'WA', 'CO'].flatMap((state) =>
    ['', '&sort=highestPay', '&per=100', '&page=7', '&shift=Nights,Days'].map(
      (rest) => `title=${title}&state=${state}${rest}`,
    ),
  ),
);

const ms = (figure: number) => `${Math.round(figure)} ms`;
const kilobytes = ({ length }: Buffer) => `${(length / 1_024).toFixed(1)} KB`;

/** Waits for a line of the site's log. @returns what the pattern captures */
async function logged(site: Site, line: RegExp): Promise<number> {
  const end = Date.now() + PATIENCE_MS;
  while (!line.test(site.output()) && Date.now() < end) await pause(200);
  return Number(line.exec(site.output())?.[1]);
}

/** The most memory that the process has had, by Linux. */
function mostMemory({ pid }: Site): string {
  const [, kb] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kb) / 1_024)} MB`;
}

/** Waits until a list is read, and the words of its postings: how long each took, the longest wait meanwhile, and memory. */
async function readList(site: Site) {
  await metric(site.url, 'nodejs_eventloop_lag_max_seconds');
  const [list, words] = [await logged(site, READ), await logged(site, WORDS_READ)];
  const wait = (await metric(site.url, 'nodejs_eventloop_lag_max_seconds')) * 1_000;
  return { times: `${ms(list)} · ${ms(words)}`, wait: ms(wait), memory: mostMemory(site) };
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

async function measure(jobs: number): Promise<Readonly<Record<string, string>>> {
  const platform = await Platform.start();
  const order = { method: 'POST', body: JSON.stringify({ count: jobs, mentions: true }) };
  await fetch(`${platform.url}/__jobs`, order);
  // The sandbox keeps its list as text from the first call on, so that its own work is not measured as the site's.
  await textOf(`${platform.apiUrl}/cerebralstaffing?Job_Type=Clinical`);
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const settings = { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'debug' };
  const options = { build: 'bare', platformUrl: platform.apiUrl, dataDir, settings } as const;
  const first = await startSite({ ...options, waitsForList: false });
  const one = await readList(first);
  await first.stop();
  const begun = performance.now();
  const site = await startSite(options);
  const start = performance.now() - begun;
  const times: number[] = [];
  for (const query of QUERIES) {
    const asked = performance.now();
    await textOf(`${site.url}/api/jobs/search?${query}`);
    times.push(performance.now() - asked);
  }
  times.sort((a, b) => a - b);
  const sizeOf = async (path: string) => kilobytes(gzipSync(await textOf(site.url + path)));
  const sizes = await Promise.all(['/api/jobs', '/api/jobs/compact', '/jobs'].map(sizeOf));
  await site.stop();
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
  return {
    'a list read and made ready · the words of its postings': one.times,
    'the longest both kept requests waiting': one.wait,
    'memory at most': one.memory,
    'start with a stored list': ms(start),
    'a query over HTTP, p50 · p95': `${ms(times[100] ?? NaN)} · ${ms(times[190] ?? NaN)}`,
    'gzip: /api/jobs · compact · HTML of /jobs': sizes.join(' · '),
  };
}

const table: Record<string, Record<string, string>> = {};
for (const jobs of SIZES)
  for (const [name, figure] of Object.entries(await measure(jobs)))
    table[name] = { ...table[name], [jobs]: figure };
console.table(table);
process.exit(0);
