import 'server-only';
import { Readable } from 'node:stream';
import { REPORTING } from '@/lib/config/reporting';
import { toSource } from '@/lib/domain/basics/visit-source';

/** The board a feed is read for (`?source=indeed`); null for nobody in particular, and where visits are not counted. */
export const feedSource = (request: Request): string | null =>
  REPORTING.counts ? toSource(new URL(request.url).searchParams.get('source')) : null;

/** A job's address in the feed, which has a line to itself (lib/seo/syndication/job-feed.ts). */
const URL_LINE = /^(<url><!\[CDATA\[[^\]\n]*)(?=\]\]><\/url>$)/gm;

async function* markLines(feed: Readable, source: string): AsyncGenerator<Buffer> {
  let rest = '';
  for await (const piece of feed.setEncoding('utf8') as AsyncIterable<string>) {
    const text = rest + piece;
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end);
    yield Buffer.from(text.slice(0, end).replace(URL_LINE, `$1?utm_source=${source}`));
  }
  yield Buffer.from(rest);
}

/** The feed with the source on each job's address, as it passes: one feed is made and kept for all boards. */
export const markSource = (feed: Readable, source: string): Readable =>
  Readable.from(markLines(feed, source));
