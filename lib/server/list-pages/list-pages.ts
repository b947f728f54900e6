import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { LIST_PAGES } from '@/lib/config/limits';
import { etagOf } from '@/lib/server/http/etag';
import { count } from '@/scripts/server/metrics.mjs';

/** A page as the site answered for it. */
export type MadePage = {
  readonly html: Buffer;
  /** The `Link` header, with the fonts the page needs; '' without one. */
  readonly link: string;
};
/** A list or a map, the same for all who ask for it until the jobs change. */
export type ListPage = MadePage & {
  /** Of the jobs and the day it was made from. */
  readonly version: string;
  readonly etag: string;
  readonly policy: string;
  /** When it was last asked for as the page of the jobs there were, in ms since 1970. */
  currentAt: number;
  readonly gzipped: () => Promise<Buffer>;
};

/** The data of a page, which Next's scripts ask for as they go there from another one: of that visit alone. */
export type ListData = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

type Parts = {
  /** Has Next render the page; null where it answered with anything but a page. */
  readonly make: (address: string) => Promise<MadePage | null>;
  /** The same for the page's data; null where the site cannot ask itself. */
  readonly makeData: (address: string, asked: IncomingHttpHeaders) => Promise<ListData | null>;
  readonly policyOf: (html: string, address: string) => string;
  /** The other instances' pages; null for one by itself. */
  readonly shared: {
    readonly read: (key: string) => Promise<MadePage | null>;
    readonly write: (key: string, page: MadePage) => Promise<void>;
  } | null;
};

const zip = promisify(gzip);

/**
 * The pages of lists and maps, rendered once for the same jobs and cached in memory, up to a bound (docs/decisions/0053). Few are
 * rendered at a time and few wait for that, so that a storm of lists leaves room for job pages and applications; beyond it the
 * page made from the jobs before is the answer, while it is young enough.
 */
export function createListPages({ make, makeData, policyOf, shared }: Parts) {
  const making = bulkhead(LIST_PAGES.makingMax, LIST_PAGES.waitingMax);
  /** Pages that another instance has, or that nobody has asked for a second time. */
  const unshared = new WeakSet<ListPage>();

  const pages = new LRUCache<string, ListPage, string>({
    maxSize: LIST_PAGES.maxBytes,
    maxEntrySize: LIST_PAGES.pageMaxBytes,
    // A page and what it is answered with; some are kept compressed as well.
    sizeCalculation: ({ html, policy }, address) =>
      Math.ceil(html.length * 1.25) + policy.length + address.length,
    // Who waits gets the page even where it found no room.
    ignoreFetchAbort: true,
    // What was made from the jobs before stays where a new one could not be made.
    noDeleteOnFetchRejection: true,
    fetchMethod: async (address, _before, { context: version }) => {
      const key = `${version} ${address}`;
      const theirs = (await shared?.read(key)) ?? null;
      const made = theirs ?? (await making.execute(() => make(address)));
      if (!made) return undefined;
      count('site_list_pages_total', { outcome: theirs ? 'shared' : 'rendered' });
      const page = complete(made, address, version);
      if (!theirs) unshared.add(page);
      return page;
    },
  });

  function complete(made: MadePage, address: string, version: string): ListPage {
    const policy = policyOf(made.html.toString(), address);
    let zipped: Promise<Buffer> | undefined;
    return {
      ...made,
      version,
      policy,
      // What may run in it changes with the settings, which the HTML does not show.
      etag: etagOf(Buffer.concat([made.html, Buffer.from(policy)])),
      currentAt: Date.now(),
      gzipped: () => (zipped ??= zip(made.html)),
    };
  }

  /** One that was asked for twice is worth the others' memory; an address that somebody made up is not. */
  function share(address: string, page: ListPage): void {
    if (!unshared.delete(page)) return;
    void shared?.write(`${page.version} ${address}`, page);
  }

  return {
    /**
     * The page of an address; 'busy' where too many others are being made, null where there is none to cache. Rejects where it
     * could not be asked for.
     * @param address as `listPageAddress` spells it
     * @param version of the jobs
     */
    async find(address: string, version: string): Promise<ListPage | 'busy' | null> {
      const known = pages.get(address);
      if (known?.version === version) {
        known.currentAt = Date.now();
        share(address, known);
        count('site_list_pages_total', { outcome: 'cached' });
        return known;
      }
      try {
        return (await pages.fetch(address, { forceRefresh: true, context: version })) ?? null;
      } catch (error) {
        if (known && Date.now() - known.currentAt < LIST_PAGES.staleMs) {
          count('site_list_pages_total', { outcome: 'stale' });
          return known;
        }
        if (!isBulkheadRejectedError(error)) throw error;
      }
      count('site_list_pages_total', { outcome: 'busy' });
      return 'busy';
    },
    /** A page's data, rendered for each who asks: it waits its turn with the pages. @param asked the request's headers */
    async data(address: string, asked: IncomingHttpHeaders): Promise<ListData | 'busy' | null> {
      try {
        const data = await making.execute(() => makeData(address, asked));
        if (data) count('site_list_pages_total', { outcome: 'data' });
        return data;
      } catch (error) {
        if (!isBulkheadRejectedError(error)) throw error;
      }
      count('site_list_pages_total', { outcome: 'busy' });
      return 'busy';
    },
  };
}

export type ListPages = ReturnType<typeof createListPages>;
