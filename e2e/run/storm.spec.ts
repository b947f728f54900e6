import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFor } from '@/__tests__/support/chance';
import type { Draw } from '@/sandbox/jobs/seed';
import { PROCESS_MB } from '@/scripts/heap.mjs';
import { startDeployment } from '@/scripts/test/deployment';
import { missing } from '@/scripts/test/needs.mjs';
import { applyTo } from '../support/apply';
import { expect, test } from '../support/test';
import { Platform } from '../support/world/world';

/** Fifteen seconds in an ordinary run; `npm run test:long` storms with STORM_MINUTES=10. */
const seconds = Number(process.env.STORM_MINUTES || 0) * 60 || 15;
const READERS = 200;
/** Between two lists of one reader. */
const REST_MS = 300;
const JOBS = 400;
const TOKEN = 'for-this-test-alone';

type Words = readonly [string, ...string[]];
const STATES: Words = ['TX', 'CA', 'FL', 'NY', 'OH', 'WA', 'GA', 'IL', 'AZ', 'NC', 'PA', 'MI'];
const SPECIALTIES: Words = ['ICU', 'Telemetry', 'Med Surg', 'Cath Lab', 'PT', 'CT', 'NICU', 'PACU'];
const WORDS: Words = ['night', 'travel', 'rn', 'days', 'charge', 'float', 'local', '13 weeks'];
/** Some lists that others request too, and mostly ones that nobody has requested yet. */
const randomList = ({ between, pick }: Draw) => {
  const oneOf = (values: Words) => encodeURIComponent(pick(values));
  return pick([
    () => `/jobs?state=${oneOf(STATES)}`,
    () => `/jobs?specialty=${oneOf(SPECIALTIES)}&page=${between(1, 3)}`,
    () => `/jobs?state=${oneOf(STATES)},${oneOf(STATES)}&specialty=${oneOf(SPECIALTIES)}`,
    () => `/jobs?q=${oneOf(WORDS)}&minPay=${between(1_000, 2_999)}`,
    () => `/job-map?specialty=${oneOf(SPECIALTIES)}&q=${oneOf(WORDS)}`,
    () => `/jobs?q=${between(0, 0xffffffff).toString(16)}`,
  ])();
};

/** Repeats the work as long as the storm lasts. */
function repeatedly(work: () => Promise<void>, restMs: number, until: number): Promise<void> {
  return (async () => {
    while (Date.now() < until) {
      await work();
      await pause(restMs);
    }
  })();
}

const p = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;

/**
 * How long the front took for these pages, by its own log (ms), from what it had. It writes paths without queries, so none of them is a
 * list. What this process measures contains its own work, which shares the processors. An answer that made the front ask the site anew
 * (STALE) leaves at once, too, but is logged until that has ended, and over HTTP/1.1 the next request on its connection waits for it.
 */
