import { isLabelAlone } from './answers';
import { plainText } from './plain-text';
import type { Sentence } from './sentences';
import { sentencesOf } from './sentences';

/** A sentence, and the words by which it is read: the same, or 'label: value' where a table or a form has them apart. */
export type Reading = { readonly sentence: Sentence; readonly words: string };

/** A label's value is short; what is longer is a paragraph below a heading. */
const LONGEST_VALUE = 120;
/** What a yes or a no can be the answer to. */
const LONGEST_ASKED = 60;
const YES_OR_NO =
  /^(?:(?:yes|no|none)(?:[,(–-].{0,60})?|required|not required|optional|n\/a|tbd|varies)[.!]?$/i;

/** Whether the second of two sentences says nothing without the first: 'Ratio' and '1:4', 'Locals accepted' and 'No'. */
function belongs({ text: before }: Sentence, { text, isHeading }: Sentence): boolean {
  if (isLabelAlone(before)) return !isHeading && text.length <= LONGEST_VALUE;
  return before.length <= LONGEST_ASKED && YES_OR_NO.test(text);
}

/** The sentences of a description, where those that belong together are one. A label without a value says nothing. */
export function* readingsOf(html: string): Generator<Reading> {
  let before: Sentence | null = null;
  for (const sentence of sentencesOf(html)) {
    if (before && belongs(before, sentence)) {
      const text = plainText(html.slice(before.start, sentence.end));
      const words = `${before.text.replace(/\s?[:?]$/, '')}: ${sentence.text}`;
      yield { sentence: { ...sentence, start: before.start, text }, words };
      before = null;
      continue;
    }
    if (before && !isLabelAlone(before.text)) yield { sentence: before, words: before.text };
    before = sentence;
  }
  if (before && !isLabelAlone(before.text)) yield { sentence: before, words: before.text };
}
