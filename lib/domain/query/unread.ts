import { tidy } from '@/lib/domain/words/words';
import { toMinPay, toRadius, toSort, TYPED_MAX } from './job-query';
import { firstRead, readParameters } from './query-parameters';

/** Filters and the order, whose values an address may have in a form that cannot be read. */
const READERS = {
  minPay: toMinPay,
  radius: toRadius,
  sort: toSort,
  q: (text: string) => ([...tidy(text)].length > TYPED_MAX.q ? null : text),
} as const;
export type UnreadName = keyof typeof READERS;
const NAMES: readonly UnreadName[] = ['q', 'minPay', 'radius', 'sort'];

/**
 * The filters of an address that are there and cannot be read, or not to their end: the page says so, for the list is wider than somebody
 * meant it. A distance without a place filters nothing, read or not, but an order by distance needs one. Only names, never values: pages are cached by them.
 */
export function unreadFilters(input: string | URLSearchParams): readonly UnreadName[] {
  const params = readParameters(new URLSearchParams(input));
  const noted = params.get('unread')?.flatMap((names) => names.split(',')) ?? [];
  const hasPlace = params.get('near')?.some((text) => text.trim()) ?? false;
  return NAMES.filter((name) => {
    if (name === 'radius' && !hasPlace) return false;
    const values = params.get(name) ?? [];
    const given = name === 'q' ? [values.join(' ')] : values.filter((value) => !/^0*$/.test(value));
    if (name === 'sort' && !hasPlace && firstRead(given, toSort) === 'distance') return true;
    const isRead = given.length === 0 || firstRead<unknown>(given, READERS[name]) !== null;
    return !isRead || noted.includes(name);
  });
}

/** The same for what has an order of its own: the map and feeds. */
export const unreadWithoutOrder = (input: string | URLSearchParams): readonly UnreadName[] =>
  unreadFilters(input).filter((name) => name !== 'sort');

/** A query in its one spelling, with the names of the filters that could not be read: what a page is cached by and starts with. */
export function withUnread(search: string, unread: readonly UnreadName[]): string {
  return [search, unread.length > 0 ? `unread=${unread.join(',')}` : ''].filter(Boolean).join('&');
}

const UNREAD: Readonly<Record<UnreadName, readonly [part: string, instead: string]>> = {
  q: ['search words beyond the first 100 characters', 'they are left out'],
  minPay: ['minimum pay', 'jobs with any pay are shown'],
  radius: ['distance', 'jobs at any distance are shown'],
  sort: ['order', 'jobs are in the usual order'],
};

/** What of an address was not understood, and what is shown instead: one sentence; null if all of it was. */
export function unreadSentence(names: readonly UnreadName[]): string | null {
  if (names.length === 0) return null;
  const parts = names.map((name) => UNREAD[name][0]).join(' and the ');
  const instead = names.map((name) => UNREAD[name][1]).join(', and ');
  const verb = names.length === 1 && names[0] === 'sort' ? 'used' : 'read';
  return `The ${parts} in this address could not be ${verb}, so ${instead}.`;
}
