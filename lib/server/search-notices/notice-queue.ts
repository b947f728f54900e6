import 'server-only';
import { SEARCH_NOTICES } from '@/lib/config/limits';
import { inTurns } from '@/lib/server/database/in-turns';
import type { Database } from '@/lib/server/database/sql';

/** A job's page that search engines should look at: the job was added or removed. */
export type PageNews = { readonly url: string; readonly kind: 'arrived' | 'left' };

/** The news of a page that one search engine has not been sent yet, with when it was noticed, by the database's clock. */
export type Notice = PageNews & { readonly at: number };

/** The notices for one search engine, one per page: the latest counts. */
export type NoticeQueue = {
  /** Never rejects: what cannot be written waits in this process until the database is back. */
  readonly add: (news: readonly PageNews[]) => Promise<void>;
  /**
   * Claims the oldest `count` notices, so that no other process sends them too. Those that are not done in time can be claimed again.
   * A claim that ends later than any could is from before the clock was set back. Rejects while the database is away.
   */
  readonly next: (count: number) => Promise<readonly Notice[]>;
  /** Removes notices that were sent. Newer ones for the same pages stay. */
  readonly done: (notices: readonly Notice[]) => Promise<void>;
};

/** More than there ever are: SQLite has no `offset` without a `limit`. */
const ALL = 1_000_000;

/**
 * The rows of the table `notice` for an engine: bounded, and written without waiting for the disk. What is lost with a process or a
 * machine costs nothing but time: sitemaps report the same, later.
 */
export function noticeQueue({ quick }: Database, engine: string): NoticeQueue {
  const unwritten = new Map<string, PageNews>();
  let writing: Promise<void> = Promise.resolve();

  const write = (): Promise<void> => (writing = writing.then(writeAll, writeAll));

  async function writeAll(): Promise<void> {
    if (unwritten.size === 0) return;
    await inTurns([...unwritten.values()], async (news) => {
      const { url, kind } = news;
      await quick`
        insert into notice (engine, url, kind, noticed_at) values (${engine}, ${url}, ${kind}, now_ms())
        on conflict (engine, url) do update
        set kind = excluded.kind, noticed_at = excluded.noticed_at, claimed_until = 0`;
      if (unwritten.get(url) === news) unwritten.delete(url);
    });
    await quick`
      delete from notice where engine = ${engine} and (noticed_at < now_ms() - ${SEARCH_NOTICES.newsForMs}
      or url in (select url from notice where engine = ${engine} order by noticed_at desc, url desc
        limit ${ALL} offset ${SEARCH_NOTICES.waitingMax}))`;
  }

  return {
    async add(news) {
      for (const one of news) {
        unwritten.delete(one.url);
        unwritten.set(one.url, one);
      }
      for (const url of unwritten.keys()) {
        if (unwritten.size <= SEARCH_NOTICES.waitingMax) break;
        unwritten.delete(url);
      }
      // Whoever opened the database logs it.
      await write().catch(() => undefined);
    },
    async next(count) {
      await write();
      const { rows } = await quick<Notice>`
        update notice set claimed_until = now_ms() + ${SEARCH_NOTICES.claimMs}
        where engine = ${engine} and claimed_until not between now_ms() + 1 and now_ms() + ${SEARCH_NOTICES.claimMs} and url in (
          select url from notice where engine = ${engine} and claimed_until not between now_ms() + 1 and now_ms() + ${SEARCH_NOTICES.claimMs}
          and noticed_at >= now_ms() - ${SEARCH_NOTICES.newsForMs} order by noticed_at, url limit ${count})
        returning url, kind, noticed_at as at`;
      return rows.toSorted((a, b) => a.at - b.at || (a.url < b.url ? -1 : 1));
    },
    done: (notices) =>
      inTurns(notices, async ({ url, kind, at }) => {
        await quick`
          delete from notice
          where engine = ${engine} and url = ${url} and kind = ${kind} and noticed_at = ${at}`;
      }),
  };
}
