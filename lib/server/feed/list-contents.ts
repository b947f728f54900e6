import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { SlicedWork } from '@/lib/domain/basics/sliced-work';
import type { JobMerits } from '@/lib/domain/job/job';
import { runSliced } from '@/lib/platform/basics/run-sliced';

/** Where a job of the list stands, and what it was when it was written there. */
export type BlockPlace = {
  readonly block: number;
  readonly row: number;
  /** Checksum of the job's facts, by which a changed job is recognised. */
  readonly sum: number;
};

/** The jobs of a list, in its order. */
export type ListContents = {
  readonly ids: readonly string[];
  readonly places: readonly BlockPlace[];
  readonly merits: readonly (JobMerits | null)[];
};

export const NO_CONTENTS: ListContents = { ids: [], places: [], merits: [] };

/** Jobs in a line: less than a millisecond of work. */
const JOBS_A_LINE = 500;

type Line = readonly [
  ids: readonly string[],
  places: readonly (readonly [block: number, row: number, sum: number])[],
  merits: readonly (JobMerits | null)[],
];

const zip = promisify<Buffer, { level: number }, Buffer>(deflate);
const unzip = promisify<Uint8Array, Buffer>(inflate);

/** The contents as bytes: lines of JSON, deflated. */
export async function packContents(contents: ListContents): Promise<Buffer> {
  return zip(await runSliced(linesOf(contents)), { level: 1 });
}

function* linesOf({ ids, places, merits }: ListContents): SlicedWork<Buffer> {
  const lines: Buffer[] = [];
  for (let from = 0; from < ids.length; from += JOBS_A_LINE) {
    const to = from + JOBS_A_LINE;
    const line: Line = [
      ids.slice(from, to),
      places.slice(from, to).map(({ block, row, sum }) => [block, row, sum]),
      merits.slice(from, to),
    ];
    lines.push(Buffer.from(`${JSON.stringify(line)}\n`));
    yield;
  }
  return Buffer.concat(lines);
}

/** @throws Error if these are not bytes of `packContents` */
export async function unpackContents(bytes: Uint8Array): Promise<ListContents> {
  return runSliced(contentsOf(await unzip(bytes)));
}

function* contentsOf(text: Buffer): SlicedWork<ListContents> {
  const ids: string[] = [];
  const places: BlockPlace[] = [];
  const merits: (JobMerits | null)[] = [];
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const line = JSON.parse(text.toString('utf8', from, end)) as Line;
    ids.push(...line[0]);
    for (const [block, row, sum] of line[1]) places.push({ block, row, sum });
    merits.push(...line[2]);
    from = end + 1;
    yield;
  }
  return { ids, places, merits };
}
