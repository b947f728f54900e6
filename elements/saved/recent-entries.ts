import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import type { JobStub, RecentSearch } from '@/lib/domain/saved/saved-job';
import { searchInWords } from '@/lib/domain/lists/search-words';
import { recentEntry, viewedCard } from './viewed-card';

/** A search in words, linked to what it finds today. */
const searchLink = ({ search }: RecentSearch) =>
  recentEntry(`/jobs?${search}`, searchInWords(parseJobQuery(search)) || 'All jobs');

/** The entries of both lists. */
export const recentEntries = (viewed: readonly JobStub[], sought: readonly RecentSearch[]) => ({
  viewed: viewed.map(viewedCard),
  searches: sought.map(searchLink),
});
