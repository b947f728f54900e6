import { crc32 } from 'node:zlib';
import { daysBetween } from '@/lib/domain/dates/dates';
import { fieldsWith, type IsoDate } from '@/lib/domain/job/job';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import { payOfJob } from '@/lib/domain/pay/job-pay';
import { unpackText, type PackedText } from './packed-texts';
import { openSince, type ListedJob } from './listed-job';

/** A job as it is stored: `facts` and `changes` are JSON. */
export type JobRow = {
  readonly id: string;
  readonly otherId: string | null;
  readonly firstSeen: IsoDate;
  /** The last day on which it was listed, if it is listed no more. */
  readonly goneOn: IsoDate | null;
  /** Of all the others, so that a row that was damaged is noticed. */
  readonly hash: string;
  readonly facts: string;
  /** Null also if the job is listed no more. */
  readonly description: string | null;
  readonly changes: string;
};

/** What is stored of each job besides columns: its facts, and what the list itself knows of it. */
const ALWAYS = [...fieldsWith('stored', 'fact'), 'content', 'openSince'] as const;
const MAYBE = [...fieldsWith('stored', 'maybe'), 'said'] as const;
type Facts = Pick<ListedJob, Exclude<(typeof ALWAYS)[number], 'openSince'>> &
  Partial<Pick<ListedJob, (typeof MAYBE)[number]>> & {
    /** The day on which the platform's count of days begins; null if it gives none. */
    readonly openSince: IsoDate | null;
  };
const NAMES = [...ALWAYS, ...MAYBE].sort();
/** What many jobs have in common. */
const SHARED = NAMES.filter((name) => name !== 'jobNumber' && name !== 'content');
/** A row that was written before there was a fact does not have it. */
const NONE = Object.fromEntries(ALWAYS.map((name) => [name, null]));

/** PostgreSQL stores no NUL and no half of a pair of surrogates, and refuses the statement because of one. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');
/** The same in JSON, where they are escaped: '\\u0000', '\\ud800'. A pair is not. */
const storableJson = (json: string): string =>
  json.replace(/\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g, (found) =>
    found === '\\\\' ? found : '\uFFFD',
  );

/** JSON with sorted keys: `jsonb` keeps no order, and the hash needs one. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).flatMap(([name, part]) =>
    part === undefined ? [] : [`${JSON.stringify(name)}:${sortedJson(part)}`],
  );
  return `{${parts.sort().join()}}`;
}

const hashOf = (row: Omit<JobRow, 'hash'>): string =>
  crc32(
    [row.id, row.otherId, row.firstSeen, row.goneOn, row.facts, row.changes, row.description].join(
      '\n',
    ),
  ).toString(36);

/** @param goneOn the last day on which it was listed, if it is no more: then its description is not kept */
export function toRow(job: ListedJob, goneOn: IsoDate | null = null): JobRow {
  const { id, otherId, firstSeenOn: firstSeen, packed } = job;
  const all = { ...job, openSince: openSince(job) };
  const own = Object.fromEntries(NAMES.map((name) => [name, all[name]]));
  const facts = storableJson(sortedJson(own));
  const changes = JSON.stringify(job.changes ?? []);
  const description = packed && goneOn === null ? storable(unpackText(packed)) : null;
  const row = { id, otherId, firstSeen, goneOn, facts, description, changes };
  return { ...row, hash: hashOf(row) };
}

/** Reads rows. Jobs with the same value share it: 100,000 have some thousand different ones of each field. */
export function rowReader() {
  const share = sharing();

  /**
   * @param day of the list
   * @param packed its description
   * @returns null if the row is not as it was written
   */
  return (row: JobRow, day: IsoDate, packed: PackedText | null): ListedJob | null => {
    try {
      if (!isIntact(row)) return null;
      const { id, otherId, firstSeen, goneOn, description } = row;
      const { openSince: since, ...facts }: Facts = { ...NONE, ...JSON.parse(row.facts) };
      const changes = JSON.parse(row.changes) as JobChanges;
      const own: Record<string, unknown> = facts;
      for (const name of SHARED) if (own[name] !== undefined) own[name] = share(own[name]);
      const { payText, shifts, contract } = facts;
      const lastSeenOn = goneOn ?? day;
      return {
        ...facts,
        id,
        otherId,
        pay: payOfJob({ payText, shifts, ...(contract && { contract }) }),
        daysOpen: since === null ? null : daysBetween(since, lastSeenOn),
        firstSeenOn: share(firstSeen),
        lastSeenOn,
        packed: description === null ? null : packed,
        ...(changes.length > 0 && { changes }),
      };
    } catch {
      return null;
    }
  };
}

/** @throws Error if its JSON is damaged */
function isIntact(row: JobRow): boolean {
  const { id, otherId, firstSeen, goneOn, hash, facts, changes, description } = row;
  // In SQLite a damaged row may hold bytes or a number where it had a text.
  const texts = [
    id,
    otherId ?? '',
    firstSeen,
    goneOn ?? '',
    hash,
    facts,
    changes,
    description ?? '',
  ];
  if (texts.some((text) => typeof text !== 'string')) return false;
  // `jsonb` has its own spaces and order of keys.
  const inOrder = () => ({
    ...row,
    facts: sortedJson(JSON.parse(facts)),
    changes: JSON.stringify(JSON.parse(changes)),
  });
  return hashOf(row) === hash || hashOf(inOrder()) === hash;
}

/** Returns the equal value that it was given before, if there was one. */
function sharing(): <T>(value: T) => T {
  const known = new Map<unknown, unknown>();
  return <T>(value: T): T => {
    if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return value;
    const key = JSON.stringify(value);
    const before = known.get(key);
    if (before !== undefined) return before as T;
    known.set(key, value);
    return value;
  };
}
