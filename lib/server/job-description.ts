import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { breakSentences, hasBlockMarkup } from '@/lib/domain/description';
import type { Job, SanitizedHtml } from '@/lib/domain/job';
import { ALLOW_LIST, TIDY } from './description-rules';

/** Characters read of a description; the longest seen have some 60,000. */
const MAX_CHARACTERS = 200_000;

/**
 * A job's description as safe HTML: paragraphs, lists, emphasis, headings (h3, h4) and https links, nothing else. Text
 * without block markup gets a paragraph for each sentence (specification, section 5). Null where no text is left.
 */
export function describeJob(job: Pick<Job, 'description'>): {
  readonly html: SanitizedHtml | null;
} {
  const raw = job.description?.slice(0, MAX_CHARACTERS) ?? '';
  const safe = sanitizeHtml(raw, ALLOW_LIST);
  const inBlocks = hasBlockMarkup(safe)
    ? wrapLooseText(safe)
    : breakSentences(safe)
        .map((paragraph) => `<p>${paragraph}</p>`)
        .join('');
  const html = sanitizeHtml(inBlocks, TIDY).trim();
  return { html: hasText(html) ? brand(html) : null };
}

const BLOCK_TAG = /<(\/?)(?:p|ul|ol|h3|h4)>/g;

/** Text and inline markup that stand beside blocks become paragraphs, so that no page has to lay out loose words. */
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
  return /\S/.test(html.replace(/<[^>]*>/g, ''));
}

/** The one place where HTML becomes safe to render. */
function brand(html: string): SanitizedHtml {
  return html as SanitizedHtml;
}
