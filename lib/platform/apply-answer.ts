import { toRecord, toText, type VendorRecord } from '@/lib/platform/basics/coercers';

/** Names are compared as by `plainName`. What says that the application was taken, or that it was not. */
const FLAG_NAME =
  /^(?:is|was)?(?:success(?:ful|fully)?|succeeded|ok|accepted|applied|saved|submitted|received|valid)$/;
const STATUS_NAME =
  /^(?:(?:application|submission|response|request|result|return|http)?(?:status|code)(?:code|text|name)?|outcome)$/;
/** Names a kind of record, unless the kind is an error. */
const TYPE_NAME = /^type$/;
const ERROR_TYPE = /^(?:\w+ )?(?:error|exception|failure)$/;
/** Says no only where nothing says yes: an answer may tell of a record that was updated. */
const CREATED_NAME = /^(?:is|was)?created$/;
/** Reports the outcome in words, or holds the number of the created record. */
const RESULT_NAME = /^results?$/;
/** What names an error: 'errors', 'hasErrors', 'validation_errors', 'failedCount', 'rejectReason'; but not 'noErrors'. */
const ERROR_NAME =
  /^(?!no(?:error|exception)).*(?:error|exception)|^(?:is|was|has)?(?:fail|reject|refus|declin|denied|denial|invalid|unsuccessful|fault)/;
/** What holds an answer. A record under another name is about something else: the job, the candidate, a consent. */
const ENVELOPE_NAME =
  /(?:response|result)s?$|^(?:answer|application|body|d|data|output(?:value)?s?|payload|submission|\d+)$/;

const YES = new Set(['true', 't', 'yes', 'y', 'ok', 'success', 'successful', 'succeeded']);
const NO = new Set(['false', 'f', 'no', 'n', 'ko', 'nok']);
/** Words that say no in a status such as 'VALIDATION_ERROR', unless it is 'no errors'. */
const SAYS_NO =
  /(?<!\b(?:no|not|non|without|0) )\b(?:err|errors?|errored|exception|fail|fails|failed|failures?|reject|rejected|rejection|den(?:y|ied)|refused?|declined?|invalid|unsuccessful|forbidden|unauthori[sz]ed|unprocessable|unavailable|unacceptable|bad request|conflict|duplicate|dis(?:allowed|qualified)|ineligible|blocked|abort(?:ed)?|cancell?ed|expired|closed|time ?(?:d )?out)\b/;
const SAYS_NOT =
  /\b(?:not|never|cannot be) (?:ok|accept|allow|authori|creat|eligible|found|permit|process|receiv|sav|sent|submit|success|taken|valid)/;
/** A longer text is prose. */
const STATUS_LENGTH = 80;
/** 400, '400', '400 Bad Request' and 'HTTP/1.1 400'; and -1. */
const ERROR_CODE = /^(?:http\S* )?[45]\d\d\b(?!\.)|^-[1-9]\d*$/;

/** Values of an error field that mean "no error". */
const NO_ERROR = new Set([
  '',
  'false',
  'no',
  'n',
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
const NO_ERROR_FORM = /^(?:0+|2\d\d(?: ok)?|(?:no|without|0) errors?(?: found)?\.?)$/;

/** An answer within an answer is looked for this deep. */
const DEPTH = 16;

/** What a readable answer with a success status says, and the record of it that says so. */
export type ApplyAnswer = { readonly isTaken: boolean; readonly record: VendorRecord };

/**
 * Reads an answer with a success status. Any record in it that refuses makes it a refusal, however deep in `data`, `response` or a list of
 * results (`ENVELOPE_NAME`). An object that says nothing is a success; a list or a text has to say so.
 * @returns null if it is not an answer, so that nobody knows what became of the application.
 */
export function readApplyAnswer(body: unknown): ApplyAnswer | null {
  const records = recordsOf(body);
  const refusal = records.find((record) => isTakenBy(record) === false);
  if (refusal) return { isTaken: false, record: refusal };
  const [first] = records;
  if (!first) return null;
  return toRecord(body) !== null || isTakenBy(first) ? { isTaken: true, record: first } : null;
}

/** The records of an answer, the outer ones first. What a record calls its errors belongs to it and is no answer of its own. */
function recordsOf(body: unknown): readonly VendorRecord[] {
  let found: readonly VendorRecord[] = [];
  let values: readonly unknown[] = [body];
  for (let depth = 0; depth < DEPTH && values.length > 0; depth += 1) {
    const opened = values.map(parsed);
    found = [...found, ...opened.map(toRecord).filter((record) => record !== null)];
    values = opened.flatMap(membersOf);
  }
  return found;
}

/** The value of a text that is JSON itself; any other value as it is. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function membersOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return Object.entries(toRecord(value) ?? {}).flatMap(([name, member]) => {
    const plain = plainName(name);
    const isAnswer = ENVELOPE_NAME.test(plain) || STATUS_NAME.test(plain);
    return isAnswer && !ERROR_NAME.test(plain) ? [member] : [];
  });
}

/**
 * Whether a record says that the application was taken; null if it says nothing. A no outweighs a yes, and a yes outweighs errors, which
 * are warnings then.
 */
function isTakenBy(record: VendorRecord): boolean | null {
  const fields = Object.entries(record).map(([name, value]) => [plainName(name), value] as const);
  const said = fields.map(([name, value]) => {
    if (FLAG_NAME.test(name)) return flagOf(value);
    if (STATUS_NAME.test(name)) return statusOf(value);
    if (TYPE_NAME.test(name)) return ERROR_TYPE.test(wordsOf(value)) ? false : null;
    return RESULT_NAME.test(name) ? wordOf(value) : null;
  });
  if (said.includes(false)) return false;
  if (said.includes(true)) return true;
  if (fields.some(([name, value]) => CREATED_NAME.test(name) && flagOf(value) === false))
    return false;
  return fields.some(([name, value]) => ERROR_NAME.test(name) && isError(value)) ? false : null;
}

/** 'Is_Success', 'isSuccess' and 'Is_Success__c' are one name. */
const plainName = (name: string) =>
  name
    .replace(/__c$/i, '')
    .toLowerCase()
    .replace(/[_\s-]/g, '');

/** A word, 1 or 0. */
function flagOf(value: unknown): boolean | null {
  const text = textOf(value);
  if (text === '1') return true;
  return text === '0' ? false : wordOf(value);
}

/** A word or an HTTP status; a success status says nothing, because it only repeats the response's. */
const statusOf = (value: unknown): boolean | null =>
  ERROR_CODE.test(textOf(value).toLowerCase()) ? false : wordOf(value);

/** Null if the value says neither yes nor no: a number can mean anything. */
function wordOf(value: unknown): boolean | null {
  const words = wordsOf(value);
  if (YES.has(words)) return true;
  if (NO.has(words)) return false;
  const isNo = words.length <= STATUS_LENGTH && (SAYS_NO.test(words) || SAYS_NOT.test(words));
  return isNo ? false : null;
}

/** 'VALIDATION_ERROR' and 'validationError' are 'validation error'. */
const wordsOf = (value: unknown): string =>
  textOf(value)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[_-]+/g, ' ');

/** Whether a text, a number, or anything in a list or an object names an error. */
function isError(value: unknown, depth = 0): boolean {
  if (depth > DEPTH) return true;
  if (Array.isArray(value)) return value.some((item) => isError(item, depth + 1));
  const record = toRecord(value);
  if (record !== null) return isError(Object.values(record), depth + 1);
  const text = textOf(value).toLowerCase();
  return !NO_ERROR.has(text) && !NO_ERROR_FORM.test(text);
}

const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(value) : (toText(value) ?? '');
