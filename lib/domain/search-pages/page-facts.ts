import { remembered } from '@/lib/domain/basics/remembered';
import { payOfJobs, type PayFigures } from '@/lib/domain/pay/pay-figures';
import { neighboursOf } from '@/lib/domain/place/neighbours';
import { nurseLicense } from '@/lib/domain/place/nurse-license';
import { COMPACT_STATES, stateName, toStateCode } from '@/lib/domain/place/states';
import { fold } from '@/lib/domain/words/words';
import { countLabels, countSpellings, type Share } from './count-labels';
import { slugOf } from './slug';
import type { JobSummary } from '@/lib/domain/job/job';
import { shiftTime } from '@/lib/domain/job/shift-time';
import { listHref, queryOf } from '@/lib/domain/lists/job-figures';
import type { JobFilters } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { inPlace, searchPageShortName } from './page-names';
import { searchPath, type SearchPage, type SearchPages, type Subject } from './search-page';

/** A share with the address of its jobs: their search page if it is indexed, else the list with filters. */
export type LinkedShare = Share & { readonly href: string; readonly isIndexed: boolean };

/** What is true of the jobs of a page, computed from them alone. */
export type SearchPageFacts = {
  readonly count: number;
  /** Null if too few of them name a weekly figure. */
  readonly pay: PayFigures | null;
  /** The most frequent first, here and in the next two. */
  readonly orderTypes: readonly Share[];
  readonly shifts: readonly Share[];
  readonly lengths: readonly Share[];
  /** How many are for registered or practical nurses. */
  readonly nurses: number;
  /** Whether the page's state is a member of the Nurse Licensure Compact; null without a state. */
  readonly isCompact: boolean | null;
  /** How its jobs write its specialty: a filter treats each spelling separately. Empty if the page has no specialty. */
  readonly spellings: readonly string[];
  /** The page's cities, specialties and states; empty if the page is about a single one. */
  readonly cities: readonly LinkedShare[];
  readonly specialties: readonly LinkedShare[];
  readonly states: readonly LinkedShare[];
  /** Lists with some of the jobs of a specialty: those by night, and those in compact states. Empty on other pages. */
  readonly kinds: readonly LinkedShare[];
  /** Pages near by: the same in neighbouring states; for a page without a state, other pages of its kind. Only indexed ones. */
  readonly near: readonly LinkedShare[];
};

/** What the list of a share's jobs has beyond the filters of the page; `q` is a town, unless the page is a town's. */
type Narrowed = Partial<Pick<JobFilters, 'specialty' | 'state'>> & { readonly q?: string };

/** Maximum links to siblings and neighbours. */
const NEAR_MAX = 6;

