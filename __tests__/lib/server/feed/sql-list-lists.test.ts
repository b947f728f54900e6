import { withPay } from '@/lib/domain/pay/job-pay';
import type { Job, UntrustedHtml } from '@/lib/domain/job/job';
import { sqlList } from '@/lib/server/feed/sql-list';
import type { StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { buildJobs, seeded } from '@/__tests__/support/build-job';
import { describeDatabases } from '@/__tests__/support/databases';
import { comparable, storedList } from '@/__tests__/support/stored-list';

const LISTS = 12;
const ALL = buildJobs(260).map((job, at) => ({
  ...job,
  description: at % 9 === 0 ? null : (`<p>Unit ${at}</p>` as UntrustedHtml),
}));

/** The next of a sequence of lists: jobs come, go, come back, move and change, and so does what is remembered. */
function nextList(before: StoredSnapshot | null, random: () => number): StoredSnapshot {
  const chance = random();
  const jobs = ALL.filter(() => random() < chance).map((job): Job =>
    random() < 0.9 ? job : withPay({ ...job, payText: `$${2_000 + Math.floor(random() * 900)}` }),
  );
  if (random() < 0.5) jobs.sort(() => random() - 0.5);
  const some = <T>(value: T) =>
    ALL.filter(() => random() < 0.1).map(({ id }) => [id, value] as const);
  return storedList(jobs, {
    fetchedAt: new Date(1_780_000_000_000 + random() * 1e9).toISOString(),
    droppedCount: Math.floor(random() * 5),
    ...(random() < 0.5 && { reading: 2 }),
    firstSeen: before?.firstSeen ?? [],
    changes: some([['2026-08-21', 'pay', Math.floor(random() * 100), 3]] as const),
    searchPages: some({
      specialty: 'ICU',
      state: null,
      city: null,
      isIndexed: true,
      fewSince: null,
      openOn: `2026-08-${Math.floor(10 + random() * 20)}`,
      figuresOn: null,
    }),
  });
}

describeDatabases('any sequence of lists', (open) => {
  it.each([1, 2, 3])('that one process writes is what another reads (seed %i)', async (seed) => {
    const random = seeded(seed);
    const [writer, reader] = [sqlList(open()), sqlList(open())];
    let list: StoredSnapshot | null = null;
    for (let version = 0; version < LISTS; version += 1) {
      list = nextList(list, random);
      // Either may write, as turns have it.
      expect(await (random() < 0.7 ? writer : reader).write(list, version)).toBe(version + 1);
      const told = await reader.read();
      expect(comparable(told.stored)).toEqual(comparable(list));
    }
  });
});
