import type { IsoDate } from '@/lib/domain/job/job';

/** Crockford's digits: no I, L, O and U, so that a code read out or copied by hand is still the same. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 random bits: nobody finds another's code by trying. */
const LENGTH = 10;
const CODE = new RegExp(`^[${DIGITS}]{${LENGTH}}$`);

/** Where an application stands that was acknowledged with a receipt. */
export type ReceiptState =
  /** The platform has it, since that day in the feed's zone. */
  | { readonly kind: 'handed-over'; readonly on: IsoDate }
  /** It is in the outbox, and goes on by itself. */
  | { readonly kind: 'waiting' }
  /** It is in the outbox, and a person decides about it. */
  | { readonly kind: 'held' };

/** The code that these bytes make, five bits of each. @param bytes ten or more, unpredictable. */
export const receiptOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, LENGTH)].map((byte) => DIGITS[byte & 31]).join('');

/** A code as somebody wrote or said it (`k7q2m-8xwrd`, an O for a zero); null for what is none. */
export function readReceipt(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const code = text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** In two halves, as it is shown: 'K7Q2M-8XWRD'. */
export const formatReceipt = (code: string): string =>
  `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** The page that says where the application stands. */
export const receiptHref = (code: string): string => `/application/${formatReceipt(code)}`;
