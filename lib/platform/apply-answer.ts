import { toRecord, toText } from '@/lib/platform/basics/coercers';

/** Fields that report the outcome of an application, spelled as by `plainName`; the first conclusive one counts. */
const FLAGS = ['success', 'issuccess', 'successful', 'ok'];
const STATUSES = ['status', 'statuscode', 'httpstatus'];
/** Reports the outcome in words, or holds the number of the created record. */
const RESULT = 'result';
const ERRORS = [
  'error',
  'errors',
  'errormessage',
  'errormessages',
  'errorcode',
  'errordescription',
  'exception',
];

const YES = new Set(['true', 'yes', 'y', 'ok', 'success', 'successful', 'succeeded']);
const NO = new Set(['false', 'no', 'n', 'fail', 'failed', 'failure', 'error', 'rejected']);
/** Values of an error field that mean "no error". */
const NO_ERROR = new Set([
  '',
  'false',
  'no',
  'none',
  'null',
  'nil',
  'undefined',
  'n/a',
  '-',
  'ok',
  'success',
  'successful',
  'succeeded',
]);
/** So do zeros, a success status, and phrases such as 'no errors'. */
const NO_ERROR_FORM = /^(?:0+|2\d\d|no errors?\.?)$/;
const ERROR_STATUS = /^[45]\d\d$/;

/**
 * Whether an answer with a success status refuses the application all the same. The success flag decides, then a status in the
 * body, then `result`, and last any named error.
 */
export function isRefusal(body: unknown): boolean {
  const answer = toRecord(Array.isArray(body) ? body[0] : body);
  if (answer === null) return false;
  const fields = new Map(Object.entries(answer).map(([name, value]) => [plainName(name), value]));
  const read = (names: readonly string[], reading: (value: unknown) => boolean | null) =>
    names.map((name) => reading(fields.get(name))).find((said) => said !== null);
  const isTaken = read(FLAGS, flagOf) ?? read(STATUSES, statusOf) ?? read([RESULT], resultOf);
  return isTaken === undefined ? ERRORS.some((name) => isError(fields.get(name))) : !isTaken;
}

/** 'Is_Success' and 'isSuccess' are one name. */
const plainName = (name: string) => name.toLowerCase().replace(/[_\s-]/g, '');

/** Null if the value is neither a yes nor a no. */
function flagOf(value: unknown): boolean | null {
  const word = wordOf(value);
  if (word === '1' || YES.has(word)) return true;
  return word === '0' || NO.has(word) ? false : null;
}

/** A word, or an HTTP status as a number or text; a success status decides nothing, because it only repeats the response's. */
function statusOf(value: unknown): boolean | null {
  const word = wordOf(value);
  if (YES.has(word)) return true;
  return NO.has(word) || ERROR_STATUS.test(word) ? false : null;
}

/** Only a word counts: a number can mean anything. */
function resultOf(value: unknown): boolean | null {
  const word = wordOf(value);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

/** Whether a text, a number, or anything in a list or an object names an error. */
function isError(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isError);
  const record = toRecord(value);
  if (record !== null) return Object.values(record).some(isError);
  const word = wordOf(value);
  return !NO_ERROR.has(word) && !NO_ERROR_FORM.test(word);
}

const wordOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(value) : (toText(value)?.toLowerCase() ?? '');
