import { tidy } from './words';

/** What the font of the share cards holds: most of Latin-1, and the usual marks of English text. */
const NOT_DRAWABLE = /[^\u0020-\u007E\u00A0-\u00FF‘’“”–—…•€™]|[¤¦¬\u00AD±²³µ¹¼½¾]/gu;

function inPlainLetters(character: string): string {
  return character.normalize('NFKD').replaceAll('\u2044', '/').replace(NOT_DRAWABLE, '');
}

/**
 * A text as a share card can show it: other letters lose their accents, and what is no Latin letter (an emoji, another
 * script) is left out, for the drawing library would ask the network for a font that has it.
 */
export function drawableText(text: string): string {
  return tidy(text.normalize('NFC').replace(NOT_DRAWABLE, inPlainLetters));
}
