import { statSync } from 'node:fs';
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
import type { JobsAnswer } from '@/lib/domain/lists/packed-jobs';
import { halfAndMost, kilobytes, megabytes, ms } from './figures';
import { QUERIES } from './queries';

const LIST_CALL = '/cerebralstaffing?Job_Type=Clinical';
const PATIENCE_MS = 180_000;
const SETTLE_MS = 4_000;
const START_MS = 1_000;

type Line = { readonly stallMs: number; readonly rssMb: number; readonly heapMb: number };

const linesOf = (output: string): Line[] =>
  [...output.matchAll(/^bench-probe (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as Line);

/**
 * Starts the site twice with this many jobs. At the first start its platform is down, so that the first list reaches a process at
 * rest. At the second start it has the list it stored, which a second list then replaces.
 */
export async function startBench(jobs: number) {
  const platform = await Platform.start();
  await fetch(`${platform.url}/__jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ count: jobs, mentions: true }),
  });
  // The sandbox serializes its list on the first call and caches it, so that its own work is not measured as the site's.
  await (await fetch(`${platform.apiUrl}${LIST_CALL}`)).arrayBuffer();
  await platform.fault({ match: '/cerebralstaffing', status: 503 });
  const before = process.env.NODE_OPTIONS;
  process.env.NODE_OPTIONS = `${before ?? ''} --import=${new URL('./probe.mjs', import.meta.url)}`;
  process.env.LOG_LEVEL = 'debug';
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  // The first answers are measured, with or without a list.
  const options = {
    build: 'bare',
    platformUrl: platform.apiUrl,
    dataDir,
    waitsForList: false,
  } as const;
  const from = performance.now();
  const first = await startSite(options);
  const emptyMs = performance.now() - from;
  const snapshot = await readFirstList(first, platform);
  // Wait until the list is stored again, now with what its descriptions mention.
  const readAt = Number(
    await logged(first, /"time":(\d+),"ms":\d+\b[^\n]*The descriptions were read for the filter/),
  );
  const storedAt = () =>
    statSync(join(dataDir, 'site.db-wal'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const until = Date.now() + PATIENCE_MS; storedAt() < readAt && Date.now() < until;)
    await pause(200);
  await first.stop();

  // Slow at first, so that the first answer and the second list do not interfere.
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
  // The start has its own row.
  await pause(START_MS);
  const seen = linesOf(site.output()).length;
  await platform.heal();
  const mentionsIn = logged(site, /"ms":(\d+)\b[^\n]*The descriptions were read for the filter/);
  const [readIn, stall, most, afterwards] = await readList(site, seen, mentionsIn);
  return [
    ['snapshot: read and made ready', readIn],
    ['  postings read for their mentions, behind it', ms(Number(await mentionsIn))],
    ['  longest event-loop stall', stall],
    ['  memory at most', most],
    ['  memory afterwards', afterwards],
  ] as const;
}

/** Waits for a line of the log. @returns what the pattern captures; 'NaN' where the line does not come in time */
async function logged(site: Site, line: RegExp): Promise<string> {
  const givenUp = Date.now() + PATIENCE_MS;
  while (!line.test(site.output()) && Date.now() < givenUp) await pause(200);
  return line.exec(site.output())?.[1] ?? 'NaN';
}

/** Waits for a list, and for what is done after it: how long the list took, the longest stall, memory at most and afterwards. */
async function readList(site: Site, seen: number, until?: Promise<unknown>) {
  const readMs = await logged(site, /"jobs":\d+,"ms":(\d+)/);
  await until;
  // Meanwhile the file is written and the heap is tidied up.
  await pause(SETTLE_MS);
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
  // While this process compressed and indexed, the site may have closed the connection that was kept open.
  const answer = await fetch(url).catch(() => fetch(url));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Sizes of the answers, and what a query costs: on its own, and over HTTP. */
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
