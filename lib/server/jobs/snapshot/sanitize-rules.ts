import type { Attributes, IFrame, IOptions, Tag } from 'sanitize-html';

/** Blocks that contain text but are not allowed: read as paragraphs, so that their words do not run together. */
const AS_PARAGRAPH =
  'div section article main aside header footer center blockquote pre address dl dt dd tr th td figcaption';
/** The page's own headings end at h2 ('Job description'). */
const HEADINGS = { h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };
const SAME = { b: 'strong', i: 'em', ...HEADINGS };

const RENAMED = Object.fromEntries([
  ...AS_PARAGRAPH.split(' ').map((tag) => [tag, 'p'] as const),
  ...Object.entries(SAME),
]);

/** A link to another site sends no opener and is `nofollow`; one that is not https keeps only its text. */
function toLink(_tag: string, attributes: Attributes): Tag {
  const href = attributes.href?.trim() ?? '';
  return /^https:\/\/[^\s/]/i.test(href) && URL.canParse(href)
    ? {
        tagName: 'a',
        attribs: { href, rel: 'nofollow noopener', target: '_blank' },
      }
    : { tagName: 'span', attribs: {} };
}

/** What a description may contain (docs/product/decisions.md, 'description'). */
const ALLOWED: IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nestingLimit: 40,
};

/** The first pass, over the feed's own HTML: what is allowed stays or is renamed, the rest keeps only its text. */
export const ALLOW_LIST: IOptions = {
  ...ALLOWED,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp'],
  transformTags: {
    ...Object.fromEntries(
      Object.entries(RENAMED).map(([tag, tagName]) => [tag, () => ({ tagName, attribs: {} })]),
    ),
    a: toLink,
  },
};

/** The second pass, over our own tags only: closes what renaming nested and drops empty elements. */
export const TIDY: IOptions = {
  ...ALLOWED,
  exclusiveFilter: ({ tag, text }: IFrame) => tag !== 'br' && text.trim() === '',
};
