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
const OF_OFFICE =
  /\bNormal\s{0,4}0\s{0,4}(?:false\s{0,4}){0,3}[A-Z]{2}-[A-Z]{2}\s{0,4}X-NONE(?:\s{0,4}(?:X-NONE|[A-Z]{2}-[A-Z]{2}))?(?:\s{0,4}MicrosoftInternetExplorer4)?/g;
/** Word's settings, and the beginning and end of a comment, in which tags mean nothing. */
const WORD_TAG = /<!--|-->|<(\/?)(xml|w:worddocument|w:latentstyles|m:mathpr)(?=[\s/>])[^<>]*>/gi;

/** One setting with its value, such as '<w:View>Normal</w:View>'. The text of '<o:p>' is the writer's. */
const SETTING = /<(?!o:p\b)([mow]:\w{1,40})(?:\s[^<>]*)?>[^<>]*<\/\1>/gi;

/** Whether nothing that a person wrote is between two tags of Word's settings. */
const isOfWordAlone = (between: string): boolean =>
  countOf(LIVE_TAG, between) === 0 &&
  between
    .replace(SETTING, '')
    .replace(/<[^<>]*>/g, '')
    .trim() === '';

/**
 * An element of Word's settings goes with its text. A tag without a partner, or with a writer's text before its partner, goes alone: it
 * would take that text with it.
 */
function withoutOfficeElements(html: string): string {
  const lastComment = html.lastIndexOf('-->');
  const cuts: [from: number, to: number][] = [];
  const starts = new Map<string, { readonly from: number; readonly to: number }>();
  let isComment = false;
  for (const { 0: tag, 1: slash, 2: written, index } of html.matchAll(WORD_TAG)) {
    const name = written?.toLowerCase();
    if (name === undefined) isComment = tag === '<!--' && index < lastComment;
    if (name === undefined || isComment) continue;
    const end = index + tag.length;
    const start = slash ? starts.get(name) : undefined;
    const isElement = start !== undefined && isOfWordAlone(html.slice(start.to, index));
    cuts.push([isElement ? start.from : index, end]);
    if (slash) starts.delete(name);
    else if (!tag.endsWith('/>')) starts.set(name, { from: index, to: end });
  }
  const kept: string[] = [];
  let end = 0;
  for (const [from, to] of cuts.toSorted(([a], [b]) => a - b)) {
    kept.push(html.slice(end, Math.max(end, from)));
    end = Math.max(end, to);
  }
  return [...kept, html.slice(end)].join('');
}

const withoutOffice = (html: string): string => withoutOfficeElements(html).replace(OF_OFFICE, '');

const MENDS: readonly (readonly [DescriptionDoubtKind, (html: string) => string])[] = [
  ['wrong-letters', withRightLetters],
  ['escaped-tags', (html) => withoutWrapper(withLiveTags(html))],
  ['escapes', withBreaks],
  ['of-word', withoutOffice],
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
