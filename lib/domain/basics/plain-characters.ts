/** What is never drawn, or only steers: it can make a name read as another one, or be one; and what is no character, or half of one. Joiners and the two styles of emoji stay. */
const INVISIBLE =
  /(?![\u200C\u200D\uFE0E\uFE0F])[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}\u202A-\u202E\uFFF9-\uFFFB]/gu;
/** Joiners and styles with nothing before them, which they could join or style. */
const ALONE = /(?<!\S)[\u200C\u200D\uFE0E\uFE0F]+/g;
/** All control characters but the tab and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Text with nothing invisible in it but white space, the two joiners that some scripts and emoji need (U+200C, U+200D) and the two
 * styles of emoji (U+FE0E, U+FE0F), each behind what it joins or styles. What is invisible is left out, control characters
 * separate words.
 */
export const plainCharacters = (text: string): string =>
  text.replace(INVISIBLE, '').replace(CONTROLS, ' ').replace(ALONE, '');
