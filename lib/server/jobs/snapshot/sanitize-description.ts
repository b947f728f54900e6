import 'server-only';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { breakSentences, hasBlockMarkup } from '@/lib/domain/job/description';
import { plainCharacters } from '@/lib/domain/words/plain-characters';
import type { Job, SanitizedHtml, UntrustedHtml } from '@/lib/domain/job/job';
import { ALLOW_LIST, TIDY } from './sanitize-rules';
import { asWritten } from '@/lib/platform/description';
import { processWide } from '@/lib/server/process/process-wide';

/** Characters read of a description; the longest seen have some 60,000. */
const MAX_CHARACTERS = 200_000;
/** Characters of descriptions in memory, raw and sanitized: sanitizing one takes some 2 ms, and feeds send them all. */
const MAX_HELD = 32_000_000;

type Described = { readonly html: SanitizedHtml | null };

const described = () =>
  processWide(
    'descriptions',
    () =>
      new LRUCache<string, Described>({
        maxSize: MAX_HELD,
        sizeCalculation: ({ html }, raw) => 100 + raw.length + (html?.length ?? 0),
      }),
  );

/**
 * A job's description as safe HTML: paragraphs, lists, emphasis, headings (h3, h4) and https links, nothing else. A bold line with a colon
 * is a heading. Text without block markup gets a paragraph for each sentence (specification, section 5). Null if no text is left.
 */
export function describeJob({ description }: Pick<Job, 'description'>): Described {
  if (description === null) return { html: null };
  const known = described().get(description);
  if (known) return known;
  const made = { html: sanitize(description) };
  described().set(description, made);
  return made;
}

/** The same for a description that is not about to be shown: it evicts none of the cached ones. */
export function describeUnkept({
  description,
}: {
  readonly description: UntrustedHtml;
}): Described {
  return described().peek(description) ?? { html: sanitize(description) };
}

function sanitize(raw: UntrustedHtml): SanitizedHtml | null {
  const written = asWritten(raw.slice(0, MAX_CHARACTERS) as UntrustedHtml);
  // After the first pass, because a reference like '&#x202E;' is a character only then.
  const safe = plainCharacters(sanitizeHtml(written, ALLOW_LIST));
  const inBlocks = hasBlockMarkup(safe)
    ? wrapLooseText(safe)
    : breakSentences(safe)
        .map((paragraph) => `<p>${paragraph}</p>`)
        .join('');
  const html = sanitizeHtml(inBlocks, TIDY).trim().replace(BOLD_LINE, '<h3>$1</h3>');
  return hasText(html) ? brand(html) : null;
}

/** A paragraph of one bold line with a colon at its end. Others may be sentences. */
const BOLD_LINE = /<p>\s*<strong>([^<>:]{1,79}:\s{0,9})<\/strong>\s*<\/p>/g;

const BLOCK_TAG = /<(\/?)(?:p|ul|ol|h3|h4)>/g;

/** Turns text and inline markup beside blocks into paragraphs, so that no page has to lay out loose text. */
function wrapLooseText(html: string): string {
  let out = '';
  let depth = 0;
  let read = 0;
  const take = (end: number) => {
    const part = html.slice(read, end);
    out += depth === 0 && hasText(part) ? `<p>${part}</p>` : part;
    read = end;
  };
  for (const tag of html.matchAll(BLOCK_TAG)) {
    const closes = tag[1] !== '';
    take(closes ? tag.index + tag[0].length : tag.index);
    depth = Math.max(0, depth + (closes ? -1 : 1));
  }
  take(html.length);
  return out;
}

function hasText(html: string): boolean {
  return /\S/.test(html.replace(/<[^<>]*>/g, ''));
}

/** The one place where HTML becomes safe to render. */
function brand(html: string): SanitizedHtml {
  return html as SanitizedHtml;
}
