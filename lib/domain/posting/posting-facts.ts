import type { QuotedPosting } from './mark-quotes';
import type { Topic } from './topics';

/** A sentence of the posting, word for word, and the id of its place in the description. */
type Said = { readonly id: string; readonly text: string };

/** What clinicians look for first, and the topics that answer it, the best first. */
const KEY_FACTS = [
  ['ratio', ['ratio']],
  ['schedule', ['scheduling', 'weekends', 'hours']],
  ['license', ['license']],
  ['experience', ['experience']],
] as const satisfies readonly (readonly [string, readonly Topic[]])[];

export type KeyFact = (typeof KEY_FACTS)[number][0];

/** Characters of a fact above the description. A longer sentence is better read in its place. */
const LONGEST = 140;

type PostingFacts = {
  /** The four facts that stand above the description, as far as the posting states them briefly. */
  readonly facts: readonly { readonly fact: KeyFact; readonly said: Said }[];
  /** Everything else it says, each sentence once, with all topics it answers. */
  readonly others: readonly { readonly topics: readonly Topic[]; readonly said: Said }[];
};

/** Divides what a posting says into four facts and the rest, so that no sentence is quoted twice (docs/decisions/0052). */
export function postingFacts(posting: QuotedPosting): PostingFacts {
  const used = new Set<string>();
  const facts = KEY_FACTS.flatMap(([fact, topics]) => {
    const said = topics
      .flatMap((topic) => posting.get(topic) ?? [])
      .find(({ id, text }) => text.length <= LONGEST && !used.has(id));
    if (!said) return [];
    used.add(said.id);
    return [{ fact, said }];
  });
  const others = new Map<string, { readonly topics: Topic[]; readonly said: Said }>();
  for (const [topic, quotes] of posting)
    for (const said of quotes) {
      if (used.has(said.id)) continue;
      const known = others.get(said.id);
      if (known) known.topics.push(topic);
      else others.set(said.id, { topics: [topic], said });
    }
  return { facts, others: [...others.values()] };
}
