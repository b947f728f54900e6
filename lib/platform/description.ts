import { decodeHTML } from 'entities/decode';
import type { UntrustedHtml } from '@/lib/domain/job/job';
import { withoutEscapes, withRightLetters } from './basics/typed-text';
import { doubtAbout, type Doubt, type DescriptionDoubtKind } from './doubts';

const FORMATTING = String.raw`(?:a|b|br|div|em|font|h[1-6]|i|li|o:p|ol|p|span|strong|table|tbody|td|th|tr|u|ul)`;
const LIVE_TAG = new RegExp(String.raw`</?${FORMATTING}(?=[\s/>])`, 'gi');
const ESCAPED_TAG = new RegExp(
  String.raw`&(?:lt|#60|#x3c);/?${FORMATTING}(?=[\s/]|&(?:gt|nbsp|#62|#x3e);)`,
  'gi',
);

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** Markup that a system has escaped, as it was before. A text that names a few tags beside live ones stays text. */
function withLiveTags(html: string): string {
  const isEscaped = countOf(ESCAPED_TAG, html) > countOf(LIVE_TAG, html);
  return isEscaped ? decodeHTML(html) : html;
}

/** Text that was wrapped for XML. */
const withoutWrapper = (html: string): string =>
  html.includes('<![CDATA[') ? html.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : html;

/** A break between words. Beside a tag it is only the layout of the markup. */
const BREAK_IN_TEXT = /(?<=[^\s>])\n(?=[^\s<])/g;

/** Breaks that were written as '\n'. In markup only an element breaks a line. */
function withBreaks(html: string): string {
  const broken = withoutEscapes(html);
  if (broken === html || countOf(LIVE_TAG, broken) === 0) return broken;
  return broken.replace(BREAK_IN_TEXT, '<br>');
}

/** What Word says about a document, as it looks once its tags are gone: 'Normal 0 false false false EN-US X-NONE X-NONE'. */
const OF_WORD =
  /\bNormal\s{0,4}0\s{0,4}(?:false\s{0,4}){0,3}[A-Z]{2}-[A-Z]{2}\s{0,4}X-NONE(?:\s{0,4}(?:X-NONE|[A-Z]{2}-[A-Z]{2}))?(?:\s{0,4}MicrosoftInternetExplorer4)?/g;
/** An element of Word's that is never closed would take the whole rest with it. */
const withoutWord = (html: string): string => {
  const closed = /<\/xml\s?>/i.test(html) ? html : html.replace(/<xml(?=[\s>])/gi, '<span');
  return closed.replace(OF_WORD, '');
};

const MENDS: readonly (readonly [DescriptionDoubtKind, (html: string) => string])[] = [
  ['wrong-letters', withRightLetters],
  ['escaped-tags', (html) => withoutWrapper(withLiveTags(html))],
  ['escapes', withBreaks],
  ['of-word', withoutWord],
];

/** A description as its writer saw it. It is as hostile as before: the allow-list comes after this. */
export function asWritten(description: UntrustedHtml): UntrustedHtml {
  return MENDS.reduce((html: string, [, mend]) => mend(html), description) as UntrustedHtml;
}

const CONTROLS = /(?![\t\n\r])\p{Cc}/u;
const WORD_MARKUP = /<(?:xml|o:p|w:\w{1,40}|!--\[if)(?=[\s>/])|\bclass="?Mso/i;

/** What was wrong with a description. */
export function descriptionDoubts(description: UntrustedHtml | null): readonly Doubt[] {
  if (description === null) return [];
  const kinds: DescriptionDoubtKind[] = [];
  let html: string = description;
  for (const [kind, mend] of MENDS) {
    const mended = mend(html);
    if (mended !== html || (kind === 'of-word' && WORD_MARKUP.test(html))) kinds.push(kind);
    html = mended;
  }
  if (CONTROLS.test(html)) kinds.push('controls');
  if (html.includes('\uFFFD')) kinds.push('lost-letters');
  return kinds.map((kind) => doubtAbout('description', kind, description));
}
