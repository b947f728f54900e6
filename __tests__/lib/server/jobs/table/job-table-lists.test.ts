import { withPay } from '@/lib/domain/pay/job-pay';
import type { Job, UntrustedHtml } from '@/lib/domain/job/job';
import type { KeptList } from '@/lib/server/jobs/table/stored-list';
import { buildJobs, seeded } from '@/__tests__/support/build-job';
import { describeDatabases } from '@/__tests__/support/databases';
import { comparable, keptList, listOfOurs } from '@/__tests__/support/stored-list';

const LISTS = 12;
const ALL = buildJobs(260).map((job, at) => ({
  ...job,
  description: at % 9 === 0 ? null : (`<p>Unit ${at}</p>` as UntrustedHtml),
}));

/** The next of a sequence of lists: jobs come, go, come back and change, and so does what is remembered. */
function nextList(random: () => number): KeptList {
  const chance = random();
  const jobs = ALL.filter(() => random() < chance).map((job): Job =>
    random() < 0.9 ? job : withPay({ ...job, payText: `$${2_000 + Math.floor(random() * 900)}` }),
  );
  const page = {
    specialty: 'ICU',
    state: null,
    city: null,
    isIndexed: true,
    fewSince: null,
    openOn: `2026-08-${Math.floor(10 + random() * 20)}`,
    figuresOn: null,
  };
  const kept = keptList(jobs, {
    droppedCount: Math.floor(random() * 5),
    ...(random() < 0.5 && { reading: 2 }),
    searchPages: new Map(ALL.filter(() => random() < 0.1).map(({ id }) => [`/${id}`, page])),
  });
  const changes = [['2026-08-21', 'pay', Math.floor(random() * 100), 3]] as const;
  return {
    ...kept,
    jobs: kept.jobs.map((job) => (random() < 0.1 ? { ...job, changes } : job)),
  };
}

describeDatabases('any sequence of lists', (open) => {
  it.each([1, 2, 3])('that one process writes is what another reads (seed %i)', async (seed) => {
    const random = seeded(seed);
    const [writer, reader] = [listOfOurs(open(), 'one'), listOfOurs(open(), 'another')];
    const pages = new Set<string>();
    for (let version = 0; version < LISTS; version += 1) {
      const list = nextList(random);
      // Either may write, as turns have it.
      expect(await (random() < 0.7 ? writer : reader).write(list, version)).toBe(version + 1);
      const told = comparable(await reader.read());
      for (const path of list.searchPages.keys()) pages.add(path);
      // Another instance forgets no page.
      expect(told.searchPages.map(([path]) => path).every((path) => pages.has(path))).toBe(true);
      const searchPages = told.searchPages.filter(([path]) => list.searchPages.has(path));
      expect({ ...told, searchPages }).toEqual(comparable(list));
    }
  });
});
