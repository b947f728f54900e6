import type { SanitizedHtml } from '@/lib/domain/job/job';
import { topicsOf } from './answers';
import type { Reading } from './readings';
import { readingsOf } from './readings';
import type { Sentence } from './sentences';
import { leadsAway, withoutOpenParts } from './unrelated-passages';
import type { Topic } from './topics';

/** A sentence of a posting, word for word, and its position in the description's HTML. */
type Quote = Pick<Sentence, 'text' | 'start' | 'end'>;
/** What a posting says of each topic, in the posting's order; a topic that it leaves open is absent. */
export type Posting = ReadonlyMap<Topic, readonly Quote[]>;

/** Sentences quoted for one topic; more would repeat the description. */
const MOST_QUOTES = 3;
/** Characters of a quote. A longer sentence is not read, because a part of it may say the opposite of the whole. */
const LONGEST = 600;

/** The readings about this job: none about other jobs, the agency or the town, and no titles. */
function* readingsOfThisJob(html: SanitizedHtml): Generator<Reading> {
  let awayBlock = -1;
  let isAway = false;
  for (const reading of readingsOf(html)) {
    const { text, block, isHeading, isTitle } = reading.sentence;
    const leads = leadsAway(text, isHeading);
    if (isHeading || leads === 'section') isAway = leads === 'section';
    if (leads) awayBlock = block;
    if (!isAway && !isTitle && block !== awayBlock) yield reading;
  }
}

/** A sentence about this job, its words without open parts, and the topics it answers. */
export type OwnReading = Pick<Reading, 'sentence' | 'words'> & {
  readonly topics: () => readonly Topic[];
};

/** The sentences of a description that may be quoted. What each answers is determined on demand. */
export function* ownReadings(html: SanitizedHtml): Generator<OwnReading> {
  for (const { sentence, words, about } of readingsOfThisJob(html)) {
    if (sentence.text.length > LONGEST) continue;
    const said = withoutOpenParts(words);
    const topics = () => topicsOf(said).filter((topic) => about.includes(topic));
    yield { sentence, words: said, topics };
  }
}

/** Reads a description: sentences that answer what travel nurses ask, and nothing that is not in it (docs/decisions/0052). */
export function readPosting(html: SanitizedHtml): Posting {
  const found = new Map<Topic, Quote[]>();
  for (const { sentence, topics } of ownReadings(html)) {
    const { text, start, end } = sentence;
    for (const topic of topics()) {
      const quotes = found.get(topic) ?? [];
      if (quotes.length === MOST_QUOTES || quotes.some((quote) => quote.text === text)) continue;
      found.set(topic, [...quotes, { text, start, end }]);
    }
  }
  return found;
}
