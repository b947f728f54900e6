import { PHONE_DIGITS } from '@/lib/config/browser-limits/forms';
import { FIELD_MESSAGES } from './form-messages';

const ACCEPTED = /^(?:\(\d{3}\) \d{3}-\d{4}|\d{10})$/;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Drops the country code that people type or paste before the ten digits. */
const withoutCountryCode = (digits: string) =>
  digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;

function shape(digits: string): string {
  if (digits.length <= 3) return digits;
  const area = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length <= 6 ? area : `${area}-${digits.slice(6)}`;
}

/** Whether it has more digits than a number, not counting its country code. */
export const hasTooManyDigits = (text: string): boolean =>
  withoutCountryCode(digitsOf(text)).length > PHONE_DIGITS;

/**
 * Formats a phone number as it is typed: '5155550168' → '(515) 555-0168', a leading 1 of eleven digits dropped. Text with more than ten
 * digits stays as it is: only the applicant knows which of them are the number.
 */
export function formatPhone(text: string): string {
  return hasTooManyDigits(text) ? text : shape(withoutCountryCode(digitsOf(text)));
}

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
  const added = raw.length - before.length;
  const typedInto = raw.slice(0, Math.max(0, caret - added)) + raw.slice(caret) === before;
  const digits = digitsOf(raw);
  const dropsCode = withoutCountryCode(digits) !== digits;
  if (hasTooManyDigits(raw)) {
    // A full number accepts no more digits: cutting off the last one instead would change the number unnoticed.
    if (added === 1 && typedInto) return { value: before, caret: Math.max(0, caret - 1) };
    return { value: raw, caret };
  }
  const value = formatPhone(raw);
  const kept = digitsOf(raw.slice(0, caret)).length - (dropsCode && caret > 0 ? 1 : 0);
  return { value, caret: caretAfter(value, kept, deletesForward) };
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
  const digits = digitsOf(text).length;
  if (exact && digits > PHONE_DIGITS) return FIELD_MESSAGES.phoneDigits;
  return ACCEPTED.test(text.trim()) ? null : FIELD_MESSAGES.phoneInvalid;
}
