import { toRecord, toText } from './coercers';

/** Where an answer keeps words for people, in the order we look. */
const MESSAGE_NAMES = ['message', 'error', 'errorMessage', 'error_description'] as const;
const MAX_CHARACTERS = 300;
/** Traces and markup are the platform talking to its own developers. */
const NOT_FOR_PEOPLE = /[<>{}]|exception|\bSystem\.|\bClass\.|\bstack\b|\bSELECT\b|_[A-Z]{2,}/;

/** A Salesforce answer to a failed call: a list of `{errorCode, message}`. */
export function isErrorList(body: unknown): boolean {
  if (!Array.isArray(body) || body.length === 0) return false;
  const first = toRecord(body[0]);
  return first !== null && toText(first.errorCode) !== null;
}

/** What the platform says in an answer, where it is one readable sentence or two; else null. */
export function serverMessageOf(body: unknown): string | null {
  const record = toRecord(Array.isArray(body) ? body[0] : body);
  if (record === null) return null;
  for (const name of MESSAGE_NAMES) {
    const nested = toRecord(record[name]);
    const text = nested ? toText(nested.message) : toText(record[name]);
    if (text !== null && text.length <= MAX_CHARACTERS && !NOT_FOR_PEOPLE.test(text)) return text;
  }
  return null;
}
