import { isSought, type SoughtTerm } from '@/lib/domain/words/sought-words';
import type { SlicedWork } from '@/lib/domain/basics/sliced-work';
import { toPlainWords } from '@/lib/domain/words/words';

/** Some descriptions that are kept together, and whose they are. */
export type DescribedBlock = {
  /** Identifies them: the words of a block that was read before are not read again. */
  readonly block: object;
  readonly texts: () => readonly (string | null)[];
  /** The job of each text, as a position in the index's order; -1 for a text that is no listed job's. */
  readonly jobs: Int32Array;
};

/** The words of some descriptions, row by row. */
type Chunk = Pick<DescribedBlock, 'block' | 'jobs'> & {
  /** Where each row ends in `ids`. */
  readonly ends: Uint32Array;
  readonly ids: Uint16Array;
};

/** Which words each description has: two bytes for each of its different words. */
export type DescriptionWords = {
  /** The id of each word. Lists that follow each other share it. */
  readonly vocabulary: Map<string, number>;
  /** How many words it had when it was begun. */
  readonly begunWith: number;
  readonly chunks: readonly Chunk[];
};

/**
 * The most different words of a feed: a healthcare feed has about ten thousand. The first are kept, so that made-up ones cannot fill the
 * memory.
 */
const VOCABULARY_MAX = 65_536;
/** Characters of a description that are read, and different words of it that are kept. */
const READ_MAX = 60_000;
const WORDS_MAX = 1_000;

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

/**
 * Indexes the words of descriptions, one description a step.
 * @param before the words of the list before. All are read anew once most descriptions are others, or the vocabulary has doubled or become
 *   full: words of jobs that left are forgotten then
 */
export function* indexDescriptions(
  blocks: readonly DescribedBlock[],
  before?: DescriptionWords,
): SlicedWork<DescriptionWords> {
  const all = new Map(before?.chunks.map((chunk) => [chunk.block, chunk]));
  const isAlike =
    before !== undefined &&
    (before.vocabulary.size === before.begunWith ||
      before.vocabulary.size < Math.min(2 * before.begunWith, VOCABULARY_MAX)) &&
    blocks.filter(({ block }) => all.has(block)).length >= blocks.length / 2;
  const known = isAlike ? all : new Map<object, Chunk>();
  const vocabulary = isAlike ? before.vocabulary : new Map<string, number>();
  const chunks: Chunk[] = [];
  for (const { block, texts, jobs } of blocks) {
    const read = known.get(block) ?? { block, ...(yield* wordsOfTexts(texts(), vocabulary)) };
    chunks.push({ ...read, jobs });
  }
  return { vocabulary, begunWith: isAlike ? before.begunWith : vocabulary.size, chunks };
}

function* wordsOfTexts(
  texts: readonly (string | null)[],
  vocabulary: Map<string, number>,
): SlicedWork<Pick<Chunk, 'ends' | 'ids'>> {
  const ends: number[] = [];
  const ids: number[] = [];
  for (const html of texts) {
    const from = ids.length;
    for (const word of html === null ? [] : wordsOf(html)) {
      const id = vocabulary.get(word) ?? (vocabulary.size < VOCABULARY_MAX ? vocabulary.size : -1);
      if (id < 0 || ids.length - from === WORDS_MAX) continue;
      vocabulary.set(word, id);
      ids.push(id);
    }
    ends.push(ids.length);
    yield;
  }
  return { ends: Uint32Array.from(ends), ids: Uint16Array.from(ids) };
}

/** For each job the terms its description has, as a bitmask. */
export function termsInDescriptions(
  { vocabulary, chunks }: DescriptionWords,
  terms: readonly SoughtTerm[],
  jobCount: number,
): Uint16Array {
  const bitsOf = Uint16Array.from(vocabulary.keys(), (word) =>
    terms.reduce((bits, term, at) => (isSought(word, term) ? bits | (1 << at) : bits), 0),
  );
  const found = new Uint16Array(jobCount);
  for (const { jobs, ends, ids } of chunks) {
    for (const [row, job] of jobs.entries()) {
      let bits = 0;
      const end = ends[row] ?? 0;
      for (let at = ends[row - 1] ?? 0; at < end; at += 1) bits |= bitsOf[ids[at] ?? 0] ?? 0;
      if (job >= 0) found[job] = bits;
    }
  }
  return found;
}
