import { PHONE_DIGITS } from '@/lib/config/browser-limits/forms';
import { FIELD_MESSAGES } from './form-messages';

/** Numbers that begin with 0 are not American. */
const ACCEPTED = /^(?:\([1-9]\d\d\) \d{3}-\d{4}|[1-9]\d{9})$/;
/** A country code other than 1, or the 0 before a number of another country or an area. */
const FOREIGN = /^(?:\+(?!1|$)|0)/;

/** A digit of any script as 0 to 9: Unicode has those of each script in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Plus signs that compatibility normalisation leaves as they are: the emoji and the modifier letter. */
const OTHER_PLUS = /[\u2795\u02D6]/g;

/** Its digits as 0 to 9, with every plus sign, in whatever width, height or script they are written. */
const signsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(OTHER_PLUS, '+')
    .replace(/[^\d+]/g, '');

const digitsOf = (text: string) => signsOf(text).replaceAll('+', '');

/** Drops the country code that people type or paste before the ten digits. */
const withoutCountryCode = (digits: string) => digits.replace(/^1(?=[1-9]\d{9}$)/, '');

function shape(digits: string): string {
  if (digits.length <= 3) return digits;
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length <= 6 ? area : `${area}-${digits.slice(6)}`;
}

/** Whether it has more digits than a number, not counting its country code. */
export const hasTooManyDigits = (text: string): boolean =>
  withoutCountryCode(digitsOf(text)).length > PHONE_DIGITS;

/** Whether it belongs to another country, or might: only the applicant knows which of its digits are the number. */
export const mayBeForeign = (text: string): boolean =>
  FOREIGN.test(signsOf(text)) || (hasTooManyDigits(text) && !/[x#]/i.test(text));

function staysAsTyped(text: string): boolean {
  const signs = signsOf(text);
  const isCodeTyped = signs.startsWith('+') && digitsOf(text).length <= PHONE_DIGITS;
  return isCodeTyped || FOREIGN.test(signs) || hasTooManyDigits(text);
}

/**
 * Formats a phone number as it is typed: '5155550168' → '(515) 555-0168', a leading 1 of eleven digits dropped. A number of another country
 * stays as it is, and so does text with more than ten digits: no digit is ever lost, and no foreign number becomes an American one.
 */
export const formatPhone = (text: string): string =>
  staysAsTyped(text) ? text : shape(withoutCountryCode(digitsOf(text)));

/** Whether it is as we format it while it is typed. */
const isOurs = (text: string) => !staysAsTyped(text) && formatPhone(text) === text;

export type PhoneEdit = {
  /** The field's value before the edit, as we formatted it. */
  readonly before: string;
  /** The browser's value after the edit, and its caret. */
  readonly raw: string;
  readonly caret: number;
  /** The edit was the Delete key, which removes what follows the caret. */
  readonly deletesForward?: boolean;
};

/** The field after an edit: the number reformatted, the caret after the same digit as before. */
export function editPhone({ before, raw, caret, deletesForward = false }: PhoneEdit): {
  value: string;
  caret: number;
} {
  const digits = digitsOf(raw);
  const left = digitsOf(raw.slice(0, caret)).length;
  // Too many digits: without our punctuation, which was for ten. Several come at once if keys are faster than a busy page.
  const isLonger =
    raw.length === before.length + 1 ||
    (raw.startsWith(before) && /^\d+$/.test(raw.slice(before.length)));
  if (hasTooManyDigits(raw) && isOurs(before) && isLonger) return { value: digits, caret: left };
  const value = formatPhone(raw);
  if (value === raw) return { value, caret };
  const dropsCode = withoutCountryCode(digits) !== digits;
  return {
    value,
    caret: caretAfter(value, left - (dropsCode && caret > 0 ? 1 : 0), deletesForward),
  };
}

/** The position after the n-th digit; for the Delete key, before the next one, so that it does not get stuck at punctuation. */
function caretAfter(value: string, digitCount: number, beforeNext: boolean): number {
  let place = 0;
  for (let seen = 0; place < value.length && seen < Math.max(0, digitCount); place += 1) {
    if (/\d/.test(value.charAt(place))) seen += 1;
  }
  while (beforeNext && place < value.length && !/\d/.test(value.charAt(place))) place += 1;
  return place;
}

/** What is wrong with a phone number, in the specification's words (section 5); `exact` is for applications. */
export function phoneProblem(text: string, { exact }: { exact: boolean }): string | null {
  if (text.trim() === '') return FIELD_MESSAGES.phone;
  if (exact && digitsOf(text).length > PHONE_DIGITS) return FIELD_MESSAGES.phoneDigits;
  return ACCEPTED.test(text.trim()) ? null : FIELD_MESSAGES.phoneInvalid;
}
