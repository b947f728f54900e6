import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROCESS_MB } from '@/scripts/heap.mjs';
import { applyTo } from '../support/apply';
import { mixedVisits } from '../support/world/mixed-visits';
import { startSite } from '../support/world/site';
import { expect, test } from '../support/test';
import { canMeasure, slopeOf, usageOf, type Usage } from '../support/world/usage';

/** Twenty seconds in an ordinary run; `npm run test:long` soaks with SOAK_MINUTES=120. */
const minutes = Number(process.env.SOAK_MINUTES || 0);
const seconds = minutes * 60 || 20;
const SAMPLES = 40;
const VISITORS = 4;
/** Between two visits of one visitor: limits the load on a fast machine, in the long soak to ten requests a second. */
const REST_MS = minutes > 0 ? 400 : 60;
/** Growth allowed over the second half of the run: a heap may still settle, and a bounded cache may still fill up. */
const ALLOWED: Usage = { memoryMb: minutes > 0 ? 60 : 100, descriptors: 20, diskMb: 3 };

test('under a mixed load nothing grows, and memory stays below what a machine must have', async ({
  ownWorld,
}) => {
  test.skip(!canMeasure(), 'skipped: this system has no /proc');
  test.setTimeout((seconds + 120) * 1_000);
  const { platform } = await ownWorld({ jobs: 400 });
  const dataDir = await mkdtemp(join(tmpdir(), 'site-soak-'));
  const site = await startSite({
    build: 'bare',
    platformUrl: platform.apiUrl,
    dataDir,
    settings: { RATE_LIMIT_APPLICATIONS: '1000000' },
  });
  const ids = (await platform.records()).map((record) => String(record.Record_Id ?? record.Id));
  const statuses = new Map<string, number>();
  let isGoing = true;

  /** Requests a little of everything in turn, unknown ids included. The first visitor applies, too. */
  async function visit(visitor: number): Promise<void> {
    const visits = mixedVisits(ids, visitor);
    for (let n = 0; isGoing; n += 1) {
      const applies = visitor === 0 && n % 10 === 8;
      const { path, headers, isUnknown } = visits.next();
      const answer = applies
        ? await applyTo(site.url)
        : await fetch(`${site.url}${path}`, { headers });
      await answer.arrayBuffer();
      const kind = `${!applies && isUnknown ? 'unknown job' : 'other'} ${answer.status}`;
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
      if (applies) await platform.emptyInbox();
      await pause(REST_MS);
    }
  }

  const visitors = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  const samples: Usage[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    await pause((seconds * 1_000) / SAMPLES);
    samples.push(usageOf(site.pid, [dataDir, '.next-bare']));
  }
  isGoing = false;
  await Promise.all(visitors);
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });

  // What is filled once (code, caches, connections) is not growth.
  const settled = samples.slice(SAMPLES / 2);
  const growth = (figure: keyof Usage) =>
    slopeOf(settled.map((sample) => sample[figure])) * settled.length;
  const asked = [...statuses].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  const last = samples.at(-1);
  const curve = samples.map(({ memoryMb }) => memoryMb.toFixed(0)).join(' ');
  console.log(
    `soak ${seconds} s: memory ${growth('memoryMb').toFixed(1)} MB, ` +
      `descriptors ${growth('descriptors').toFixed(1)} (at ${last?.descriptors}), ` +
      `disk ${growth('diskMb').toFixed(2)} MB in its second half; ${asked}; memory in MB: ${curve}`,
  );
  for (const figure of ['memoryMb', 'descriptors', 'diskMb'] as const) {
    expect(growth(figure), figure).toBeLessThan(ALLOWED[figure]);
  }
  expect(Math.max(...samples.map(({ memoryMb }) => memoryMb))).toBeLessThan(PROCESS_MB);
  const known = ['other 200', 'unknown job 404', 'unknown job 503'];
  expect([...statuses.keys()].filter((kind) => !known.includes(kind))).toEqual([]);
});
