import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite, type Site } from '@/e2e/support/world/site';
import { Platform } from '@/e2e/support/world/world';
import { indexJobs } from '@/lib/domain/search/job-index';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { searchJobs } from '@/lib/domain/search/job-search';
import type { JobsAnswer } from '@/lib/domain/lists/jobs-answer';
import { halfAndMost, kilobytes, megabytes, ms } from './figures';
import { QUERIES } from './queries';

const LIST_CALL = '/cerebralstaffing?Job_Type=Clinical';
const PATIENCE_MS = 120_000;
const SETTLE_MS = 4_000;
const START_MS = 1_000;

type Line = { readonly stallMs: number; readonly rssMb: number; readonly heapMb: number };

const linesOf = (output: string): Line[] =>
  [...output.matchAll(/^bench-probe (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as Line);

/**
 * The site with this many jobs, started while its platform is down, so that its first list comes to a process at rest, and then
 * once more, with the list it stored: a second list takes that one's place.
 */
export async function startBench(jobs: number) {
  const platform = await Platform.start(jobs);
  // The sandbox writes its list at the first call and keeps it: its own work is not the site's.
  await (await fetch(`${platform.apiUrl}${LIST_CALL}`)).arrayBuffer();
  await platform.fault({ match: '/cerebralstaffing', status: 503 });
  const before = process.env.NODE_OPTIONS;
  process.env.NODE_OPTIONS = `${before ?? ''} --import=${new URL('./probe.mjs', import.meta.url)}`;
  process.env.LOG_LEVEL = 'debug';
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const options = { build: 'bare', platformUrl: platform.apiUrl, dataDir } as const;
  const from = performance.now();
  const first = await startSite(options);
  const emptyMs = performance.now() - from;
  const snapshot = await readFirstList(first, platform);
  const isStored = () => existsSync(join(dataDir, 'snapshot.json'));
  for (const until = Date.now() + PATIENCE_MS; !isStored() && Date.now() < until;) await pause(200);
  await first.stop();

  // Slow to begin with, so that the first answer and the second list do not get into each other's way.
  await platform.fault({ match: '/cerebralstaffing', delayMs: 4_000 });
  const again = performance.now();
  const site = await startSite(options);
  await textOf(`${site.url}/jobs`);
  const storedMs = performance.now() - again;
  await pause(START_MS);
  const [readIn, stall, most, afterwards] = await readList(site, linesOf(site.output()).length);
  process.env.NODE_OPTIONS = before ?? '';
  await platform.heal();
  return {
    url: site.url,
    snapshot: [
      ...snapshot,
      ['start to first answer: no list · a stored one', `${ms(emptyMs)} · ${ms(storedMs)}`],
      ['  a second list in its place', readIn],
      ['  longest event-loop stall, second list', stall],
      ['  memory at most, two lists', most],
      ['  memory afterwards, second list', afterwards],
    ] as const,
    stop: async () => {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
      await platform.close();
    },
  };
}

async function readFirstList(site: Site, platform: Platform) {
  // The start has a row of its own.
  await pause(START_MS);
  const seen = linesOf(site.output()).length;
  await platform.heal();
  const [readIn, stall, most, afterwards] = await readList(site, seen);
  return [
    ['snapshot: read and made ready', readIn],
    ['  longest event-loop stall', stall],
    ['  memory at most', most],
    ['  memory afterwards', afterwards],
  ] as const;
}

/** Waits for a list: how long it took, the longest stall, memory at most and afterwards. */
async function readList(site: Site, seen = 0) {
  const givenUp = Date.now() + PATIENCE_MS;
  const read = () => /"jobs":(\d+),"ms":(\d+)/.exec(site.output());
  while (!read() && Date.now() < givenUp) await pause(200);
  // The file is written and the heap tidied up meanwhile.
  await pause(SETTLE_MS);
  const [, , readMs = 'NaN'] = read() ?? [];
  const lines = linesOf(site.output()).slice(seen);
  return [
    ms(Number(readMs)),
    ms(Math.max(...lines.map(({ stallMs }) => stallMs))),
    megabytes(Math.max(...lines.map(({ rssMb }) => rssMb))),
    megabytes(lines.at(-1)?.rssMb ?? NaN),
  ] as const;
}

async function time(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function textOf(url: string): Promise<string> {
  // While this process packed and indexed, the site may have closed the connection it kept.
  const answer = await fetch(url).catch(() => fetch(url));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Sizes of the answers, and what a query costs: by itself, and over HTTP. */
export async function measureAnswers(origin: string) {
  const list = await textOf(`${origin}/api/jobs`);
  const compact = await textOf(`${origin}/api/jobs/compact`);
  const html = await textOf(`${origin}/jobs`);
  const answer = await textOf(`${origin}/api/jobs/search?title=RN`);
  const { jobs }: JobsAnswer = JSON.parse(list);
  const index = indexJobs(jobs);
  const searches: number[] = [];
  const asked: number[] = [];
  for (const query of [...QUERIES, ...QUERIES]) {
    searches.push(await time(() => searchJobs(index, parseJobQuery(query))));
  }
  for (const query of QUERIES) {
    asked.push(await time(() => textOf(`${origin}/api/jobs/search?${query}`)));
  }
  return [
    ['a query, p50 · p95', halfAndMost(searches.slice(QUERIES.length))],
    ['  over HTTP, first time', halfAndMost(asked)],
    ['  its answer, gzip', kilobytes(gzipSync(answer).length)],
    ['/api/jobs, as JSON', kilobytes(list.length)],
    ['/api/jobs, gzip', kilobytes(gzipSync(list).length)],
    ['/api/jobs/compact, gzip', kilobytes(gzipSync(compact).length)],
    ['/api/jobs/compact, brotli', kilobytes(brotli(compact))],
    ['HTML of /jobs, as text', kilobytes(html.length)],
    ['HTML of /jobs, brotli', kilobytes(brotli(html))],
  ] as const;
}
