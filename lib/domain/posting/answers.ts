import type { Patterns } from '@/lib/domain/posting/topic-patterns/pattern';
import { OF_PERSON } from '@/lib/domain/posting/topic-patterns/person';
import { OF_PLACE } from '@/lib/domain/posting/topic-patterns/place';
import { OF_TIME } from '@/lib/domain/posting/topic-patterns/time';
import { OF_WORK } from '@/lib/domain/posting/topic-patterns/work';
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

const blank = (found: string) => ' '.repeat(found.length);

/** What a sentence is about. Its open parts have already been taken out (unrelated-passages.ts). */
export function topicsOf(text: string): Topic[] {
  const about = READERS.filter(({ words, says, traps }) => {
    if (!words.test(text) || !says.some((one) => one.test(text))) return false;
    const rest = traps.reduce((left, one) => left.replace(one, blank), text);
    return says.some((one) => one.test(rest));
  });
  return about.map(({ topic }) => topic);
}

const LABELS = TOPICS.map((topic) => ({
  topic,
  alone: new RegExp(`^(?:${TABLE[topic].label})\\s?[:?]?$`, 'i'),
  first: new RegExp(`^(?:${TABLE[topic].label})\\s?(?:[:=]|[-–—]\\s)`, 'i'),
}));

/** The topic whose name is all of a text: its value is elsewhere, or missing. */
export const labelAlone = (text: string): Topic | null =>
  LABELS.find(({ alone }) => alone.test(text))?.topic ?? null;

/** Whether a text is a complete line of a form: 'Call: none', 'Shift: nights', 'Float - yes'. */
export const isLabelled = (text: string): boolean =>
  /^[a-z][^:.;]{0,40}:(?:\s|$)/i.test(text) || LABELS.some(({ first }) => first.test(text));
