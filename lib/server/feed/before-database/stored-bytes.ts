import { crc32 } from 'node:zlib';
import type { JobContract } from '@/lib/domain/job/job';
import { withPay } from '@/lib/domain/pay/job-pay';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import type { PayLines } from '@/lib/domain/pay-pages/pay-lines';
import type { KnownPage } from '@/lib/domain/search-pages/known-pages';
import type { FirstSeen } from '@/lib/server/feed/first-seen';
import type { ListedJob } from '@/lib/server/feed/listed-job';
import { toFirstSeen, toListedJob, type DatesRow, type JobRow, type SaidRow } from './stored-rows';
import type { StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { tableReader, type TablePiece } from './stored-table';

/** The one version of this format. */
const VERSION = 4;

/** The first line; the blocks of descriptions follow it as raw bytes. */
type Head = Pick<StoredSnapshot, 'fetchedAt' | 'droppedCount'> & {
  readonly version: typeof VERSION;
  /** The length of each block in bytes. */
  readonly blocks: readonly number[];
};
/** Any other line, recognised by its first field. */
type Line =
  | { readonly jobs: TablePiece<JobRow>; readonly rows: number }
  | { readonly firstSeen: TablePiece<DatesRow>; readonly rows: number }
  /** The contracts of jobs that state one, under their original name; missing in files from before contracts were read. */
  | { readonly terms: readonly (readonly [string, JobContract])[] }
  /** What the descriptions state, in the order of the jobs; missing in files from before mentions were stored. */
  | { readonly said: TablePiece<SaidRow>; readonly rows: number; readonly reading: number }
  | { readonly changes: readonly (readonly [string, JobChanges])[] }
  | { readonly searchPages: readonly (readonly [string, KnownPage])[] }
  | { readonly payLines: readonly (readonly [string, PayLines])[] }
  /** The last line: the checksum of all before it. */
  | { readonly crc32: number };

/**
 * Reads a list that a release before the database stored. A complete one was written by that release, so its fields are not checked one
 * by one.
 * @returns null if it is incomplete or of another version
 * @throws Error if it is not JSON
 */
export function readStored(bytes: Buffer): StoredSnapshot | null {
  const headEnds = bytes.indexOf('\n');
  const { blocks: lengths, version, ...head } = parse<Head>(bytes.subarray(0, headEnds));
  if (version !== VERSION) return null;
  const ends = bytes.lastIndexOf('\n', -2) + 1;
  const last = parse<Partial<Record<'crc32', number>>>(bytes.subarray(ends));
  if (last.crc32 !== crc32(bytes.subarray(0, ends))) return null;
  const lines = headEnds + 1 + lengths.reduce((sum, length) => sum + length, 0);
  // A copy, so that the rest of the file does not stay in memory with it.
  const blocks = cut(Buffer.from(bytes.subarray(headEnds + 1, lines)), lengths);
  return { ...head, ...readLines(bytes.subarray(lines, ends), blocks) };
}

const parse = <T>(bytes: Buffer) => JSON.parse(bytes.toString()) as T;

function cut(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  let at = 0;
  return lengths.map((length) => bytes.subarray(at, (at += length)));
}

function readLines(bytes: Buffer, blocks: readonly Buffer[]) {
  const jobs: ListedJob[] = [];
  const merits: JobRow['merits'][] = [];
  const firstSeen: (readonly [string, FirstSeen])[] = [];
  const contracts = new Map<string, JobContract>();
  const said: SaidRow['said'][] = [];
  let reading: number | undefined;
  const changes: (readonly [string, JobChanges])[] = [];
  const searchPages: (readonly [string, KnownPage])[] = [];
  const payLines: (readonly [string, PayLines])[] = [];
  const readJobs = tableReader<JobRow>();
  const readDates = tableReader<DatesRow>();
  const readSaid = tableReader<SaidRow>();
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf('\n', from);
    const line = parse<Line>(bytes.subarray(from, end));
    from = end + 1;
    if ('jobs' in line) {
      const cell = readJobs(line.jobs);
      for (let at = 0; at < line.rows; at += 1) {
        jobs.push(toListedJob(cell, at, blocks));
        merits.push(cell('merits', at));
      }
    } else if ('firstSeen' in line) {
      const cell = readDates(line.firstSeen);
      for (let at = 0; at < line.rows; at += 1) firstSeen.push(toFirstSeen(cell, at));
    } else if ('said' in line) {
      const cell = readSaid(line.said);
      for (let at = 0; at < line.rows; at += 1) said.push(cell('said', at));
      reading = line.reading;
    } else if ('terms' in line)
      for (const [id, contract] of line.terms) contracts.set(id, contract);
    else if ('changes' in line) changes.push(...line.changes);
    else if ('searchPages' in line) searchPages.push(...line.searchPages);
    else if ('payLines' in line) payLines.push(...line.payLines);
  }
  const read = {
    ...(reading !== undefined && { reading }),
    jobs: withSaid(withContracts(jobs, contracts), said),
  };
  return { ...read, merits, firstSeen, changes, searchPages, payLines };
}

function withContracts(
  jobs: ListedJob[],
  contracts: ReadonlyMap<string, JobContract>,
): ListedJob[] {
  if (contracts.size === 0) return jobs;
  return jobs.map((job) => {
    const contract = contracts.get(job.id);
    return contract ? withPay({ ...job, contract }) : job;
  });
}

function withSaid(jobs: readonly ListedJob[], said: readonly SaidRow['said'][]): ListedJob[] {
  return jobs.map((job, at) => {
    const own = said[at];
    return own ? { ...job, said: own } : job;
  });
}
