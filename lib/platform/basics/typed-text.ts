import { decodeHTMLStrict } from 'entities/decode';
import { fromWindows1252, withWindowsLetters } from './windows-1252';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The byte of each character that Windows-1252 has beyond ASCII. */
const WINDOWS_BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, at) => [fromWindows1252(Uint8Array.of(128 + at)), 128 + at]),
);

/** Two to four characters as UTF-8 looks when it is read as Windows-1252: 'é' is 'Ã©', an apostrophe is 'â€™'. */
const READ_TWICE =
  /[Â-ß][\u0080-¿ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|[à-ï][\u0080-¿ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]{2}|[ð-ô][\u0080-¿ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]{3}/g;

/** What these characters were before they were read in the wrong alphabet; unchanged if they were nothing else. */
function readOnce(characters: string): string {
  const bytes = [...characters].map((one) => WINDOWS_BYTES.get(one) ?? one.charCodeAt(0));
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return characters;
  }
}

/** Letters, figures and marks in the width of Chinese and Japanese ones: 'ＲＮ', '＄２，１００'. Not those that HTML would read as markup. */
const FULL_WIDTH = /[！＃-％（-；＝？-～]/g;
const FULL_WIDTH_SHIFT = 0xfee0;

const inUsualWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (one) => String.fromCharCode(one.charCodeAt(0) - FULL_WIDTH_SHIFT));

/**
 * Text with the letters its writer saw: full-width ones become the usual ones, the range U+0080 to U+009F is Windows-1252 under another name, and UTF-8 that was read as
 * Windows-1252 is read once more.
 */
export function withRightLetters(text: string): string {
  return withWindowsLetters(inUsualWidth(text.replace(READ_TWICE, readOnce)));
}

/** A break that cannot be 'days\nights': no small letter follows. */
const CERTAIN_ESCAPE = /\\(?:r\\n|[nrt](?![a-z])|u[0-9a-fA-F]{4}|["'])/;
const ESCAPES = /\\(?:u([0-9a-fA-F]{4})|r\\n|([nrt"'/]))/g;
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\n'],
  ['t', '\t'],
]);

/** Text that was put into JSON twice: its breaks and quotes are still written with a backslash. A slash alone ('24\/7') proves nothing of breaks. */
export function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  if (!CERTAIN_ESCAPE.test(text)) return text.replaceAll('\\/', '/');
  return text.replace(ESCAPES, (_, code?: string, letter?: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return letter === undefined ? '\n' : (ESCAPED.get(letter) ?? letter);
  });
}

/** The two codes that people write without a semicolon: nothing else begins so and ends there. */
const UNENDED = /&(amp|nbsp)(?![a-z0-9;])/gi;

/** Codes that were written in codes again: '&amp;amp;', 'd&amp;#39;Alene'. */
const CODED_AGAIN =
  /&(?:amp;)+(?=(?:amp|nbsp|quot|apos|[a-z]{0,8}dash|[lr][sd]quo|#(?:\d{1,5}|x[\da-f]{1,4}));)/gi;

/**
 * Text with the characters that HTML's codes stand for. '&amp;lt;' is '&lt;', which somebody meant to write; nobody means to write '&amp;'
 * or '&#39;'.
 */
export const withoutCodes = (text: string): string =>
  text.includes('&')
    ? decodeHTMLStrict(text.replace(CODED_AGAIN, '&').replace(UNENDED, '&$1;'))
    : text;

/** Tags of formatted text; '<Pool>' is none of them. */
const TAGS =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|small|span|strong|sub|sup|table|tbody|td|th|tr|u|ul)(?:\s[^<>]{0,300})?\/?>/gi;

/** A plain text that came with formatting. */
export const withoutTags = (text: string): string =>
  text.includes('<') ? text.replace(TAGS, ' ') : text;

/** A plain text as its writer saw it. Nearly every text is unchanged. */
export const asTyped = (text: string): string =>
  withoutCodes(withoutEscapes(withRightLetters(text)));
