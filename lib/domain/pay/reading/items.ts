import type { PayUnit } from '@/lib/domain/job/job';
import { isOtherCurrency } from './currencies';
import { hasMistypedDollars } from './mistyped';
import type { Found, Item } from './item';
import { LEXICON, LONGEST_PHRASE } from './lexicon';
import { readTime } from './times';
import { toNumber, toTokens, type Token } from './tokens';
import { SHORT_NOUNS, unitOfNoun } from './unit-nouns';

const THOUSAND = 1_000;
/** No week, contract or year pays more: a number of many digits is a number of something else. */
const MOST = 10_000_000;
const PER: ReadonlySet<string> = new Set(['/', 'per', 'por', 'a', 'an', 'each', 'every', 'p']);
/** 'US$', 'USD $'. */
const LONGEST_CURRENCY = 3;
const CURRENCY: ReadonlySet<string> = new Set(['usd', 'dollars', 'dollar', 'bucks']);

const LEAST_VAGUE = 1_000;
const isPlural = (token: Token | undefined) => token?.text === 's' && token.isGlued;

/** How dollars are written: '2,310', '2310.50', '2.5k'; not '2.310'. */
const AS_DOLLARS = /^(?:[\d,]+(?:\.\d\d)?|[\d,.]+k)$/i;

function readMoney(tokens: readonly Token[], at: number): Found | null {
  let start = at;
  let isSigned = false;
  while (start < at + LONGEST_CURRENCY && isCurrency(tokens, start)) {
    isSigned = true;
    start += 1;
  }
  const number = tokens[start];
  if (number?.is !== 'number') return null;
  const after = tokens[start + 1];
  const isPlan = number.text === '401' || number.text === '403';
  const isThousands = after?.text === 'k' && !(isPlan && !isSigned);
  let next = start + (isThousands ? 2 : 1);
  // '2,310$' as well as '2,310 USD'.
  const isSignBehind = !isSigned && tokens[next]?.text === '$' && tokens[next]?.isGlued === true;
  if (isSignBehind || CURRENCY.has(tokens[next]?.text ?? '')) {
    isSigned = true;
    next += 1;
  }
  const dollars = toNumber(number.text) * (isThousands ? THOUSAND : 1);
  // 'Low $2,000s' names no figure.
  const isVague = dollars >= LEAST_VAGUE && isPlural(tokens[next]);
  // '0730' is a time of day.
  if (dollars > MOST || /^0\d/.test(number.text) || isVague)
    return { item: { is: 'span', weeks: null }, next };
  const figure = `${number.text}${isThousands ? after.written : ''}`;
  const said = AS_DOLLARS.test(figure) ? `${isSigned ? '$' : ''}${figure}` : null;
  return { item: { is: 'money', dollars, said, isSigned, isThousands }, next };
}

const isCurrency = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text ?? '';
  return text === '$' || text === 'usd' || (text === 'us' && tokens[at + 1]?.text === '$');
};

/** '/wk', 'per hour', 'a day', 'p.w.'; 'wk' alone right behind a figure. */
function readUnit(tokens: readonly Token[], at: number, before: Item | undefined): Found | null {
  const first = tokens[at]?.text ?? '';
  if (SHORT_NOUNS.has(first) && before?.is === 'money') return unitAt(first, at + 1);
  if (!PER.has(first)) return null;
  let next = at + 1;
  while (next < at + 3 && ['.', '/', '1'].includes(tokens[next]?.text ?? '')) next += 1;
  // '$2,310/w/ bonus' is pay with a bonus.
  if (tokens[next]?.text === 'w' && tokens[next + 1]?.text === '/') return null;
  const noun = tokens[next]?.text ?? '';
  const isByMile = noun.startsWith('mi') && LEXICON.get(noun)?.is === 'purpose';
  if (isByMile) return readPhrase(tokens, next);
  // 'Nights $2,475 / Day $2,285' are two rates.
  const isRate = first === '/' && noun === 'day' && isFigure(tokens[next + 1]);
  return isRate || (first === 'per' && noun === 'diem') ? null : unitAt(noun, next + 1);
}

const isFigure = (token: Token | undefined) => token?.is === 'number' || token?.text === '$';

function unitAt(noun: string, next: number): Found | null {
  const unit: PayUnit | undefined = unitOfNoun(noun);
  return unit === undefined ? null : { item: { is: 'unit', unit }, next };
}

/** The longest phrase of the lexicon that begins here. */
function readPhrase(tokens: readonly Token[], at: number): Found | null {
  let found: Found | null = null;
  let phrase = '';
  for (let next = at; next < at + LONGEST_PHRASE && tokens[next]?.is === 'word'; next += 1) {
    phrase = phrase === '' ? (tokens[next]?.text ?? '') : `${phrase} ${tokens[next]?.text}`;
    const meaning = LEXICON.get(phrase);
    if (meaning) found = { item: meaning, next: next + 1 };
  }
  return found;
}

function readRest(tokens: readonly Token[], at: number): Found {
  const token = tokens[at];
  const next = at + 1;
  if (token?.is !== 'mark') return { item: { is: 'word' }, next };
  return { item: { is: 'mark', mark: token.text, isGlued: token.isGlued }, next };
}

/** The pieces of a text with their meanings; none if its money is of another currency, or mistyped. Each rule looks a few tokens ahead at most, so that the work is linear. */
export function toItems(text: string): readonly Item[] {
  const tokens = toTokens(text);
  if (isOtherCurrency(tokens) || hasMistypedDollars(text)) return [];
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found: Found =
      readTime(tokens, at, items.at(-1)) ??
      readMoney(tokens, at) ??
      readUnit(tokens, at, items.at(-1)) ??
      readPhrase(tokens, at) ??
      readRest(tokens, at);
    items.push(found.item);
    at = found.next;
  }
  return items;
}
