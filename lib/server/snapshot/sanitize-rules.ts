import type { Attributes, IFrame, IOptions, Tag } from 'sanitize-html';

/** Blocks that carry text but are none of ours: read as paragraphs, so that no two of their words grow together. */
const AS_PARAGRAPH =
  'div section article main aside header footer center blockquote pre address dl dt dd tr th td figcaption';
/** The page's own headings end at h2 ('Job description'). */
const HEADINGS = { h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };
const SAME = { b: 'strong', i: 'em', ...HEADINGS };

const RENAMED = Object.fromEntries([
  ...AS_PARAGRAPH.split(' ').map((tag) => [tag, 'p'] as const),
  ...Object.entries(SAME),
]);

/** A link to another site sends no opener and is `nofollow`; one that is not https keeps its text alone. */
function toLink(_tag: string, attributes: Attributes): Tag {
  const href = attributes.href?.trim() ?? '';
  return /^https:\/\/[^\s/]/i.test(href) && URL.canParse(href)
    ? {
        tagName: 'a',
        attribs: { href, rel: 'nofollow noopener', target: '_blank' },
      }
    : { tagName: 'span', attribs: {} };
}

/** What a description may hold (docs/product/decisions.md, 'description'). */
const ALLOWED: IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nestingLimit: 40,
};

/** The first reading, of the feed's own HTML: what is allowed stays or is renamed, the rest keeps its text alone. */
export const ALLOW_LIST: IOptions = {
  ...ALLOWED,
  transformTags: {
    ...Object.fromEntries(
      Object.entries(RENAMED).map(([tag, tagName]) => [tag, () => ({ tagName, attribs: {} })]),
    ),
    a: toLink,
  },
};

/** A second reading, of our own tags only: closes what renaming nested and drops what holds nothing. */
export const TIDY: IOptions = {
  ...ALLOWED,
  exclusiveFilter: ({ tag, text }: IFrame) => tag !== 'br' && text.trim() === '',
};
