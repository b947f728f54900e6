import type { Token } from './tokens';

const SIGN = /^(?![$¢])\p{Sc}$/u;
const CODES: ReadonlySet<string> = new Set(
  'cad aud nzd gbp eur euro euros mxn inr php chf'.split(' '),
);
/** In front of a dollar sign: 'C$2,310'. */
const COUNTRIES: ReadonlySet<string> = new Set('c ca a au nz mx hk s'.split(' '));

const isOther = (token: Token, before: Token | undefined): boolean =>
  SIGN.test(token.text) ||
  CODES.has(token.text) ||
  (token.text === '$' && token.isGlued && COUNTRIES.has(before?.text ?? ''));

/** Whether a text names money that is no US dollars: then none of its figures is read. */
export const isOtherCurrency = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => isOther(token, tokens[at - 1]));
