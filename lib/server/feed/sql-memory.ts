import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@/lib/server/database/sql';
import { logger } from '@/lib/server/process/log';
import type { StoredHistory } from './stored-snapshot';

/** The kinds of memory and what they hold. */
const KINDS = {
  seen: 'firstSeen',
  changes: 'changes',
  'search-page': 'searchPages',
} as const satisfies Record<string, keyof StoredHistory>;
type Kind = keyof typeof KINDS;

/** Rows that are read or written between two turns of the event loop. */
const AT_ONCE = { read: 200, write: 20 } as const;

type Entries = readonly (readonly [string, unknown])[];
type MemoryRow = { readonly key: string; readonly value: string };

/** What is remembered with the list of jobs: one row for each job or page, as JSON. */
export function sqlMemory({ quick }: Pick<Database, 'quick'>) {
  /** All of a kind, some at a time. */
  async function* rowsOf(kind: Kind): AsyncGenerator<readonly MemoryRow[]> {
    for (let last = ''; ;) {
      const { rows } = await quick<MemoryRow>`
        select key, value from memory where kind = ${kind} and key > ${last} order by key limit ${AT_ONCE.read}`;
      yield rows;
      if (rows.length < AT_ONCE.read) return;
      last = rows.at(-1)?.key ?? last;
      await nextTurn();
    }
  }

  async function inParts<T>(items: Iterable<T>, write: (item: T) => Promise<unknown>) {
    let part: Promise<unknown>[] = [];
    for (const item of items) {
      part.push(write(item));
      if (part.length < AT_ONCE.write) continue;
      await Promise.all(part);
      part = [];
      await nextTurn();
    }
    await Promise.all(part);
  }

  /** Writes what differs. @returns the keys that are not among the entries any more */
  async function keepKind(kind: Kind, entries: Entries): Promise<readonly string[]> {
    const fresh = new Map(entries);
    const gone: string[] = [];
    for await (const rows of rowsOf(kind))
      for (const { key, value } of rows) {
        if (!fresh.has(key)) gone.push(key);
        else if (JSON.stringify(fresh.get(key)) === value) fresh.delete(key);
      }
    await inParts(fresh, ([key, entry]) => {
      const value = JSON.stringify(entry);
      return quick`
        insert into memory (kind, key, value) values (${kind}, ${key}, ${value})
        on conflict (kind, key) do update set value = excluded.value`;
    });
    return gone;
  }

  async function recallKind(kind: Kind): Promise<Entries> {
    const entries: (readonly [string, unknown])[] = [];
    let damaged = 0;
    for await (const rows of rowsOf(kind))
      for (const { key, value } of rows) {
        const entry = parsed<unknown>(value);
        if (entry === null) damaged += 1;
        else entries.push([key, entry]);
      }
    if (damaged > 0) logger().error({ kind, damaged }, 'Rows of what is remembered are damaged');
    return entries;
  }

  return {
    /**
     * Makes the memory hold this history: what is new or differs is written now.
     * @returns what removes the rest, for when the list is stored: what leaves the memory may be in the list instead
     */
    async keep(history: StoredHistory): Promise<() => Promise<void>> {
      const gone: (readonly [Kind, string])[] = [];
      for (const [kind, name] of Object.entries(KINDS) as [Kind, keyof StoredHistory][])
        for (const key of await keepKind(kind, history[name])) gone.push([kind, key]);
      return () =>
        inParts(
          gone,
          ([kind, key]) => quick`delete from memory where kind = ${kind} and key = ${key}`,
        );
    },
    async recall(): Promise<StoredHistory> {
      const all: Partial<Record<keyof StoredHistory, Entries>> = {};
      for (const [kind, name] of Object.entries(KINDS) as [Kind, keyof StoredHistory][])
        all[name] = await recallKind(kind);
      return all as StoredHistory;
    },
  };
}

/** What we wrote as JSON; null if there is nothing, or it is damaged. */
export function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
