import { toRecord, toText } from '@/lib/platform/basics/coercers';

/** Where an answer says what became of the application, as `plainName` writes them; the first that says anything counts. */
const FLAGS = ['success', 'issuccess', 'successful', 'ok'];
const STATUSES = ['status', 'statuscode', 'httpstatus'];
/** Says it in words, or holds the number of what was made. */
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
/** So are zeros, a status of success, and its denial in words. */
const NO_ERROR_FORM = /^(?:0+|2\d\d|no errors?\.?)$/;
const ERROR_STATUS = /^[45]\d\d$/;

/**
 * Whether an answer with a status of success refuses the application all the same: success is denied in any spelling, or
 * else its status is one of failure, or else it names an error.
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

/** Null for what is no answer to the question. */
function flagOf(value: unknown): boolean | null {
  const word = wordOf(value);
  if (word === '1' || YES.has(word)) return true;
  return word === '0' || NO.has(word) ? false : null;
}

/** A word, or an HTTP status as a number or as text; one of success only repeats that of the answer. */
function statusOf(value: unknown): boolean | null {
  const word = wordOf(value);
  if (YES.has(word)) return true;
  return NO.has(word) || ERROR_STATUS.test(word) ? false : null;
}

/** A word alone: a number is anything. */
function resultOf(value: unknown): boolean | null {
  const word = wordOf(value);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

/** A text, a number, a list or an object with something in it. */
function isError(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isError);
  const record = toRecord(value);
  if (record !== null) return Object.values(record).some(isError);
  const word = wordOf(value);
  return !NO_ERROR.has(word) && !NO_ERROR_FORM.test(word);
}

const wordOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(value) : (toText(value)?.toLowerCase() ?? '');
