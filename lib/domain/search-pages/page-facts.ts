import { compareText } from '@/lib/domain/search/sort-jobs';
import { payOfJobs, type PayFigures } from '@/lib/domain/pay/pay-figures';
import { neighboursOf } from '@/lib/domain/place/neighbours';
import { nurseLicense } from '@/lib/domain/place/nurse-license';
import { COMPACT_STATES, stateName, toStateCode } from '@/lib/domain/place/states';
import { fold } from '@/lib/domain/basics/words';
import type { JobSummary } from '@/lib/domain/job/job';
import { inPlace, searchPageShortName } from './page-names';
import { searchPath, type SearchPage, type SearchPages, type Subject } from './search-page';

/** Something some of the jobs have in common, and how many do. */
export type Share = { readonly label: string; readonly count: number };

/** Another page, with its open jobs; null where it may not be linked: then it is a mere fact. */
export type LinkedShare = Share & { readonly path: string | null };

/** What is true of the jobs of a page, computed of them alone. */
export type SearchPageFacts = {
  readonly count: number;
  /** Null where too few of them name a weekly figure. */
  readonly pay: PayFigures | null;
  /** The most frequent first, all of these. */
  readonly orderTypes: readonly Share[];
  readonly shifts: readonly Share[];
  readonly lengths: readonly Share[];
  /** How many are for registered or practical nurses. */
  readonly nurses: number;
  /** Whether the page's state is a member of the Nurse Licensure Compact; null without a state. */
  readonly isCompact: boolean | null;
  /** Empty where the page has one of each: its cities, specialties and states. */
  readonly cities: readonly LinkedShare[];
  readonly specialties: readonly LinkedShare[];
  readonly states: readonly LinkedShare[];
  /** What is near: the same in states beside it, for a page without a state other pages of the kind. Indexed ones alone. */
  readonly near: readonly LinkedShare[];
};

/** Links to siblings and neighbours at most. */
const NEAR_MAX = 8;

/** Counts labels without regard to case; each is shown as it was first written. */
function countLabels(labels: readonly string[]): readonly Share[] {
  const counts = new Map<string, { label: string; count: number }>();
  for (const label of labels) {
    const entry = counts.get(fold(label)) ?? { label, count: 0 };
    entry.count += 1;
    counts.set(fold(label), entry);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || compareText(a.label, b.label));
}

/** 'Days' for 'Days, 3 × 12'. */
const shiftOf = ({ shifts: [shift = ''] }: JobSummary) => shift.split(/[,(]/)[0]?.trim() ?? '';
const some = (label: string | null | undefined): readonly string[] => (label ? [label] : []);

/** The facts of a page, from its jobs and from the pages around it. */
export function searchPageFacts(page: SearchPage, pages: SearchPages): SearchPageFacts {
  const { jobs, specialty, state, city } = page;
  const indexed = (subject: Subject): string | null => {
    const path = searchPath(subject);
    return path !== null && pages.get(path)?.isIndexed === true ? path : null;
  };
  const linked = (shares: readonly Share[], subjectOf: (label: string) => Subject) =>
    shares.map((share): LinkedShare => ({ ...share, path: indexed(subjectOf(share.label)) }));
  const regions = countLabels(jobs.flatMap((job) => some(job.state && toStateCode(job.state))));
  return {
    count: jobs.length,
    pay: payOfJobs(jobs),
    orderTypes: countLabels(jobs.flatMap(({ orderTypes }) => some(orderTypes[0]))),
    shifts: countLabels(jobs.flatMap((job) => some(shiftOf(job)))),
    lengths: countLabels(jobs.flatMap(({ contractLength }) => some(contractLength))),
    nurses: jobs.filter((job) => nurseLicense(job) !== null).length,
    isCompact: state === null ? null : COMPACT_STATES.includes(state),
    cities:
      state === null || city !== null
        ? []
        : linked(countLabels(jobs.flatMap((job) => some(job.city))), (label) => ({
            ...{ specialty: null, state, city: label },
          })),
    specialties:
      specialty !== null
        ? []
        : linked(countLabels(jobs.flatMap(({ specialties }) => specialties)), (label) => ({
            ...{ specialty: label, state, city: null },
          })),
    states:
      state !== null
        ? []
        : linked(regions, (code) => ({ specialty, state: code, city: null })).map((share) => ({
            ...share,
            label: stateName(share.label),
          })),
    near: near(page, pages),
  };
}

/** The subjects around one: what a visitor of a page with few jobs would try next. */
function around({ specialty, state, city }: SearchPage, pages: SearchPages): readonly Subject[] {
  const beside = (state === null ? [] : neighboursOf(state)).map((code) => ({
    ...{ specialty, state: code, city: null },
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

/** What a page near by is called on this one: 'ICU in all states', 'All jobs in Texas' where it is the wider one. */
function nearName(page: SearchPage, subject: Subject): string {
  if (page.specialty === null || page.state === null) return searchPageShortName(subject);
  if (subject.state === null) return `${subject.specialty} in all states`;
  return subject.specialty === null ? `All jobs${inPlace(subject)}` : searchPageShortName(subject);
}

function near(page: SearchPage, pages: SearchPages): readonly LinkedShare[] {
  const found = around(page, pages).flatMap((subject): LinkedShare[] => {
    const path = searchPath(subject);
    const other = path === null ? undefined : pages.get(path);
    if (!other?.isIndexed || other.path === page.path) return [];
    return [{ label: nearName(page, subject), count: other.jobs.length, path: other.path }];
  });
  const isSiblings = page.state === null || page.city !== null;
  return (isSiblings ? found.sort((a, b) => b.count - a.count) : found).slice(0, NEAR_MAX);
}
