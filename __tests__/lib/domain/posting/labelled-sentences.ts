import { readFileSync } from 'node:fs';
import type { Topic } from '@/lib/domain/posting/topics';

type Labelled = { readonly text: string; readonly topics: ReadonlySet<string> };

const LINES = readFileSync(`${__dirname}/labelled-sentences.txt`, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const SENTENCES: readonly Labelled[] = LINES.map((line) => {
  const [topics = '', text = ''] = line.split(' | ');
  return { text, topics: new Set(topics === '-' ? [] : topics.split(',')) };
});

/** Patterns may be tuned to these sentences, but not to every third one, which is held out. */
export const TUNED = SENTENCES.filter((_, index) => index % 3 !== 2);
export const HELD_OUT = SENTENCES.filter((_, index) => index % 3 === 2);

/** What a reader found wrongly about one topic, and what it missed. */
export type Score = {
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
};

/** Compares what a reader finds with the labels. */
export function scoreOf(
  sentences: readonly Labelled[],
  topic: Topic,
  read: (text: string) => ReadonlySet<string>,
): Score {
  const labelled = sentences.filter(({ topics }) => topics.has(topic));
  const found = sentences.filter(({ text }) => read(text).has(topic));
  const right = found.filter(({ topics }) => topics.has(topic));
  const missed = labelled.filter((one) => !right.includes(one));
  return {
    wrong: found.filter((one) => !right.includes(one)).map(({ text }) => text),
    missed: missed.map(({ text }) => text),
  };
}
