import type { Answer } from '@/sandbox/http/answer';
import { isObject } from '@/sandbox/http/request';

/** The data behind the platform's job calls. */
export type JobFeed = {
  readonly size: () => number;
  /** The JSON of the whole list. */
  readonly list: () => Answer['body'];
  /** A listed record by `Record_Id` or `Id`. */
  readonly find: (id: string) => unknown;
  /** The `data` of the ad-hoc call. */
  readonly findAdhoc: (id: string) => unknown;
};

/** A list of records by position, in memory or generated on demand. */
export type Records = {
  readonly size: number;
  readonly at: (index: number) => unknown;
  readonly find: (id: string) => unknown;
};

/** Records in memory: found by either id; if an id repeats, the first record wins. */
export function heldRecords(records: readonly unknown[]): Records {
  const byId = new Map<string, unknown>();
  for (const record of records) {
    if (!isObject(record)) continue;
    for (const id of [record.Record_Id, record.Id]) {
      if (typeof id === 'string' && id && !byId.has(id)) byId.set(id, record);
    }
  }
  return { size: records.length, at: (index) => records[index], find: (id) => byId.get(id) };
}

const RECORDS_PER_PIECE = 500;

function* writePieces(records: Records): Generator<Buffer> {
  for (let start = 0; start < records.size; start += RECORDS_PER_PIECE) {
    const end = Math.min(start + RECORDS_PER_PIECE, records.size);
    const parts: string[] = [];
    for (let i = start; i < end; i += 1) parts.push(JSON.stringify(records.at(i) ?? null));
    yield Buffer.from(`${start === 0 ? '[' : ','}${parts.join(',')}`);
  }
  yield Buffer.from(records.size === 0 ? '[]' : ']');
}

/** The JSON of a list, serialized on the first call and cached. */
export function listWriter(records: Records): () => readonly Buffer[] {
  let written: readonly Buffer[] | null = null;
  return () => (written ??= [...writePieces(records)]);
}
