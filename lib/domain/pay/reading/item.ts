import type { Meaning } from './lexicon';

/** A number that may be dollars. */
export type Money = {
  readonly is: 'money';
  readonly dollars: number;
  /** As written, without blanks: '$2.5k'; null if dollars are not written so. */
  readonly said: string | null;
  /** Whether a dollar sign, or 'USD', stands beside it. */
  readonly isSigned: boolean;
  readonly isThousands: boolean;
};

/** A piece of a pay text with its meaning. */
export type Item =
  | Money
  | Meaning
  /** Hours a week; null if the text leaves open how many. */
  | { readonly is: 'hours'; readonly hours: number | null }
  /** A number that is no money: a length, a ratio, a time of day; `weeks` if it is so many weeks. */
  | { readonly is: 'span'; readonly weeks: number | null }
  | { readonly is: 'mark'; readonly mark: string; readonly isGlued: boolean }
  | { readonly is: 'word' };

/** What a rule made of the tokens from a position on: the item, and where the next one begins. */
export type Found = { readonly item: Item; readonly next: number };
