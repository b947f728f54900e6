import type { QuotedPosting } from './mark-quotes';
import type { Topic } from './topics';

/** A sentence of the posting, word for word, and the id of its place in the description. */
export type Said = { readonly id: string; readonly text: string };

/** What clinicians look for first, and the topics that answer it, the best first. */
const KEY_FACTS = [
  ['ratio', ['ratio']],
  ['schedule', ['scheduling', 'weekends', 'hours']],
  ['license', ['license']],
  ['experience', ['experience']],
  ['start', ['start']],
] as const satisfies readonly (readonly [string, readonly Topic[]])[];

export type KeyFact = (typeof KEY_FACTS)[number][0];

/** Characters of a fact above the description. A longer sentence is better read in its place. */
const LONGEST = 140;

/** One of the sentences above the description. */
export type PostingFact = {
  /** At least one of the five. */
  readonly facts: readonly KeyFact[];
  /** What else it answers. */
  readonly topics: readonly Topic[];
  readonly said: Said;
};

/**
 * The five facts, as far as a posting states them briefly: each sentence once, under all its names (docs/decisions/0052).
 * @param isStartKnown whether the record states the start: then the posting's sentence about it is no fact
 */
export function postingFacts(
  posting: QuotedPosting,
  isStartKnown: boolean,
): readonly PostingFact[] {
  const chosen = new Map<string, { readonly facts: KeyFact[]; readonly said: Said }>();
  for (const [fact, topics] of KEY_FACTS) {
    if (fact === 'start' && isStartKnown) continue;
    const brief = topics
      .flatMap((topic) => posting.get(topic) ?? [])
      .filter(({ text }) => text.length <= LONGEST);
    const said = brief.find(({ id }) => !chosen.has(id)) ?? brief[0];
    if (!said) continue;
    const known = chosen.get(said.id);
    if (known) known.facts.push(fact);
    else chosen.set(said.id, { facts: [fact], said });
  }
  const isNamed = (topic: Topic, facts: readonly KeyFact[]) =>
    KEY_FACTS.some(([fact, topics]) => facts.includes(fact) && includes(topics, topic));
  const topicsOf = ({ id }: Said) =>
    [...posting].flatMap(([topic, quotes]) => (quotes.some((said) => said.id === id) ? topic : []));
  return [...chosen.values()].map(({ facts, said }) => ({
    facts,
    topics: topicsOf(said).filter((topic) => !isNamed(topic, facts)),
    said,
  }));
}

const includes = (topics: readonly Topic[], topic: Topic): boolean => topics.includes(topic);
