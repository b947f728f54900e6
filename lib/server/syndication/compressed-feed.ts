import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { etagOf } from '@/lib/server/http/etag';
import { jobsContent } from '@/lib/server/jobs/snapshot/jobs-content';
import { feedSource, markSource } from './feed-source';
import { processWide } from '@/lib/server/process/process-wide';

type Write = (builtAt: Date) => Iterable<string>;
type Feed = { readonly etag: string; readonly gzip: Buffer };

/** One feed, built once for the same jobs however often it is requested and however often they are read again. */
const feeds = () =>
  processWide(
    'compressed-feed',
    () =>
      new LRUCache<string, Feed, { readonly write: Write; readonly builtAt: Date }>({
        max: 1,
        // Waiting callers get this feed even if a newer one replaces it.
        ignoreFetchAbort: true,
        fetchMethod: async (key, _before, { context: { write, builtAt } }) => ({
          etag: etagOf(key + builtAt.toISOString()),
          gzip: await compress(write(builtAt)),
        }),
      }),
  );

async function compress(pieces: Iterable<string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  await pipeline(runSliced(pieces), createGzip(), async (zipped: AsyncIterable<Buffer>) => {
    for await (const part of zipped) parts.push(part);
  });
  return Buffer.concat(parts);
}

/** How long the process works on a feed before it lets other work run. */
const TURN_MS = 10;

async function* runSliced(pieces: Iterable<string>): AsyncGenerator<string> {
  let turnBegan = performance.now();
  for (const piece of pieces) {
    yield piece;
    if (performance.now() - turnBegan < TURN_MS) continue;
    await nextTurn();
    turnBegan = performance.now();
  }
}

/**
 * The answer with a feed of all jobs. It is cached compressed, at a tenth of its length; the server decides how to send it.
 * @param write the feed's text in pieces, given the time its jobs were first read as they are
 */
export async function answerCompressed(
  request: Request,
  snapshot: Snapshot,
  write: Write,
): Promise<Response> {
  const { hash, since } = await jobsContent(snapshot);
  const { etag, gzip } = await feeds().forceFetch(hash, { context: { write, builtAt: since } });
  const source = feedSource(request);
  return cachedAnswer({
    body: () => unzipped(gzip, source),
    etag: source === null ? etag : etagOf(etag + source),
    type: 'application/xml; charset=utf-8',
    changed: { at: since, ifModifiedSince: request.headers.get('if-modified-since') },
    ifNoneMatch: request.headers.get('if-none-match'),
  });
}

function unzipped(body: Buffer, source: string | null): BodyInit {
  const feed = Readable.from([body]).pipe(createGunzip());
  return Readable.toWeb(source === null ? feed : markSource(feed, source)) as ReadableStream;
}
