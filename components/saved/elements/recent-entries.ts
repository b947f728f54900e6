import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import type { JobStub, RecentSearch } from '@/lib/domain/saved/saved-job';
import { searchInWords } from '@/lib/domain/search-alerts/search-words';
import { recentEntry, viewedCard } from './viewed-card';

/** A search in words, linked to what it finds today. */
const searchLink = ({ search }: RecentSearch) =>
  recentEntry(`/jobs?${search}`, searchInWords(parseJobQuery(search)) || 'All jobs');

/**
 * The entries of both lists.
 * @param applied when the visitor applied for a job, in words, by its id
 */
export const recentEntries = (
  viewed: readonly JobStub[],
  sought: readonly RecentSearch[],
  applied: ReadonlyMap<string, string>,
) => ({
  viewed: viewed.map((job) => viewedCard(job, applied.get(job.id))),
  searches: sought.map(searchLink),
});
