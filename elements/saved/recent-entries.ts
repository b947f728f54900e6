import { applications } from '@/lib/client/device/collections';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { appliedOn } from '@/lib/domain/saved/applied-on';
import type { JobStub, RecentSearch } from '@/lib/domain/saved/saved-job';
import { searchInWords } from '@/lib/domain/lists/search-words';
import { recentEntry, viewedCard } from './viewed-card';

/** A search in words, linked to what it finds today. */
const searchLink = ({ search }: RecentSearch) =>
  recentEntry(`/jobs?${search}`, searchInWords(parseJobQuery(search)) || 'All jobs');

/** The entries of both lists. A job that the visitor applied for says so. */
export function recentEntries(viewed: readonly JobStub[], sought: readonly RecentSearch[]) {
  const applied = new Map(applications.read().map(({ id, on }) => [id, on]));
  return {
    viewed: viewed.map((job) => {
      const on = applied.get(job.id);
      return viewedCard(job, on ? appliedOn(on, new Date()) : null);
    }),
    searches: sought.map(searchLink),
  };
}
