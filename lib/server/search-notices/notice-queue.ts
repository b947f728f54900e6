import 'server-only';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SEARCH_NOTICES } from '@/lib/config/limits';
import { logger } from '@/lib/server/process/log';

/** A job's page that a search engine should look at: the job was added or removed. */
export type Notice = {
  readonly url: string;
  readonly kind: 'arrived' | 'left';
  /** When it was noticed (ms since 1970). */
  readonly at: number;
};

/** The notices that one search engine has not been sent yet, one per page: the latest counts. */
export type NoticeQueue = {
  readonly add: (notices: readonly Notice[]) => Promise<void>;
  /** The oldest `count` notices; those that are too old to be news are dropped first. */
  readonly next: (count: number) => Promise<readonly Notice[]>;
  /** Removes notices that were sent. Newer ones for the same pages stay. */
  readonly done: (notices: readonly Notice[]) => Promise<void>;
};

/**
 * A queue in a file, so that a restart loses nothing: bounded, written to a temporary file and moved into place. An unreadable file
 * counts as an empty queue, and an unwritable disk costs only what a restart would lose: sitemaps report the same, later.
 */
export function noticeQueue(path: string, now: () => number = Date.now): NoticeQueue {
  let waiting: Map<string, Notice> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: (queue: Map<string, Notice>) => Promise<T> | T): Promise<T> => {
    const mine = turn.then(async () => work((waiting ??= await read(path))));
    turn = mine.catch(() => undefined);
    return mine;
  };

  return {
    add: (notices) =>
      inTurn(async (queue) => {
        for (const notice of notices) {
          queue.delete(notice.url);
          queue.set(notice.url, notice);
        }
        for (const url of queue.keys()) {
          if (queue.size <= SEARCH_NOTICES.waitingMax) break;
          queue.delete(url);
        }
        await write(path, queue);
      }),
    next: (count) =>
      inTurn((queue) => {
        for (const { url, at } of queue.values())
          if (now() - at > SEARCH_NOTICES.newsForMs) queue.delete(url);
        return [...queue.values()].slice(0, count);
      }),
    done: (notices) =>
      inTurn(async (queue) => {
        for (const { url, at } of notices) if (queue.get(url)?.at === at) queue.delete(url);
        await write(path, queue);
      }),
  };
}

async function read(path: string): Promise<Map<string, Notice>> {
  try {
    const stored: unknown = JSON.parse(await readFile(path, 'utf8'));
    const notices = Array.isArray(stored) ? stored.filter(isNotice) : [];
    return new Map(notices.map((notice) => [notice.url, notice]));
  } catch {
    return new Map();
  }
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null) return false;
  const { url, kind, at } = value as Readonly<Record<string, unknown>>;
  return (
    typeof url === 'string' && (kind === 'arrived' || kind === 'left') && typeof at === 'number'
  );
}

async function write(path: string, queue: ReadonlyMap<string, Notice>): Promise<void> {
  const beside = `${path}.${process.pid}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(beside, 'w', 0o600);
    await file.writeFile(JSON.stringify([...queue.values()])).finally(() => file.close());
    await rename(beside, path);
  } catch (error) {
    logger().warn({ reason: String(error) }, 'Notices for search engines cannot be stored');
    await rm(beside, { force: true }).catch(() => undefined);
  }
}
