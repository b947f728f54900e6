import { ownValue } from '@/lib/domain/basics/own-value';

/** Characters that XML 1.0 cannot contain, even escaped: control characters, halves of a surrogate pair, two non-characters. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes any text for XML, in an element or a quoted attribute. */
export function xmlText(text: string): string {
  return text
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"]/g, (character) => ownValue(ENTITIES, character) ?? '');
}

/** Any text, HTML too, as a CDATA section; a ']]>' in it is split over two. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replace(IMPOSSIBLE, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
