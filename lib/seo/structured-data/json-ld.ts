import { ownValue } from '@/lib/domain/basics/own-value';

/** Characters that end a script element early or break a line of JavaScript, and how JSON may write them instead. */
const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Structured data as text for a script element: the only way it gets there, so that no text from a feed can break out. */
export function serializeJsonLd(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => ownValue(ESCAPES, character) ?? '',
  );
}
