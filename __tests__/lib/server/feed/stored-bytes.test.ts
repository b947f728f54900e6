import { deepStrictEqual } from 'node:assert';
import { crc32 } from 'node:zlib';
import type { Job, UntrustedHtml } from '@/lib/domain/job/job';
import { createFirstSeenDates } from '@/lib/server/feed/first-seen';
import { toListedJobs, wholeJob } from '@/lib/server/feed/listed-job';
import { readStored, writeStored } from '@/lib/server/feed/stored-bytes';
import { STORED_VERSION, type StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';

const html = (text: string) => text as UntrustedHtml;
/** More than fits in a line, in several blocks; some without a description, some with text beyond ASCII. */
const JOBS: readonly Job[] = [
  buildJob({ id: 'b1', otherId: 'b2', description: null, coordinates: null, titles: [] }),
  buildJob({ id: 'b3', description: html('Nights, 3 × 12, in Cañon City — “calm”.\n') }),
  ...buildJobs(1_200).map((job, at) => ({ ...job, description: html(`<p>Unit ${at}</p>`) })),
];

function storedWith(jobs: readonly Job[]): StoredSnapshot {
  const seen = createFirstSeenDates();
  const listed = [jobs.slice(0, 40), jobs.slice(40, 700), jobs.slice(700)]
    .flatMap((part) => toListedJobs(part))
    .map(seen.inFeed);
  return {
    version: STORED_VERSION,
    fetchedAt: '2026-08-20T15:00:00.000Z',
    droppedCount: 2,
    jobs: listed,
    merits: listed.map((_, at) => (at % 3 === 0 ? { payAbove: at % 7 } : null)),
    firstSeen: seen.entries(),
    searchPages: [
      [
        '/jobs/for/icu',
        {
          specialty: 'ICU',
          state: null,
          city: null,
          isIndexed: true,
          fewSince: null,
          openOn: '2026-08-20',
        },
      ],
    ],
    changes: [
      [
        'b2',
        [
          ['2026-08-20', 'shift'],
          ['2026-08-21', 'pay', 120, 120],
        ],
      ],
    ],
    payLines: [['/pay/icu', [['2026-08-20', 9, 2_310, 2_180, 2_520, 1, 2]]]],
  };
}
const bytesOf = (stored: StoredSnapshot) => Buffer.concat([...writeStored(stored)]);

describe('a list as it is stored on disk', () => {
  it('is read as it was written, in every field', () => {
    const stored = storedWith(JOBS);
    const read = readStored(bytesOf(stored));
    deepStrictEqual(read, stored);
    deepStrictEqual(read?.jobs.map(wholeJob), stored.jobs.map(wholeJob));
    expect(read?.jobs.map((job) => wholeJob(job).description)).toEqual(
      JOBS.map(({ description }) => description),
    );
  });

  it('has contracts in lines that an older release skips; without any contract it has no such line', () => {
    const contract = { startsOn: '2026-09-07', hoursAWeek: 36, openings: 3 } as const;
    const stating = JOBS.map((job, at) => (at % 400 === 5 ? { ...job, contract } : job));
    const stored = storedWith(stating);
    const read = readStored(bytesOf(stored));
    deepStrictEqual(read, stored);
    expect(read?.jobs.map((job) => wholeJob(job).contract)).toEqual(
      stating.map((job) => job.contract),
    );
    const linesOf = (of: StoredSnapshot) =>
      [...writeStored(of)].map((piece) => piece.subarray(0, 60).toString('latin1'));
    expect(linesOf(stored).filter((line) => line.includes('"terms"'))).toEqual([
      expect.stringMatching(/^\{"terms":/),
    ]);
    expect(linesOf(storedWith(JOBS)).filter((line) => line.includes('"terms"'))).toEqual([]);
  });

  it('has what descriptions state in separate lines, even if some have not been read', () => {
    const stored = storedWith(JOBS);
    const said = ['Epic', 'no call'];
    const stating = stored.jobs.map((job, at) =>
      at % 3 === 0 ? job : { ...job, said: at % 3 === 1 ? said : [] },
    );
    const read = readStored(bytesOf({ ...stored, jobs: stating, reading: 3 }));
    expect(read?.reading).toBe(3);
    deepStrictEqual(read?.jobs, stating);
    expect(readStored(bytesOf(stored))?.reading).toBeUndefined();
  });

  it('without a contract a job keeps its fingerprint from before there were any; each contract changes it', () => {
    const contentOf = (contract?: Job['contract']) =>
      toListedJobs([{ ...buildJob(), ...(contract && { contract }) }])[0]?.content;
    expect(contentOf()).toBe('9iWYLuVAt5PB-pY1');
    expect(
      new Set([contentOf(), contentOf({ openings: 2 }), contentOf({ openings: 3 })]).size,
    ).toBe(3);
  });

  it('without any job is valid too', () => {
    expect(readStored(bytesOf(storedWith([])))).toEqual(storedWith([]));
  });

  it('is rejected if a byte differs, at any position', () => {
    const bytes = bytesOf(storedWith(JOBS.slice(0, 60)));
    for (let at = 0; at < bytes.length; at += 97) {
      const damaged = Buffer.from(bytes);
      damaged[at] = damaged[at]! ^ 1;
      let read: unknown = null;
      try {
        read = readStored(damaged);
      } catch {
        // No valid JSON any more.
      }
      expect([at, read]).toEqual([at, null]);
    }
  });

  it.each([0.999, 0.5, 0.01])('is rejected if it is cut at %d of it', (part) => {
    const bytes = bytesOf(storedWith(JOBS));
    const read = () => readStored(bytes.subarray(0, Math.floor(bytes.length * part)));
    let answer: unknown = null;
    try {
      answer = read();
    } catch {
      // No valid JSON any more.
    }
    expect(answer).toBeNull();
  });

  it('of another version is rejected, even if it is intact', () => {
    const head = Buffer.from('{"version":5,"blocks":[]}\n');
    const last = Buffer.from(`${JSON.stringify({ crc32: crc32(head) })}\n`);
    expect(readStored(Buffer.concat([head, last]))).toBeNull();
  });
});
