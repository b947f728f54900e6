import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { LIST_PAGES } from '@/lib/config/limits';
import { etagOf } from '@/lib/server/http/etag';
import { createFairQueue, inOwnTurn, isQueueFull } from '@/lib/server/process/fair-queue';
import { isDocument, withoutFramework } from '@/server/document-page.mjs';
import { count } from '@/server/metrics.mjs';

/** A page as Next rendered it. */
export type MadePage = {
  readonly html: Buffer;
  /** The `Link` header, with the fonts the page needs; '' without one. */
  readonly link: string;
};
/** A list, a map or a comparison, the same for every request until the jobs change. */
export type ListPage = MadePage & {
  /** Of the jobs and the day it was rendered from. */
  readonly version: string;
  readonly etag: string;
  readonly policy: string;
  /** When it was last requested while its jobs were current, in ms since 1970. */
  currentAt: number;
  readonly gzipped: () => Promise<Buffer>;
};

/** What a page is cached for. */
type Asked = {
  /** Of the jobs. */
  readonly version: string;
  /** Who is the first to request it. */
  readonly client: string;
};

/** The data that Next's scripts request when a visitor comes from another page of the site. It is for that one visit. */
export type ListData = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

type Parts = {
  /** Makes Next render the page; null if the answer was not a page. */
  readonly make: (address: string) => Promise<MadePage | null>;
  /** The same for the page's data; null if the site cannot reach itself. */
  readonly makeData: (address: string, asked: IncomingHttpHeaders) => Promise<ListData | null>;
  readonly policyOf: (html: string, address: string) => string;
  /** The other instances' pages; null for a single instance. */
  readonly shared: {
    readonly read: (key: string) => Promise<MadePage | null>;
    readonly write: (key: string, page: MadePage) => Promise<void>;
  } | null;
};

const zip = promisify(gzip);

/**
 * The pages of lists, maps and comparisons, rendered once for the same jobs and cached in memory, up to a bound
 * (docs/decisions/0053). Only a few are rendered or wait at a time, so that a flood of list requests leaves room for job pages and
 * applications, and clients take turns, so that it leaves room for other visitors' lists. Other requests get the page rendered from the
 * previous jobs, if it is recent enough.
 */
export function createListPages({ make, makeData, policyOf, shared }: Parts) {
  const making = createFairQueue({
    atOnce: LIST_PAGES.makingMax,
    waitingMax: LIST_PAGES.waitingMax,
  });
  /** Pages rendered here that nobody has requested a second time: not shared with the other instances yet. */
  const unshared = new WeakSet<ListPage>();

  const pages = new LRUCache<string, ListPage, Asked>({
    maxSize: LIST_PAGES.maxBytes,
    maxEntrySize: LIST_PAGES.pageMaxBytes,
    // The page, its policy and its address; some pages are cached compressed as well.
    sizeCalculation: ({ html, policy }, address) =>
      Math.ceil(html.length * 1.25) + policy.length + address.length,
    // Waiting requests get the page even if it did not fit.
    ignoreFetchAbort: true,
    // The page rendered from the previous jobs stays if a new one could not be rendered.
    noDeleteOnFetchRejection: true,
    fetchMethod: async (address, _before, { context: { version, client } }) => {
      const key = `${version} ${address}`;
      const theirs = (await shared?.read(key)) ?? null;
      const made = theirs ?? (await making.run(client, () => make(address)));
      if (!made) return undefined;
      count('site_list_pages_total', { outcome: theirs ? 'shared' : 'rendered' });
      const page = complete(made, address, version);
      if (!theirs) unshared.add(page);
      return page;
    },
  });

  function complete(made: MadePage, address: string, version: string): ListPage {
    const whole = made.html.toString();
    const text = isDocument(whole) ? withoutFramework(whole) : whole;
    const html = text === whole ? made.html : Buffer.from(text);
    const policy = policyOf(text, address);
    let zipped: Promise<Buffer> | undefined;
    return {
      ...made,
      html,
      version,
      policy,
      // The policy depends on the settings, which the HTML does not show.
      etag: etagOf(Buffer.concat([html, Buffer.from(policy)])),
      currentAt: Date.now(),
      gzipped: () => (zipped ??= zip(html)),
    };
  }

  /** A page requested twice is worth the other instances' memory; a made-up address is not. */
  function share(address: string, page: ListPage): void {
    if (!unshared.delete(page)) return;
    void shared?.write(`${page.version} ${address}`, page);
  }

  return {
    /**
     * The page of an address; 'busy' if too many others are being rendered, null if there is none to cache. Rejects if it could not
     * be requested.
     * @param address as `listPageAddress` spells it
     */
    async find(address: string, asked: Asked): Promise<ListPage | 'busy' | null> {
      const { version } = asked;
      const known = pages.get(address);
      if (known?.version === version) {
        known.currentAt = Date.now();
        share(address, known);
        count('site_list_pages_total', { outcome: 'cached' });
        return known;
      }
      try {
        const fetch = () => pages.fetch(address, { forceRefresh: true, context: asked });
        return (await inOwnTurn(asked.client, fetch)) ?? null;
      } catch (error) {
        if (known && Date.now() - known.currentAt < LIST_PAGES.staleMs) {
          count('site_list_pages_total', { outcome: 'stale' });
          return known;
        }
        if (!isQueueFull(error)) throw error;
      }
      count('site_list_pages_total', { outcome: 'busy' });
      return 'busy';
    },
    /** A page's data, rendered for each request, in the same queue as the pages. @param asked the request's headers */
    async data(
      address: string,
      asked: IncomingHttpHeaders,
      client: string,
    ): Promise<ListData | 'busy' | null> {
      try {
        const data = await making.run(client, () => makeData(address, asked));
        if (data) count('site_list_pages_total', { outcome: 'data' });
        return data;
      } catch (error) {
        if (!isQueueFull(error)) throw error;
      }
      count('site_list_pages_total', { outcome: 'busy' });
      return 'busy';
    },
  };
}

export type ListPages = ReturnType<typeof createListPages>;
