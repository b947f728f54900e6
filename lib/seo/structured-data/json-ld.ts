/** What ends a script element early or breaks a line of JavaScript, and how JSON may write it instead. */
const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Structured data as text for a script element: the one way it gets there, so that no text of a feed can break out. */
export function serializeJsonLd(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => ESCAPES[character] ?? '',
  );
}
