import 'server-only';
import { Readable } from 'node:stream';
import { NAMED_FEED } from '@/lib/config/limits';
import { REPORTING } from '@/lib/config/reporting';
import { toSource } from '@/lib/domain/counts/visit-source';
import { siteDatabase } from '@/lib/server/database/database';
import { clientAddress } from '@/lib/server/http/client-address';
import { createRateLimit } from '@/lib/server/http/rate-limit';
import { processWide } from '@/lib/server/process/process-wide';

/** The job board that reads the feed (`?source=indeed`); null if none is named, or if visits are not counted. */
export const feedSource = (request: Request): string | null =>
  REPORTING.counts ? toSource(new URL(request.url).searchParams.get('source')) : null;

const nameLimit = () =>
  processWide('named-feed-limit', () =>
    createRateLimit({
      name: 'named-feed',
      requests: NAMED_FEED.perClient,
      windowMs: NAMED_FEED.windowMs,
      database: siteDatabase,
    }),
  );

/** Whether this client may have a feed written for the name that it gives: anybody can invent names. Counts the request. */
export const mayNameSource = async (request: Request): Promise<boolean> =>
  (await nameLimit()(clientAddress(request.headers))) === null;

/** A job's address in the feed, which has a line of its own (lib/seo/syndication/job-feed.ts). */
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

/** Adds the source to each job's address as the feed passes through: one feed is built and cached for all boards. */
export const markSource = (feed: Readable, source: string): Readable =>
  Readable.from(markLines(feed, source));
