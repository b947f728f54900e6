export const BYTE = {
  space: 0x20,
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  backslash: 0x5c,
  openList: 0x5b,
  closeList: 0x5d,
  openRecord: 0x7b,
  closeRecord: 0x7d,
};

const { quote, comma, colon, openList, openRecord, closeRecord } = BYTE;
const VALUE_FOLLOWS: ReadonlySet<number | undefined> = new Set([
  comma,
  colon,
  openList,
  openRecord,
]);
/** Of numbers, true, false and null. */
const LITERAL = new Set(Buffer.from('0123456789+-.eEtrufalsn'));
const IS_FREE = Array.from({ length: 256 }, (_, byte) => byte <= BYTE.space || LITERAL.has(byte));

/** Whether a byte is white space or part of a number or a word, which `JSON.parse` alone judges. */
export const isFree = (byte: number): boolean => IS_FREE[byte] ?? false;

/** Where a byte stands that is not within a string. */
type Place = {
  /** The byte before it that is no white space, in the same item of the list. */
  readonly before: number | undefined;
  /** What closes the innermost bracket that is open. */
  readonly within: number | undefined;
  /** Whether the last string before it is a name whose colon has not come. */
  readonly isNamed: boolean;
};

/** Whether a string that begins here is a name: in JSON one stands behind '{' or ',' in a record. */
export const isNamePlace = ({ before, within }: Place): boolean =>
  within === closeRecord && (before === comma || before === openRecord);

/** Whether a byte shows that its item is no JSON. Not all that is no JSON is seen. */
export function isMisplaced(byte: number, place: Place): boolean {
  const { before, within, isNamed } = place;
  if (byte === quote) return before !== undefined && !VALUE_FOLLOWS.has(before);
  if (byte === colon) return !isNamed;
  if (byte === comma) return isNamed || VALUE_FOLLOWS.has(before);
  if (byte === closeRecord)
    return within !== closeRecord || isNamed || before === comma || before === colon;
  if (byte === openList || byte === openRecord) {
    if (within === undefined) return before !== undefined;
    return within === closeRecord ? before !== colon : before !== comma && before !== openList;
  }
  return byte !== BYTE.closeList;
}

/** The longest beginning of a record that is waited for. */
const BEGINNING_MAX = 100;
const BEGINNING = /^\s*\{\s*"[\w$@][\w $@./-]*"\s*:/;
const BEGINNING_SO_FAR = /^\s*(?:\{\s*(?:"(?:[\w$@][\w $@./-]*(?:"\s*)?)?)?)?$/;

/** Whether a record begins at `at`: a brace, a name and a colon. Null if more has to arrive first. */
export function beginsRecord(bytes: Buffer, at: number): boolean | null {
  const text = bytes.toString('latin1', at, at + BEGINNING_MAX);
  if (BEGINNING.test(text)) return true;
  return text.length < BEGINNING_MAX && BEGINNING_SO_FAR.test(text) ? null : false;
}
