import type { Topic } from '@/lib/domain/posting/topics';

/** How sentences about one topic are recognised. All patterns ignore case unless they say otherwise. */
export type Patterns = {
  /** Every sentence about the topic has one of these: checked first because most sentences are about no topic. */
  readonly words: string;
  /** What precedes a colon, or is alone in a table's left column: its value is the answer, whatever it is. */
  readonly label: string;
  /** One of these is enough. */
  readonly says: readonly RegExp[];
  /** Other senses of the same words: taken out of a sentence before it is read. */
  readonly traps: readonly RegExp[];
};
export type PatternTable<T extends Topic> = Readonly<Record<T, Patterns>>;

/** '4', '4-5', 'four to five': amounts as postings write them, two digits at most. */
const ONE_NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty)';
export const NUMBER = `(?<![\\d,.$])${ONE_NUMBER}\\+?(?:\\s?(?:-|–|to|or)\\s?${ONE_NUMBER})?(?![\\d,])`;

/** A pattern made of parts, ignoring case. */
export const pattern = (source: string): RegExp => new RegExp(source, 'i');
/** The same for traps, of which there may be several in a sentence. */
export const trap = (source: string): RegExp => new RegExp(source, 'gi');
