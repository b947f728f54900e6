/** What the bytes 0x80 to 0x9F are in Windows-1252; five of them have no character. */
const HIGH =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';
const C1 = /[\u0080-\u009F]/g;

/** Text whose characters from U+0080 to U+009F are bytes of Windows-1252, with the characters they stand for. */
export const withWindowsLetters = (text: string): string =>
  text.replace(C1, (byte) => HIGH.charAt(byte.charCodeAt(0) - 0x80));

/**
 * Bytes of Windows-1252 as text. `TextDecoder` reads them as Latin-1 in Node 22.13 to 22.18 and in early releases of 24
 * (github.com/nodejs/node/issues/56542).
 */
export const fromWindows1252 = (bytes: Uint8Array): string =>
  withWindowsLetters(Buffer.from(bytes).toString('latin1'));
