import { isSought, type SoughtTerm } from '@/lib/domain/words/sought-words';
import { toPlainWords } from '@/lib/domain/words/words';
import type { SanitizedHtml } from '@/lib/domain/job/job';
import { sentencesOf } from './sentences';

/** A part of a sentence, and whether it is one of the words that were looked for. */
export type SentencePart = { readonly text: string; readonly isSought: boolean };

/** Characters of a sentence that are shown: a longer one is cut before and after the first word that was looked for. */
const SHOWN_MAX = 240;
/** How many of them precede that word. */
const BEFORE_MAX = 100;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const plain = (word: string) => toPlainWords(word).trim();
const termsIn = (text: string, terms: readonly SoughtTerm[]) => {
  const words = toPlainWords(text).split(' ');
  return terms.filter((term) => words.some((word) => isSought(word, term))).length;
};

/**
 * The first sentence of a description that has the most of some terms, word for word, in parts: the words looked for, and the text
 * between them. An ellipsis marks what is left out of a long one. Null if no sentence has any.
 */
export function sentenceWith(
  html: SanitizedHtml,
  terms: readonly SoughtTerm[],
): readonly SentencePart[] | null {
  let best = { text: '', count: 0 };
  for (const { text } of sentencesOf(html)) {
    const count = termsIn(text, terms);
    if (count > best.count) best = { text, count };
    if (count === terms.length) break;
  }
  return best.count > 0 ? toParts(best.text, terms) : null;
}

function toParts(text: string, terms: readonly SoughtTerm[]): readonly SentencePart[] {
  const sought = [...text.matchAll(WORD)].filter(([word]) =>
    terms.some((term) => isSought(plain(word), term)),
  );
  const { from, to } = shownPart(text, sought[0]?.index ?? 0);
  const parts: SentencePart[] = [];
  const add = (part: string, isWord: boolean) => {
    if (part) parts.push({ text: part, isSought: isWord });
  };
  let read = from;
  add(from > 0 ? '… ' : '', false);
  for (const { 0: word, index } of sought) {
    if (index + word.length > to) break;
    add(text.slice(read, index), false);
    add(word, true);
    read = index + word.length;
  }
  add(text.slice(read, to) + (to < text.length ? ' …' : ''), false);
  return parts;
}

/** The part of a long sentence that is shown, between two spaces. */
function shownPart(text: string, first: number): { readonly from: number; readonly to: number } {
  if (text.length <= SHOWN_MAX) return { from: 0, to: text.length };
  const from = first > BEFORE_MAX ? text.indexOf(' ', first - BEFORE_MAX) + 1 || first : 0;
  if (text.length - from <= SHOWN_MAX) return { from, to: text.length };
  const end = text.lastIndexOf(' ', from + SHOWN_MAX);
  return { from, to: end > first ? end : from + SHOWN_MAX };
}
