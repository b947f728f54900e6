import { emptyQuery } from '@/lib/domain/query/job-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { searchInWords } from '@/lib/domain/search-alerts/search-words';
import { searches } from './collections';

/** Remembers a search by its address. Searches without filters are ignored; order and page are not stored. */
export function noteSearchOf(address: string): void {
  const query = parseJobQuery(address);
  if (searchInWords(query) === '') return;
  const { sort, collapsed, page, per } = emptyQuery;
  const search = serializeJobQuery({ ...query, sort, collapsed, page, per });
  const others = searches.read().filter((kept) => kept.search !== search);
  searches.write([{ search }, ...others]);
}
