import type { Patterns } from './patterns';
import { OF_PERSON } from './patterns-of-person';
import { OF_PLACE } from './patterns-of-place';
import { OF_TIME } from './patterns-of-time';
import { OF_WORK } from './patterns-of-work';
import type { Topic } from './topics';
import { TOPICS } from './topics';

const TABLE: Readonly<Record<Topic, Patterns>> = {
  ...OF_WORK,
  ...OF_TIME,
  ...OF_PERSON,
  ...OF_PLACE,
};

/** 'Ratio: …', 'EMR - …' anywhere in a sentence. */
const beforeColon = (label: string) =>
  new RegExp(`(?<![\\w-])(?:${label})\\s?(?::|=|\\s[-–—]\\s)\\s?(?=[\\w$#])`, 'i');

const READERS = TOPICS.map((topic) => {
  const { words, label, says, traps } = TABLE[topic];
  return { topic, words: new RegExp(words, 'i'), says: [...says, beforeColon(label)], traps };
});

/** Something a sentence is about, and where in it that is said. */
type Finding = { readonly topic: Topic; readonly at: number };

/** Where the first of some patterns matches; -1 where none does. */
function firstMatch(says: readonly RegExp[], text: string): number {
  for (const one of says) {
    const at = text.search(one);
    if (at >= 0) return at;
  }
  return -1;
}

const blank = (found: string) => ' '.repeat(found.length);

/** What a sentence is about. Its open parts have been taken out (set-aside.ts). */
export function topicsOf(text: string): Finding[] {
  const findings: Finding[] = [];
  for (const { topic, words, says, traps } of READERS) {
    if (!words.test(text) || firstMatch(says, text) < 0) continue;
    const at = firstMatch(
      says,
      traps.reduce((rest, one) => rest.replace(one, blank), text),
    );
    if (at >= 0) findings.push({ topic, at });
  }
  return findings;
}

const LABEL_ALONE = new RegExp(
  `^(?:${TOPICS.map((topic) => TABLE[topic].label).join('|')})\\s?[:?]?$`,
  'i',
);

/** Whether a text is nothing but the name of a topic, whose value stands in the next block: a table's left column. */
export const isLabelAlone = (text: string): boolean => LABEL_ALONE.test(text);
