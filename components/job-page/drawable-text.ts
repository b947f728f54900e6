import { tidy } from '@/lib/domain/words/words';

/** Characters missing from the font of the share cards, which has most of Latin-1 and the usual marks of English text. */
const NOT_DRAWABLE = /[^\u0020-\u007E\u00A0-\u00FF‘’“”–—…•€™]|[¤¦¬\u00AD±²³µ¹¼½¾]/gu;

function inPlainLetters(character: string): string {
  return character.normalize('NFKD').replaceAll('\u2044', '/').replace(NOT_DRAWABLE, '');
}

/**
 * A text as a share card can show it: letters the font lacks lose their accents, and anything else (an emoji, another script) is left
 * out, because the drawing library would request a font for it from the network.
 */
export function drawableText(text: string): string {
  return tidy(text.normalize('NFC').replace(NOT_DRAWABLE, inPlainLetters));
}
