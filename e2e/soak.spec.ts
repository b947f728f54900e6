import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applyTo } from './support/apply';
import { startSite } from './support/site';
import { expect, test } from './support/test';
import { canMeasure, slopeOf, usageOf, type Usage } from './support/usage';

/** Twenty seconds in `npm test`; SOAK_MINUTES=120 is the long one (`npm run test:long`). */
const seconds = Number(process.env.SOAK_MINUTES || 0) * 60 || 20;
const SAMPLES = 40;
/** Between two visits of one visitor: a fast machine does not ask for more, of which more would be kept. */
const REST_MS = 60;
/** What is no growth: a heap that finds its size, a page more in a bounded cache. Over the whole of the run. */
const ALLOWED: Usage = { memoryMb: 150, descriptors: 40, diskMb: 5 };

test('under a mixed load nothing grows: memory, descriptors, disk', async ({ ownWorld }) => {
  test.skip(!canMeasure(), 'skipped: this system has no /proc');
  test.setTimeout((seconds + 120) * 1_000);
  const { platform } = await ownWorld({ jobs: 200 });
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

  /** One after the other, a little of everything, ids that do not exist among it. */
  async function visit(visitor: number): Promise<void> {
    for (let n = 0; isGoing; n += 1) {
      const id = ids[(n * 7 + visitor) % ids.length];
      const paths = [
        '/',
        '/jobs?state=TX',
        `/jobs/${id}`,
        '/api/jobs',
        `/jobs/a0Xnone${visitor}${n}`,
      ];
      const path = paths[n % paths.length] ?? '/';
      const applies = n % 40 === 38;
      const answer = applies ? await applyTo(site.url) : await fetch(`${site.url}${path}`);
      await answer.arrayBuffer();
      const isUnknown = !applies && path.startsWith('/jobs/a0Xnone');
      const kind = `${isUnknown ? 'unknown job' : 'other'} ${answer.status}`;
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
      if (n % 100 === 99) await platform.emptyInbox();
      await pause(REST_MS);
    }
  }

  const visitors = Array.from({ length: 4 }, (_, visitor) => visit(visitor));
  // What is filled once (code, caches, connections) is no growth.
  await pause((seconds * 1_000) / 4);
  const samples: Usage[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    samples.push(usageOf(site.pid, [dataDir, '.next-bare']));
    await pause((seconds * 1_000 * 0.75) / SAMPLES);
  }
  isGoing = false;
  await Promise.all(visitors);
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });

  const growth = (figure: keyof Usage) =>
    slopeOf(samples.map((sample) => sample[figure])) * SAMPLES;
  const asked = [...statuses].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  const last = samples.at(-1);
  console.log(
    `soak ${seconds} s: memory ${growth('memoryMb').toFixed(1)} MB (at ${last?.memoryMb.toFixed(0)}), ` +
      `descriptors ${growth('descriptors').toFixed(1)} (at ${last?.descriptors}), ` +
      `disk ${growth('diskMb').toFixed(2)} MB; ${asked}`,
  );
  for (const figure of ['memoryMb', 'descriptors', 'diskMb'] as const) {
    expect(growth(figure), figure).toBeLessThan(ALLOWED[figure]);
  }
  const known = ['other 200', 'unknown job 404', 'unknown job 503'];
  expect([...statuses.keys()].filter((kind) => !known.includes(kind))).toEqual([]);
});
