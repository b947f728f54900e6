import type { SoughtTerm } from '@/lib/domain/words/sought-words';
import type { JobSummary } from '@/lib/domain/job/job';
import { milesOf } from '@/lib/domain/place/miles';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { termsInDescriptions, type DescriptionWords } from './description-words';
import { FILTER_BITS, filterJobs } from './filter-jobs';
import type { JobIndex } from './job-index';
import { orderFor } from './job-search';
import { toSoughtTerms } from './sought-terms';
import { masksOf, TERMS_MAX, withoutQuoting } from './word-index';

/** A job that the words find only with its description. */
export type DescriptionMatch = {
  readonly job: JobSummary;
  /** How far it is from the place of the query, in miles. */
  readonly miles: number | null;
  /** The terms that only its description has. */
  readonly terms: readonly SoughtTerm[];
};

/**
 * The jobs that a query leaves out for its words alone and whose descriptions have what is missing, in the query's order: every word is
 * in the fields of the word search (docs/decisions/0026), or in the description.
 */
export function findDescriptionMatches(
  index: JobIndex,
  descriptions: DescriptionWords,
  query: JobQuery,
): readonly DescriptionMatch[] {
  const terms = toSoughtTerms(withoutQuoting(query.q));
  if (terms.length === 0 || terms.length > TERMS_MAX) return [];
  const all = (1 << terms.length) - 1;
  const inFields = masksOf(index.words, index.jobs.length, terms);
  const inText = termsInDescriptions(descriptions, terms, index.jobs.length);
  const filtered = filterJobs(index, query);
  const { miles, rejectMasks } = filtered;
  const found: DescriptionMatch[] = [];
  for (const at of orderFor(index, filtered, query) ?? rejectMasks.keys()) {
    const had = inFields[at] ?? 0;
    if (rejectMasks[at] !== FILTER_BITS.q || had === all) continue;
    const job = index.jobs[at];
    if (!job || (had | (inText[at] ?? 0)) !== all) continue;
    const missing = terms.filter((_, term) => (had & (1 << term)) === 0);
    found.push({ job, terms: missing, miles: miles && milesOf(miles, at) });
  }
  return found;
}
