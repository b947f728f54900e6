/** Marks that steer the direction of text or take no room: they can make a name read as another one. */
const STEERING = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
/** All control characters but the tab and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Text with nothing invisible in it but white space and the two joiners that some scripts need (U+200C, U+200D): what steers is left
 * out, control characters separate words.
 */
export const plainCharacters = (text: string): string =>
  text.replace(STEERING, '').replace(CONTROLS, ' ');
