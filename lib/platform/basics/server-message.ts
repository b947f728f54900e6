import { PLATFORM_TEXT } from '@/lib/config/limits';
import { toRecord, toSaid, toText } from './coercers';

/** Fields that may hold a message for people, in the order we look. */
const MESSAGE_NAMES = ['message', 'error', 'errorMessage', 'error_description'] as const;
/** Stack traces, markup and code identifiers are meant for the platform's developers. */
const NOT_FOR_PEOPLE =
  /[<>{}]|exception|\bSystem\.|\bClass\.|\bstack\b|\bSELECT\b|_[A-Z]{2,}|^\w[^\W_]*_\w+$/;
const TOO_MANY_REQUESTS = 429;

/** A Salesforce answer to a failed call: a list of `{errorCode, message}`. */
export function isErrorList(body: unknown): boolean {
  if (!Array.isArray(body) || body.length === 0) return false;
  const first = toRecord(body[0]);
  return first !== null && toText(first.errorCode) !== null;
}

/** Salesforce error codes that are about the platform rather than the request: they come with status 403, or with 200. */
const FEWER_CALLS = new Set(['REQUEST_LIMIT_EXCEEDED', 'SERVER_UNAVAILABLE']);

/** The effective status of an answer: 429 if it asks for fewer calls, whatever its own status. */
export function statusMeant(body: unknown, status: number): number {
  if (!isErrorList(body) || !Array.isArray(body)) return status;
  const code = toText(toRecord(body[0])?.errorCode);
  return code !== null && FEWER_CALLS.has(code) ? TOO_MANY_REQUESTS : status;
}

/**
 * The platform's message in an answer, if it is one readable sentence or two; else null. Also null beside an error code and with
 * 429: such messages are about the platform itself, in its vendor's words.
 */
export function serverMessageOf(body: unknown, status: number): string | null {
  const record = toRecord(Array.isArray(body) ? body[0] : body);
  if (record === null || toText(record.errorCode) !== null) return null;
  if (status === TOO_MANY_REQUESTS) return null;
  for (const name of MESSAGE_NAMES) {
    const nested = toRecord(record[name]);
    const text = toSaid(nested ? nested.message : record[name], Infinity);
    if (text !== null && text.length <= PLATFORM_TEXT.message && !NOT_FOR_PEOPLE.test(text))
      return text;
  }
  return null;
}