const timesAtFront = (folder: string, pages: readonly string[]) =>
  readFileSync(join(folder, 'access.log'), 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(
      ([, , path = '', , , , cache]) => pages.includes(path) && /HIT|UPDATING/.test(cache ?? ''),
    )
    .map(([, , , , , seconds]) => Number(seconds) * 1_000);

test('a storm of lists: pages and applications get through, lists wait their turn or are refused with Retry-After', async () => {
  const reason = missing('nginx');
  test.skip(reason !== null, reason ?? '');
  test.setTimeout((seconds + 120) * 1_000);
  const chance = chanceFor('the lists of a storm');
  const platform = await Platform.start(JOBS);
  const deployment = await startDeployment({
    distDir: '.next-full',
    platformUrl: platform.apiUrl,
    // Two hundred readers are as many clients: the front limits what each gets of what is in no cache.
    trustsVisitors: true,
    settings: { RATE_LIMIT_APPLICATIONS: '1000000', METRICS_TOKEN: TOKEN },
  });
  const { url, instances } = deployment;
  const [record] = await platform.records();
  const cached = ['/', '/about', '/jobs', `/jobs/${String(record?.Record_Id ?? record?.Id)}`];
  for (const path of cached) await (await fetch(url + path)).arrayBuffer();
  const callsBefore = await platform.calls();

  const lists = new Map<string, number>();
  const wrong: string[] = [];
  const times: number[] = [];
  const received: string[] = [];
  const memory: number[] = [];
  const until = Date.now() + seconds * 1_000;

  const readList = async (reader: number) => {
    const path = randomList(chance);
    const headers = { 'x-forwarded-for': `203.0.113.${reader}` };
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    const { status, headers: told } = answer;
    const isTold = status === 503 && Number(told.get('retry-after')) > 0;
    const outcome = isTold ? '503 with Retry-After' : String(status);
    lists.set(outcome, (lists.get(outcome) ?? 0) + 1);
  };
  const readPage = async () => {
    for (const path of cached) {
      const from = performance.now();
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      times.push(performance.now() - from);
      if (answer.status !== 200) wrong.push(`${path} answers ${answer.status}`);
    }
  };
  const apply = async () => {
    const email = `storm-${received.length}@example.com`;
    const { status } = await applyTo(url, {}, email, randomBytes(16).toString('hex'));
    if (status === 200) received.push(email);
    else wrong.push(`an application is answered ${status}`);
  };
  const weigh = async () => {
    for (const { url: instance } of instances) {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const text = await (await fetch(`${instance}/metrics`, { headers })).text();
      const [, bytes] = /^process_resident_memory_bytes ([\d.e+]+)$/m.exec(text) ?? [];
      memory.push(Number(bytes) / 1_048_576);
    }
  };
  try {
    await Promise.all([
      ...Array.from({ length: READERS }, (_, reader) =>
        repeatedly(() => readList(reader), REST_MS, until),
      ),
      repeatedly(readPage, 50, until),
      repeatedly(apply, 500, until),
      repeatedly(weigh, 1_000, until),
    ]);
    const arrived = (await platform.inbox()).map(({ email }) => email);
    const calls = await platform.calls();
    // The front writes its log every half second.
    await pause(1_000);
    const atFront = timesAtFront(
      deployment.frontFolders[0] ?? '',
      cached.filter((path) => path !== '/jobs'),
    );
    console.log(
      `storm ${seconds} s: lists ${[...lists].map(([what, n]) => `${n} × ${what}`).join(', ')}; ` +
        `cached pages p50 ${p(times, 0.5).toFixed(0)}, p99 ${p(times, 0.99).toFixed(0)} ms here, p99 ${p(atFront, 0.99).toFixed(0)} ms of ${atFront.length} at the front; ` +
        `${received.length} applications; memory at most ${Math.max(...memory).toFixed(0)} MB`,
    );
    expect(wrong).toEqual([]);
    expect([...lists.keys()].filter((outcome) => !/^(?:200|503 with)/.test(outcome))).toEqual([]);
    expect(lists.get('200') ?? 0).toBeGreaterThan(READERS);
    expect(received.length).toBeGreaterThan(3);
    // Each once: none lost, none twice.
    expect(arrived.filter((email) => email.startsWith('storm-')).toSorted()).toEqual(
      received.toSorted(),
    );
    expect(Math.max(...memory)).toBeLessThan(PROCESS_MB);
    // Lists cause no calls. One instance reads the platform's list every five minutes, and the one job page requested above is looked
    // up once a minute; both calls have the same path.
    const due = 1 + Math.ceil(seconds / 300) + Math.ceil(seconds / 60);
    const reads = (counts: typeof calls) =>
      Object.entries(counts)
        .filter(([call]) => call.startsWith('GET ') && call.includes('cerebralstaffing'))
        .reduce((sum, [, count]) => sum + count, 0);
    expect(reads(calls) - reads(callsBefore)).toBeLessThanOrEqual(due);
  } finally {
    await deployment.close();
    await platform.close();
  }
});
