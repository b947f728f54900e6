import type { SanitizedHtml } from '@/lib/domain/job/job';
import { topicsOf } from './answers';
import { excerpt } from './excerpt';
import { readingsOf } from './readings';
import type { Sentence } from './sentences';
import { speaksOfOthers, withoutOpenParts } from './set-aside';
import type { Topic } from './topics';

/** A sentence of a posting, word for word, and where it stands in the description's HTML. */
type Quote = Pick<Sentence, 'text' | 'start' | 'end'>;
/** What a posting says of each topic, in the posting's order; a topic that it leaves open is not there. */
export type Posting = ReadonlyMap<Topic, readonly Quote[]>;

/** Sentences quoted for one topic; more would repeat the description. */
const MOST_QUOTES = 3;

/** Reads a description: sentences that answer what travel nurses ask, and nothing that is not in it (docs/decisions/0052). */
export function readPosting(html: SanitizedHtml): Posting {
  const found = new Map<Topic, Quote[]>();
  let othersBlock = -1;
  let inOthers = false;
  for (const { sentence, words } of readingsOf(html)) {
    const { text, start, end, block, isHeading, isTitle } = sentence;
    if (isHeading) inOthers = false;
    if (speaksOfOthers(text, isHeading)) {
      othersBlock = block;
      inOthers = isHeading;
    }
    if (inOthers || isTitle || block === othersBlock) continue;
    for (const { topic, at } of topicsOf(withoutOpenParts(words))) {
      const quotes = found.get(topic) ?? [];
      if (quotes.length < MOST_QUOTES) {
        found.set(topic, [...quotes, { text: excerpt(text, at), start, end }]);
      }
    }
  }
  return found;
}
