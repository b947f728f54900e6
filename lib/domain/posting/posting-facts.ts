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
type Fact = {
  /** At least one of the five. */
  readonly facts: readonly KeyFact[];
  /** What else it answers. */
  readonly topics: readonly Topic[];
  readonly said: Said;
};

export type PostingFacts = {
  /** The five facts, as far as the posting states them briefly. */
  readonly facts: readonly Fact[];
  /** Everything else it says, each sentence with all topics it answers. */
  readonly others: readonly { readonly topics: readonly Topic[]; readonly said: Said }[];
};

/**
 * Divides what a posting says into five facts and the rest, so that each sentence is quoted once, under all its names (docs/decisions/0052).
 * @param isStartKnown whether the record states the start: then the posting's sentence about it is one of the rest
 */
export function postingFacts(posting: QuotedPosting, isStartKnown: boolean): PostingFacts {
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
  const sentences = new Map<string, { readonly topics: Topic[]; readonly said: Said }>();
  for (const [topic, quotes] of posting)
    for (const said of quotes) {
      const known = sentences.get(said.id);
      if (known) known.topics.push(topic);
      else sentences.set(said.id, { topics: [topic], said });
    }
  return {
    facts: [...chosen.values()].map(({ facts, said }) => ({
      facts,
      topics: (sentences.get(said.id)?.topics ?? []).filter((topic) => !isNamed(topic, facts)),
      said,
    })),
    others: [...sentences.values()].filter(({ said }) => !chosen.has(said.id)),
  };
}

const includes = (topics: readonly Topic[], topic: Topic): boolean => topics.includes(topic);
