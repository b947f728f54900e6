/**
 * A brace, a name and a colon, where an item of a list may begin. No text of valid JSON holds this: a quotation mark within a text has a
 * backslash before it, and behind one that ends a text stands white space, a comma, a colon or a bracket.
 */
const BEGINNING = /\{(?<=[^\s:[]\s{0,99}\{)\s{0,99}"[^"\\\s,:}\]][^"\\]{0,99}"\s{0,99}:/g;
/** Longer than a beginning with what is before it. */
const LOOK_BACK = 512;

/** Largest piece in bytes. No record is larger: anything beyond it is a text that never ends. */
export const MAX_PIECE_BYTES = 8 * 1024 * 1024;

/**
 * Cuts a list's bytes where a record may begin, whatever is wrong with the one before. A record of valid JSON is one piece, or several if
 * a list of objects is in it.
 */
export function createRecordCutter() {
  let waiting: Buffer[] = [];
  let size = 0;
  /** The end of what has been searched, a character for each byte: a beginning may arrive in two parts. */
  let searched = '';

  return {
    /** The pieces that are complete once these bytes have arrived. */
    cut(bytes: Buffer): readonly Buffer[] {
      const text = searched + bytes.toString('latin1');
      const starts = [...text.matchAll(BEGINNING)]
        .filter(({ 0: found, index }) => index + found.length > searched.length)
        .map(({ index }) => index + size - searched.length);
      waiting.push(bytes);
      size += bytes.length;
      searched = text.slice(-LOOK_BACK);
      const last = starts.at(-1);
      if (last !== undefined) {
        const whole = Buffer.concat(waiting);
        waiting = [whole.subarray(last)];
        size -= last;
        return starts.map((start, at) => whole.subarray(starts[at - 1] ?? 0, start));
      }
      if (size > MAX_PIECE_BYTES) throw new SyntaxError('An item that does not end');
      return [];
    },
    /** What follows the last beginning. */
    rest: (): Buffer => Buffer.concat(waiting),
  };
}
