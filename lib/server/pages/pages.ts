import 'server-only';
import { LRUCache } from 'lru-cache';
import { PAGE_CACHE } from '@/lib/config/limits';
import { createFairQueue, inOwnTurn, isQueueFull } from '@/lib/server/process/fair-queue';
import { logger } from '@/lib/server/process/log';
import { count } from '@/server/metrics.mjs';
import { finishPage, type FinishedPage } from './finished-page';
import type { PageSource, Room } from './page-sources';
import type { Made, Render } from './render';

type KeptPage = FinishedPage & {
  /** Of what it was made from. */
  readonly version: string;
  readonly madeAt: number;
  /** When it was last requested while it was current. Both by `performance.now()`. */
  currentAt: number;
};

/**
 * Why a page is not shown: too many others are being rendered, Next did not render it, or what it is made from changed meanwhile. Asking
 * again helps.
 */
export type NotShown = 'busy' | 'failed' | 'changed';

type Headers = Readonly<Record<string, string>>;

/** What a page is made for. */
type PageRequest = { readonly source: PageSource; readonly client: string };

type Parts = {
  readonly render: Render;
  /** Makes Next render a page of the build anew when it is asked for it next. */
  readonly renew: (path: string) => Promise<void>;
  /** The headers of a page with this HTML, at this path. */
  readonly headersOf: (html: string, path: string) => Headers;
};

/**
 * The pages that are the same for everybody, each rendered once for what it is made from and kept in memory (docs/decisions/0003).
 *
 * There are three rooms, bounded by bytes: for addresses that the site itself has, for those that anybody can invent, and for shortlists,
 * which would evict the lists of all from the second. In each only a few pages are rendered at a time and clients take turns, so that a flood of lists leaves room for job pages and applications,
 * and for the lists of others. While a page cannot be rendered, the previous one is served if it is recent enough.
 */
export function createPages({ render, renew, headersOf }: Parts) {
  const rooms: Readonly<Record<Room, ReturnType<typeof roomOf>>> = {
    known: roomOf(PAGE_CACHE.known),
    invented: roomOf(PAGE_CACHE.invented),
    shortlists: roomOf(PAGE_CACHE.shortlists),
  };

  function roomOf({ maxBytes, ...limits }: (typeof PAGE_CACHE)[Room]) {
    const making = createFairQueue(limits);
    const pages = new LRUCache<string, KeptPage, PageRequest>({
      maxSize: maxBytes,
      maxEntrySize: PAGE_CACHE.pageMaxBytes,
      // The page, its headers and its key; most are kept compressed as well.
      sizeCalculation: ({ html, headers }, key) =>
        Math.ceil(html.length * 1.25) + JSON.stringify(headers).length + key.length,
      // Waiting requests get the page even if it did not fit.
      ignoreFetchAbort: true,
      // The previous page stays if a new one could not be rendered.
      noDeleteOnFetchRejection: true,
      fetchMethod: async (_key, _before, { context: { source, client } }) => {
        const made = await making.run(client, () => make(source));
        // Next's error page tells search engines 'noindex', and shows its text by script.
        if (made.status >= 500) throw new Error(`Next answered ${made.status}`);
        // Made from something else by now: shown to nobody.
        if (source.isStill?.() === false) return undefined;
        count('site_pages_total', { outcome: 'rendered' });
        const now = performance.now();
        return { ...finish(made, source), version: source.version, madeAt: now, currentAt: now };
      },
    });
    return { making, pages };
  }

  async function make({ url, isRenewed }: PageSource): Promise<Made> {
    if (isRenewed) await renew(url);
    return render(url);
  }

  function notShown(error: unknown): NotShown {
    const outcome = isQueueFull(error) ? 'busy' : 'failed';
    count('site_pages_total', { outcome });
    if (outcome === 'failed') logger().error({ cause: String(error) }, 'A page was not rendered');
    return outcome;
  }

  const finish = (made: Made, { url }: PageSource) =>
    finishPage(made, (html) => headersOf(html, url.split('?', 1)[0] ?? url));

  const isCurrent = (page: KeptPage, { version }: PageSource) =>
    page.version === version && performance.now() - page.madeAt < PAGE_CACHE.maxAgeMs;

  return {
    /** The page, or why it is not shown. @param client who requests it */
    async find(source: PageSource, client: string): Promise<FinishedPage | NotShown> {
      const { pages } = rooms[source.room];
      const known = pages.get(source.key);
      if (known && isCurrent(known, source)) {
        known.currentAt = performance.now();
        count('site_pages_total', { outcome: 'cached' });
        return known;
      }
      const fetch = () =>
        inOwnTurn(client, () =>
          pages.fetch(source.key, { forceRefresh: true, context: { source, client } }),
        );
      try {
        const page = await fetch();
        // Another request may have begun it before the change.
        if (page?.version === source.version) return page;
        return (await fetch()) ?? 'changed';
      } catch (error) {
        if (!known || performance.now() - known.currentAt >= PAGE_CACHE.staleMs)
          return notShown(error);
        count('site_pages_total', { outcome: 'stale' });
        return known;
      }
    },

    /**
     * What Next answers to one request that is not kept, in the same queue as the pages of its room.
     * @param url of the request, whose page has this source
     */
    async once(
      url: string,
      { room }: PageSource,
      { headers, client }: { readonly headers: Headers; readonly client: string },
    ): Promise<Made | NotShown> {
      try {
        const { making } = rooms[room];
        const made = await making.run(client, () => render(url, headers));
        if (made.status >= 500) throw new Error(`Next answered ${made.status}`);
        count('site_pages_total', { outcome: 'data' });
        return made;
      } catch (error) {
        return notShown(error);
      }
    },
  };
}

export type Pages = ReturnType<typeof createPages>;
