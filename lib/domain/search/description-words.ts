import { isSought, type SoughtTerm } from '@/lib/domain/words/sought-words';
import type { SlicedWork } from '@/lib/domain/basics/sliced-work';
import { toPlainWords } from '@/lib/domain/words/words';

/** The words of some descriptions, row by row. */
type Chunk = {
  /** The job of each row, as a position in the index's order. */
  readonly jobs: Uint32Array;
  /** Where each row ends in `ids`. */
  readonly ends: Uint32Array;
  readonly ids: Uint16Array;
};

/** Which words each description has: two bytes for each of its different words. */
export type DescriptionWords = {
  /** All words, by their ids. */
  readonly vocabulary: readonly string[];
  readonly chunks: readonly Chunk[];
};

/** A description and its job's position in the index. */
export type Described = { readonly job: number; readonly html: string };

/**
 * The most different words of a feed: a healthcare feed has about ten thousand. The first are kept, so that made-up ones cannot fill the
 * memory.
 */
const VOCABULARY_MAX = 65_536;
/** Characters of a description that are read, and different words of it that are kept. */
const READ_MAX = 60_000;
const WORDS_MAX = 1_000;
const ROWS_A_CHUNK = 50;

/** Tags that can also occur within a word: 'I<b>CU</b>'. */
const INLINE = /<\/?(?:a|abbr|b|em|font|i|mark|small|span|strong|u)\b[^<>]*>/gi;
/** Letters with an accent, by name: the accent does not count. */
const NAMED_LETTER = /&([a-z])(?:acute|caron|cedil|circ|grave|ring|tilde|uml);/gi;

/** The words of a description, without its tags. Other escaped characters separate words, as punctuation does. */
function wordsOf(html: string): ReadonlySet<string> {
  const text = html
    .slice(0, READ_MAX)
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(NAMED_LETTER, '$1')
    .replace(/&#?\w{1,10};/g, ' ');
  return new Set(toPlainWords(text).trim().split(' ').slice(0, READ_MAX));
}

/** Indexes the words of descriptions, one description a step. */
export function* indexDescriptions(texts: Iterable<Described>): SlicedWork<DescriptionWords> {
  const known = new Map<string, number>();
  const chunks: Chunk[] = [];
  let jobs: number[] = [];
  let ends: number[] = [];
  let ids: number[] = [];
  const close = () => {
    if (jobs.length === 0) return;
    chunks.push({
      jobs: Uint32Array.from(jobs),
      ends: Uint32Array.from(ends),
      ids: Uint16Array.from(ids),
    });
    [jobs, ends, ids] = [[], [], []];
  };
  for (const { job, html } of texts) {
    const from = ids.length;
    for (const word of wordsOf(html)) {
      const id = known.get(word) ?? (known.size < VOCABULARY_MAX ? known.size : -1);
      if (id < 0 || ids.length - from === WORDS_MAX) continue;
      known.set(word, id);
      ids.push(id);
    }
    jobs.push(job);
    ends.push(ids.length);
    if (jobs.length === ROWS_A_CHUNK) close();
    yield;
  }
  close();
  return { vocabulary: [...known.keys()], chunks };
}

/** For each job the terms its description has, as a bitmask. */
export function termsInDescriptions(
  { vocabulary, chunks }: DescriptionWords,
  terms: readonly SoughtTerm[],
  jobCount: number,
): Uint16Array {
  const bitsOf = Uint16Array.from(vocabulary, (word) =>
    terms.reduce((bits, term, at) => (isSought(word, term) ? bits | (1 << at) : bits), 0),
  );
  const found = new Uint16Array(jobCount);
  for (const { jobs, ends, ids } of chunks) {
    let at = 0;
    for (const [row, job] of jobs.entries()) {
      let bits = 0;
      for (const end = ends[row] ?? 0; at < end; at += 1) bits |= bitsOf[ids[at] ?? 0] ?? 0;
      found[job] = bits;
    }
  }
  return found;
}