/** 'Days' for 'Days, 3 × 12'. */
export const shiftName = (shift: string): string => shift.split(/[,(]/)[0]?.trim() ?? '';
const shiftsOf = ({ shifts }: JobSummary) => shifts.map(shiftName).filter(Boolean);
const some = (label: string | null | undefined): readonly string[] => (label ? [label] : []);

/** The facts of each page object, because every page of its jobs needs them. A new list of jobs makes new objects. */
const known = new WeakMap<SearchPage, SearchPageFacts>();

/** The facts of a page, from its jobs and from the pages around it. */
export function searchPageFacts(page: SearchPage, pages: SearchPages): SearchPageFacts {
  const facts = known.get(page) ?? factsOf(page, pages);
  known.set(page, facts);
  return facts;
}

function factsOf(page: SearchPage, pages: SearchPages): SearchPageFacts {
  const { jobs, specialty, state, city } = page;
  const own = specialty === null ? null : slugOf(specialty);
  const isOwn = remembered((label) => own !== null && slugOf(label) === own);
  const ownFilters = {
    specialty: countLabels(
      jobs,
      ({ specialties }) => specialties.filter(isOwn),
      (label) => label,
    ).map(({ label }) => label),
    state: some(state),
  };
  /** Counts labels by the address of the page they would have, so that two spellings of a town are one. */
  const parted = (
    labelsOf: (job: JobSummary) => readonly string[],
    subjectOf: (label: string) => Subject,
    narrowedTo: (spellings: readonly string[]) => Narrowed,
  ) => {
    const pathOf = remembered((label) => searchPath(subjectOf(label)));
    const shares = countSpellings(jobs, labelsOf, (label) => pathOf(label) ?? fold(label));
    return shares.map(({ label, count, spellings }): LinkedShare => {
      const other = pages.get(pathOf(label) ?? '');
      // No page is about a specialty in a town: those of the town and of the state have more jobs than are counted here.
      const isIndexed = other?.isIndexed === true && other.jobs.length === count;
      const { q = city ?? '', ...filters } = narrowedTo(spellings);
      const list = { ...queryOf({ ...ownFilters, ...filters }), q };
      return {
        label: other ? searchPageShareName(page, other) : label,
        count,
        href: isIndexed ? other.path : jobsHref(list),
        isIndexed,
      };
    });
  };
  const licenseOf = remembered((titles) => nurseLicense({ title: '', titles: titles.split('\n') }));
  const nurses = jobs.filter(
    ({ title, titles }) => licenseOf([title, ...titles].join('\n')) !== null,
  ).length;
  return {
    count: jobs.length,
    pay: payOfJobs(jobs),
    orderTypes: countLabels(jobs, ({ orderTypes }) => orderTypes.slice(0, 1)),
    shifts: countLabels(jobs, shiftsOf),
    lengths: countLabels(jobs, ({ contractLength }) => some(contractLength)),
    nurses,
    isCompact: state === null ? null : COMPACT_STATES.includes(state),
    spellings: ownFilters.specialty,
    cities:
      state === null || city !== null
        ? []
        : parted(
            (job) => some(job.city),
            (label) => ({ specialty: null, state, city: label }),
            // The list has no filter for towns.
            ([q = '']) => ({ q }),
          ),
    specialties:
      specialty !== null
        ? []
        : parted(
            (job) => job.specialties,
            (label) => ({ specialty: label, state, city: null }),
            (spellings) => ({ specialty: spellings }),
          ),
    states:
      state !== null
        ? []
        : parted(
            (job) => some(job.state && toStateCode(job.state)),
            (code) => ({ specialty, state: code, city: null }),
            (codes) => ({ state: codes }),
          ),
    kinds: specialty === null ? [] : kindsOf(jobs, ownFilters, state === null && nurses > 0),
    near: near(page, pages),
  };
}

/** The jobs by night, and those in compact states if a compact license matters: each list that has some of the jobs and not all. */
function kindsOf(
  jobs: readonly JobSummary[],
  filters: Partial<JobFilters>,
  hasCompact: boolean,
): readonly LinkedShare[] {
  const shift = [...new Set(jobs.flatMap(({ shifts }) => shifts))].filter(
    (label) => shiftTime(label) === 'night',
  );
  const list = (label: string, more: Partial<JobFilters>, has: (job: JobSummary) => boolean) => {
    const count = jobs.filter(has).length;
    const href = listHref({ ...filters, ...more });
    return count > 0 && count < jobs.length ? [{ label, count, href, isIndexed: false }] : [];
  };
  const isCompact = ({ state }: JobSummary) => COMPACT_STATES.includes(toStateCode(state ?? ''));
  return [
    ...list('Nights', { shift }, ({ shifts }) => shifts.some((label) => shift.includes(label))),
    ...(hasCompact ? list('Compact states', { state: COMPACT_STATES }, isCompact) : []),
  ];
}

/** The name of a page on a page that contains it: the town, the specialty, or the state. */
function searchPageShareName(page: SearchPage, { specialty, state, city }: SearchPage): string {
  if (page.state === null) return stateName(state ?? '');
  return city ?? specialty ?? '';
}

/** The subjects around one: what a visitor of a page with few jobs would try next. */
function around({ specialty, state, city }: SearchPage, pages: SearchPages): readonly Subject[] {
  const beside = (state === null ? [] : neighboursOf(state)).map((code) => ({
    specialty,
    state: code,
    city: null,
  }));
  if (specialty !== null && state !== null)
    return [
      { specialty, state: null, city: null },
      ...beside,
      { specialty: null, state, city: null },
    ];
  if (city !== null)
    return [...pages.values()].filter((other) => other.city !== null && other.state === state);
  if (state !== null) return beside;
  return [...pages.values()].filter((other) => other.specialty !== null && other.state === null);
}

/** The name of a nearby page on this one: 'ICU in all states', or 'All jobs in Texas' for a wider page. */
function nearName(page: SearchPage, subject: Subject): string {
  if (page.specialty === null || page.state === null) return searchPageShortName(subject);
  if (subject.state === null) return `${subject.specialty} in all states`;
  return subject.specialty === null ? `All jobs${inPlace(subject)}` : searchPageShortName(subject);
}

function near(page: SearchPage, pages: SearchPages): readonly LinkedShare[] {
  const found = around(page, pages).flatMap((subject): LinkedShare[] => {
    const path = searchPath(subject);
    const other = path === null ? undefined : pages.get(path);
    if (!other?.isIndexed || other.jobs.length === 0 || other.path === page.path) return [];
    const { path: href, jobs } = other;
    return [{ label: nearName(page, subject), count: jobs.length, href, isIndexed: true }];
  });
  const isSiblings = page.state === null || page.city !== null;
  return (isSiblings ? found.sort((a, b) => b.count - a.count) : found).slice(0, NEAR_MAX);
}
