import { compactStates } from './compact-states';
import { countLabels, refuse, toColumn } from './facet-column';
import type { FacetColumn } from './facet-column';
import { toTag } from './filter-tag';
import type { JobSummary } from './job';
import type { JobIndex } from './job-index';
import { FACET_NAMES } from './job-query';
import type { FacetName, JobQuery } from './job-query';
import { clampPage, pageCount } from './paginate';
import type { DropSuggestion, FacetOption, FilterTag, JobSearchResult } from './search-result';
import { stateName } from './states';

type Columns = Readonly<Record<FacetName, FacetColumn>>;

/** Each category's bit in a job's refusals. */
const BITS: Readonly<Record<FacetName, number>> = { title: 1, specialty: 2, state: 4, shift: 8 };
const ALL_BITS = 15;

/** What the filters make of a data set: for each job, which categories keep it out. */
type Sifted = {
  readonly columns: Columns;
  readonly refusals: Uint8Array;
  /** How many jobs there are of each sum of bits: 0 are those that pass. */
  readonly tally: Uint32Array;
};

function sift(index: JobIndex, { filters }: JobQuery): Sifted {
  const column = (facet: FacetName) => toColumn(index.facets[facet], filters[facet]);
  const columns: Columns = {
    title: column('title'),
    specialty: column('specialty'),
    state: column('state'),
    shift: column('shift'),
  };
  const refusals = new Uint8Array(index.jobs.length);
  for (const facet of FACET_NAMES) refuse(columns[facet], refusals, BITS[facet]);
  const tally = new Uint32Array(ALL_BITS + 1);
  for (const bits of refusals) tally[bits] = (tally[bits] ?? 0) + 1;
  return { columns, refusals, tally };
}

/** The jobs that pass, in the query's order, from one place in it up to another. */
function pick(
  { jobs, byPay }: JobIndex,
  { refusals, tally }: Sifted,
  sort: JobQuery['sort'],
  [from, to]: readonly [from: number, to: number],
): JobSummary[] {
  const picked: JobSummary[] = [];
  const wanted = Math.min(to, tally[0] ?? 0);
  for (let at = 0, passed = 0; passed < wanted && at < jobs.length; at += 1) {
    const position = sort === 'highestPay' ? (byPay[at] ?? 0) : at;
    if (refusals[position] !== 0) continue;
    const job = jobs[position];
    if (job && passed >= from) picked.push(job);
    passed += 1;
  }
  return picked;
}

/** Each category's figures count the jobs that every other category accepts. */
function toOptions(name: FacetName, { columns, refusals, tally }: Sifted): FacetOption[] {
  const { [name]: column } = columns;
  const { facet, wanted } = column;
  const others = ALL_BITS & ~BITS[name];
  const isAlone = tally.every((jobs, bits) => jobs === 0 || (bits & others) === 0);
  const counts = isAlone ? facet.totals : countLabels(column, refusals, others);
  return facet.optionOrder.map((id) => {
    const value = facet.labels[id] ?? '';
    const label = name === 'state' ? stateName(value) : value;
    return { value, label, count: counts[id] ?? 0, selected: wanted?.[id] === 1 };
  });
}

function toTags(columns: Columns, query: JobQuery): FilterTag[] {
  return FACET_NAMES.flatMap((name) => {
    const { facet, resolutions } = columns[name];
    return query.filters[name].map((value, at) => {
      const { stage = null, positions = [] } = resolutions[at] ?? {};
      return toTag(name, value, stage, facet.labels[positions[0] ?? -1]);
    });
  });
}

type Around = Pick<JobSearchResult, 'facets' | 'tags'>;

/** What stands around the jobs: options with their counts, and tags. */
function describe(sifted: Sifted, query: JobQuery): Around {
  return {
    facets: {
      title: toOptions('title', sifted),
      specialty: toOptions('specialty', sifted),
      state: toOptions('state', sifted),
      shift: toOptions('shift', sifted),
    },
    tags: toTags(sifted.columns, query),
  };
}

/**
 * Every job a query finds, in its order, not cut into pages. Filters are OR within a category and AND across categories
 * (specification, section 5).
 */
export function findJobs(
  index: JobIndex,
  query: JobQuery,
): Around & { readonly jobs: readonly JobSummary[] } {
  const sifted = sift(index, query);
  return { jobs: pick(index, sifted, query.sort, [0, Infinity]), ...describe(sifted, query) };
}

/** One page of the list with everything around it (specification, section 4). */
export function searchJobs(index: JobIndex, query: JobQuery): JobSearchResult {
  const sifted = sift(index, query);
  const around = describe(sifted, query);
  const total = sifted.tally[0] ?? 0;
  const pages = pageCount(total, query.per);
  const page = clampPage(query.page, pages);
  const offset = (page - 1) * query.per;
  const shown = pick(index, sifted, query.sort, [offset, offset + query.per]);
  return {
    total,
    page,
    pageCount: pages,
    per: query.per,
    first: total === 0 ? 0 : offset + 1,
    last: offset + shown.length,
    jobs: shown,
    ...around,
    compactStates: compactStates(query),
    suggestions: total > 0 ? [] : suggestDrops(around.tags, sifted.tally),
  };
}

/** A category is dropped as a whole: of several terms, dropping one brings nothing back. */
function suggestDrops(tags: readonly FilterTag[], tally: Uint32Array): DropSuggestion[] {
  return FACET_NAMES.flatMap((facet) => {
    const labels = tags.filter((tag) => tag.facet === facet).map(({ label }) => label);
    const total = tally[BITS[facet]] ?? 0;
    return total > 0 ? [{ facet, labels, total }] : [];
  });
}
