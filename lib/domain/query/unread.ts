import { toMinPay, toRadius, toSort } from './job-query';
import { firstRead, readParameters } from './query-parameters';

/** Filters and the order, whose values an address may have in a form that cannot be read. */
const READERS = { minPay: toMinPay, radius: toRadius, sort: toSort } as const;
export type UnreadName = keyof typeof READERS;
const NAMES: readonly UnreadName[] = ['minPay', 'radius', 'sort'];

/**
 * The filters of an address that are there and cannot be read: the page says so, for the list is wider than somebody meant it. Only names,
 * never values: pages are cached by them.
 */
export function unreadFilters(input: string | URLSearchParams): readonly UnreadName[] {
  const params = readParameters(new URLSearchParams(input));
  const noted = params.get('unread')?.flatMap((names) => names.split(',')) ?? [];
  return NAMES.filter((name) => {
    const given = (params.get(name) ?? []).filter((value) => !/^0*$/.test(value));
    return (
      noted.includes(name) ||
      (given.length > 0 && firstRead<unknown>(given, READERS[name]) === null)
    );
  });
}

/** A query in its one spelling, with the names of the filters that could not be read: what a page is cached by and starts with. */
export function withUnread(search: string, unread: readonly UnreadName[]): string {
  return [search, unread.length > 0 ? `unread=${unread.join(',')}` : ''].filter(Boolean).join('&');
}
