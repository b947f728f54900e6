import { tidy } from '@/lib/domain/basics/words';
import { toNumber, toTokens } from './reading/tokens';

/** What systems and people write where there is no pay, and the words that stand around it. */
const NOTHING: ReadonlySet<string> = new Set(
  (
    'null undefined nan none nil na n a x y tbd tba unknown not available listed specified ' +
    'weekly wkly week wk hourly hour hr per pay rate usd to and or'
  ).split(' '),
);
const TRAILING_WEEKLY = /[\s/(]{0,3}\bweekly\W{0,3}$/i;

/** Whether a pay text says nothing: 'N/A', '$null - $null weekly', '$0'. */
export const isNoPay = (text: string): boolean =>
  toTokens(text).every((token) =>
    token.is === 'word'
      ? NOTHING.has(token.text)
      : token.is === 'mark' || toNumber(token.text) === 0,
  );

/** A text that names no figure, in its own words: 'Competitive weekly' is 'Competitive'. */
export const ownWords = (text: string): string => tidy(text).replace(TRAILING_WEEKLY, '');
