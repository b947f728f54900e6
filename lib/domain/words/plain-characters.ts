/**
 * Characters that are invisible or only control the layout of text: they can make one name look like another, or be a whole name. Also
 * noncharacters and lone surrogates. Joiners and the two emoji styles are kept.
 */
const INVISIBLE =
  /(?![\u200C\u200D\uFE0E\uFE0F])[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}\u202A-\u202E\uFFF9-\uFFFB]/gu;
/** Joiners and emoji styles with nothing before them to join or style: Latin letters and figures never join. */
const ALONE = /(?<!\S)[\u200C\u200D\uFE0E\uFE0F]+|(?<=[\p{Script=Latin}\p{Nd}])[\u200C\u200D]+/gu;
/** All control characters but the tab and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Text whose only invisible characters are white space, the two joiners that some scripts and emoji need (U+200C, U+200D) and the two
 * emoji styles (U+FE0E, U+FE0F), each after what it joins or styles. Other invisible characters are removed; control characters become
 * spaces.
 */
export const plainCharacters = (text: string): string =>
  text.replace(INVISIBLE, '').replace(CONTROLS, ' ').replace(ALONE, '');
