import { isLabelled, labelAlone } from './answers';
import { plainText } from './plain-text';
import type { Sentence } from './sentences';
import { sentencesOf } from './sentences';
import type { Topic } from './topics';
import { TOPICS } from './topics';

/** A sentence, and how it is read. */
export type Reading = {
  readonly sentence: Sentence;
  /** Its text, or 'label: value' if a form separates them; '' if it says nothing. */
  readonly words: string;
  /** What it can be about. */
  readonly about: readonly Topic[];
};

/** A label's value is short; a longer text is a paragraph below a heading. */
const LONGEST_VALUE = 120;
/** Longer texts are not answered by a yes or a no. */
const LONGEST_ASKED = 60;
const YES_OR_NO =
  /^(?:(?:yes|no|none)(?:[,(–-].{0,60})?|required|not required|optional|n\/a|tbd|varies)[.!]?$/i;
/** Announces that its value follows: 'Ratio:', 'Do travelers float?'. */
const ASKS = /[:?]$/;

const isValue = ({ text, isHeading }: Sentence): boolean =>
  !isHeading && text.length <= LONGEST_VALUE && !labelAlone(text) && !isLabelled(text);

/** Whether the second of two sentences is the value of the first, or may reverse it: 'Locals accepted' and 'No'. */
const belongs = ({ text: before }: Sentence, after: Sentence): boolean =>
  labelAlone(before)
    ? isValue(after)
    : !after.isHeading && before.length <= LONGEST_ASKED && YES_OR_NO.test(after.text);

const alone = (sentence: Sentence, about: readonly Topic[]): Reading => ({
  sentence,
  words: labelAlone(sentence.text) ? '' : sentence.text,
  about,
});

function together(html: string, before: Sentence, after: Sentence): Reading {
  const text = plainText(html.slice(before.start, after.end));
  const words = `${before.text.replace(/\s?[:?]$/, '')}: ${after.text}`;
  return { sentence: { ...after, start: before.start, text }, words, about: TOPICS };
}

/**
 * The sentences of a description. A label that ends in a colon or question mark is joined with the value after it. Another label may
 * be the left column of a table or its head; sanitised HTML does not say which. So the value after one such label is read for that
 * topic alone, and values after several are read for none. A sentence that a yes or a no after it may reverse is left out.
 */
export function* readingsOf(html: string): Generator<Reading> {
  let before: Reading | null = null;
  /** How many values the labels so far still expect, and what those can be about. */
  let values = 0;
  let about: readonly Topic[] = [];
  for (const sentence of sentencesOf(html)) {
    const asked: Reading | null = before;
    before = null;
    if (asked && belongs(asked.sentence, sentence)) {
      if (ASKS.test(asked.sentence.text)) yield together(html, asked.sentence, sentence);
      continue;
    }
    if (asked) yield asked;
    const column = ASKS.test(sentence.text) ? null : labelAlone(sentence.text);
    if (column) {
      about = values === 0 ? [column] : [];
      values += 1;
      yield alone(sentence, []);
      continue;
    }
    if (!isValue(sentence)) values = 0;
    before = alone(sentence, values === 0 ? TOPICS : about);
    values = Math.max(0, values - 1);
  }
  if (before) yield before;
}
