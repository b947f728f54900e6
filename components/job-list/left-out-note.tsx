'use client';

import type { LeftWords } from '@/lib/domain/search/search-result';
import { useEmptySearch } from './use-empty-search';

const quoted = (words: readonly string[]) => {
  const [last = '', ...others] = words.map((word) => `“${word}”`).reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
};

/** No job has all words of a search: names those that were left out. */
export function LeftOutNote({ text, words }: LeftWords) {
  useEmptySearch(text);
  return <p>{`No job has all these words, so these jobs are shown without ${quoted(words)}.`}</p>;
}
