import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { fold } from '@/lib/domain/words/words';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { nameEnoughPay } from '@/lib/domain/pay/pay-figures';
import { STATE_NAMES, toStateCode } from '@/lib/domain/place/states';
import { mostRecentlyOpen, nextKnownPage, type KnownPage, type KnownPages } from './known-pages';
import { searchPath, type SearchPages, type SearchPage, type Subject } from './search-page';

/** The pages of a list of jobs, and what is remembered of them for the next list. */
export type SearchPageTable = { readonly pages: SearchPages; readonly known: KnownPages };

type Draft = { readonly subject: Subject; readonly jobs: JobSummary[] };

/** The subjects a job belongs to: its place, each of its specialties, and each of them in its state. */
function* subjectsOf({ specialties, state, city }: JobSummary): Generator<Subject> {
  const code = state === null ? null : toStateCode(state);
  const region = code !== null && Object.hasOwn(STATE_NAMES, code) ? code : null;
  if (region !== null) {
    yield { specialty: null, state: region, city: null };
    if (city) yield { specialty: null, state: region, city };
  }
  for (const specialty of specialties) {
    yield { specialty, state: null, city: null };
    if (region !== null) yield { specialty, state: region, city: null };
  }
}

/** How often each spelling of a name is used for the page at an address. */
class LabelCounts {
  readonly #counts = new Map<string, Map<string, number>>();

  add(path: string, { specialty, state, city }: Subject): void {
    const label = state === null ? specialty : city;
    if (label === null) return;
    const counts = this.#counts.get(path) ?? new Map<string, number>();
    this.#counts.set(path, counts.set(label, (counts.get(label) ?? 0) + 1));
  }

  /** A subject in its one spelling: that of the previous list as long as some job uses it, else the most frequent. */
  named(subject: Subject, path: string, before: KnownPages): Subject {
    const counts = this.#counts.get(path);
    const known = before.get(path);
    const last = known && (subject.city === null ? known.specialty : known.city);
    const [most = null] = [...(counts ?? [])].sort(([, a], [, b]) => b - a)[0] ?? [];
    const label = last && counts?.has(last) ? last : most;
    if (label === null) return subject;
    return subject.city === null ? { ...subject, specialty: label } : { ...subject, city: label };
  }
}

/** Every state has a page, whether it ever had a job or not. */
const STATES: readonly Subject[] = Object.keys(STATE_NAMES).map((state) => ({
  specialty: null,
  state,
  city: null,
}));

/**
 * Makes the search pages, in slices: one for every state, and one for each specialty, city and pair of specialty and state that the list
 * has or that is remembered.
 * @param jobs newest first
 */
export function* searchPageSteps(
  jobs: readonly JobSummary[],
  before: KnownPages,
  today: IsoDate,
): SlicedWork<SearchPageTable> {
  const drafts = new Map<string, Draft>();
  const paths = new Map<string, string | null>();
  const pathOf = (subject: Subject) => {
    const key = [subject.specialty, subject.state, subject.city]
      .map((name) => fold(name ?? ''))
      .join('\n');
    let path = paths.get(key);
    if (path === undefined) paths.set(key, (path = searchPath(subject)));
    return path;
  };
  const labels = new LabelCounts();
  for (const [at, job] of jobs.entries()) {
    for (const subject of subjectsOf(job)) {
      const path = pathOf(subject);
      if (path === null) continue;
      labels.add(path, subject);
      const draft = drafts.get(path);
      if (!draft) drafts.set(path, { subject, jobs: [job] });
      // Two labels of one job may share an address.
      else if (draft.jobs.at(-1) !== job) draft.jobs.push(job);
    }
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  const subjects = new Map<string, Subject>(
    STATES.flatMap((subject) => {
      const path = searchPath(subject);
      return path === null ? [] : [[path, subject] as const];
    }),
  );
  for (const [path, { specialty, state, city }] of before)
    subjects.set(path, { specialty, state, city });
  for (const [path, { subject }] of drafts) {
    const { specialty } = subject;
    const everywhere = specialty === null ? null : pathOf({ specialty, state: null, city: null });
    subjects.set(path, labels.named(subject, everywhere ?? path, before));
  }
  yield;
  const known = new Map<string, KnownPage>();
  const pages = new Map<string, SearchPage>();
  for (const [path, subject] of subjects) {
    const open = drafts.get(path)?.jobs ?? [];
    const page = nextKnownPage(subject, before.get(path), {
      count: open.length,
      hasFigures: subject.specialty !== null && nameEnoughPay(open),
      today,
    });
    // A state without jobs is known anyway.
    if (open.length > 0 || before.has(path)) known.set(path, page);
    // A remembered page without jobs is indexed again with its first ones.
    const isIndexed = page.isIndexed && open.length > 0;
    pages.set(path, { ...subject, path, jobs: open, isIndexed });
    if (pages.size % JOBS_PER_SLICE === 0) yield;
  }
  return { pages, known: mostRecentlyOpen(known) };
}
