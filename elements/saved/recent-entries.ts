import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import type { JobStub, RecentSearch } from '@/lib/domain/saved/saved-job';
import { formatPay } from '@/lib/domain/pay/pay';
import { searchInWords } from '@/lib/domain/lists/search-words';

function entry(href: string, name: string, more: readonly string[] = []): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = name;
  const item = document.createElement('li');
  item.append(link, ...more.map(part));
  return item;
}

function part(text: string): HTMLElement {
  const words = document.createElement('span');
  words.textContent = text;
  return words;
}

/** A viewed job: its title links to it. */
export const viewedCard = ({ id, title, place, pay }: JobStub) =>
  entry(
    `/jobs/${id}`,
    title,
    [place, formatPay(pay)].filter((text) => text !== null),
  );

/** A search in words, linked to what it finds today. */
export const searchLink = ({ search }: RecentSearch) =>
  entry(`/jobs?${search}`, searchInWords(parseJobQuery(search)) || 'All jobs');
