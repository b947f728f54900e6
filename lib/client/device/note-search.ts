import { emptyQuery, parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query';
import { searchInWords } from '@/lib/domain/lists/search-words';
import { searches } from './collections';

/** A search of the list, as its address has it. One that narrows nothing is none; order and page are no part of it. */
export function noteSearchOf(address: string): void {
  const query = parseJobQuery(address);
  if (searchInWords(query) === '') return;
  const { sort, collapsed, page, per } = emptyQuery;
  const search = serializeJobQuery({ ...query, sort, collapsed, page, per });
  const others = searches.read().filter((kept) => kept.search !== search);
  searches.write([{ search }, ...others]);
}
