import type { IsoDate } from '@/lib/domain/job/job';

/** Crockford's digits: no I, L, O or U, so that a code survives being read out or copied by hand. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 random bits: too many to guess somebody else's code. */
const LENGTH = 10;
const CODE = new RegExp(`^[${DIGITS}]{${LENGTH}}$`);

/** The state of an application that was acknowledged with a receipt. */
export type ReceiptState =
  /** The platform has had it since that day in the feed's zone. */
  | { readonly kind: 'handed-over'; readonly on: IsoDate }
  /** It is in the outbox and will be sent automatically. */
  | { readonly kind: 'waiting' }
  /** It is in the outbox, and a person has to decide about it. */
  | { readonly kind: 'held' };

/** Makes a code of these bytes, five bits of each. @param bytes ten or more, unpredictable. */
export const receiptOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, LENGTH)].map((byte) => DIGITS[byte & 31]).join('');

/** Reads a code as somebody wrote or said it (`k7q2m-8xwrd`, an O for a zero); null if it is not valid. */
export function readReceipt(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const code = text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** The code in two halves, for display: 'K7Q2M-8XWRD'. */
export const formatReceipt = (code: string): string =>
  `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** The page that shows the state of the application. */
export const receiptHref = (code: string): string => `/application/${formatReceipt(code)}`;
