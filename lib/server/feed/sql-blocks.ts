import 'server-only';
import { randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, deflate, inflate } from 'node:zlib';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import type { Database } from '@/lib/server/database/sql';
import { ROW_FIELDS, rowReader, toRow } from './job-row';
import type { ListContents, BlockPlace } from './list-contents';
import { wholeJob, type ListedJob } from './listed-job';
import { packTexts, TEXTS_A_BLOCK } from './packed-texts';

/** Blocks that are read or written between two turns of the event loop. */
const AT_ONCE = 4;

const zip = promisify<string, { level: number }, Buffer>(deflate);
const unzip = promisify<Uint8Array, Buffer>(inflate);

type BlockRow = {
  readonly number: number;
  readonly hash: string;
  readonly facts: Uint8Array;
  readonly texts: Buffer;
};
/** The facts of a block: names of the fields, and for each job their values and the place of its description among the texts. */
type Facts = {
  readonly fields: readonly string[];
  readonly rows: readonly (readonly [values: readonly unknown[], text: number | null])[];
};

const hashOf = (facts: Uint8Array, texts: Uint8Array) => String(crc32(texts, crc32(facts)));

/** A copy if these are part of more, which would stay in memory with them: PostgreSQL's client decodes into larger ones. */
const ownBytes = (bytes: Buffer): Buffer => {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
};

/** A block to write: the jobs at these places of the list, whose texts are in `texts`. */
type NewBlock = {
  readonly texts: Buffer;
  readonly jobs: readonly (readonly [number, ListedJob])[];
};

/**
 * The jobs of the list in blocks that are written once and never changed: a job that changes is written into a new block, with others
 * that did. A block goes when no job of the list is in it any more.
 */
export function sqlBlocks({ quick }: Pick<Database, 'quick'>) {
  const numbers = async (): Promise<ReadonlySet<number>> => {
    const { rows } = await quick<Pick<BlockRow, 'number'>>`select number from job_block`;
    return new Set(rows.map(({ number }) => number));
  };

  /** Writes what the known list does not have. @returns where each job stands, and which blocks there were before */
  async function write(jobs: readonly ListedJob[], known: ListContents) {
    const before = await numbers();
    const sums = await runSliced(sumsOf(jobs));
    const places = await runSliced(knownPlaces(jobs, sums, known, before));
    const written: number[] = [];
    // At random, so that no number comes again: a writer that was overtaken may still remove its own.
    let next = randomInt(2 ** 30);

    async function writeBlock({ texts, jobs: members }: NewBlock): Promise<void> {
      const rows: Facts['rows'] = members.map(([, job]) => [toRow(job), job.packed?.at ?? null]);
      const facts = await zip(JSON.stringify({ fields: ROW_FIELDS, rows } satisfies Facts), {
        level: 1,
      });
      const hash = hashOf(facts, texts);
      for (;;) {
        const number = next++;
        const { changes } = await quick`
          insert into job_block (number, hash, facts, texts) values (${number}, ${hash}, ${facts}, ${texts})
          on conflict (number) do nothing`;
        // It is another's.
        if (changes === 0) continue;
        written.push(number);
        members.forEach(([at], row) => (places[at] = { block: number, row, sum: sums[at] ?? 0 }));
        return;
      }
    }

    let writing: Promise<void>[] = [];
    for (const block of newBlocks(jobs, places)) {
      if (block === null) {
        await nextTurn();
        continue;
      }
      writing.push(writeBlock(block));
      if (writing.length < AT_ONCE) continue;
      await Promise.all(writing);
      writing = [];
      await nextTurn();
    }
    await Promise.all(writing);
    return { places: places as readonly BlockPlace[], written, before };
  }

  async function remove(gone: Iterable<number>): Promise<void> {
    for (const number of gone) {
      await quick`delete from job_block where number = ${number}`;
      await nextTurn();
    }
  }

  /**
   * The jobs of a list; undefined in the place of each that is not there as it was written. A damaged block is removed, so that the next
   * list writes its jobs again.
   */
  async function read({ ids, places }: ListContents): Promise<readonly (ListedJob | undefined)[]> {
    const jobs = new Array<ListedJob | undefined>(ids.length).fill(undefined);
    const wanted = await runSliced(placesByBlock(places));
    const readRows = rowReader();

    async function readBlock({ number, hash, facts, texts }: BlockRow): Promise<void> {
      try {
        if (hashOf(facts, texts) !== hash) throw new Error('Its checksum is another');
        const { fields, rows } = JSON.parse((await unzip(facts)).toString()) as Facts;
        const toJob = readRows(fields);
        const block = ownBytes(texts);
        for (const at of wanted.get(number) ?? []) {
          const [values, text] = rows[places[at]?.row ?? -1] ?? [];
          if (!values) throw new Error('A job is missing');
          const job = toJob(values, text == null ? null : { block, at: text });
          if (job.id === ids[at]) jobs[at] = job;
        }
      } catch {
        await quick`delete from job_block where number = ${number} and hash = ${hash}`;
      }
    }

    const order = [...wanted.keys()].sort((a, b) => a - b);
    for (let from = 0; from < order.length; from += AT_ONCE) {
      const [a = 0, b = a, c = a, d = a] = order.slice(from, from + AT_ONCE);
      const { rows } = await quick<BlockRow>`
        select number, hash, facts, texts from job_block where number in (${a}, ${b}, ${c}, ${d})`;
      for (const row of rows) await readBlock(row);
      await nextTurn();
    }
    return jobs;
  }

  return { write, remove, read };
}

function* placesByBlock(places: readonly BlockPlace[]): SlicedWork<ReadonlyMap<number, number[]>> {
  const byBlock = new Map<number, number[]>();
  for (const [at, { block }] of places.entries()) {
    const others = byBlock.get(block);
    if (others) others.push(at);
    else byBlock.set(block, [at]);
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  return byBlock;
}

function* sumsOf(jobs: readonly ListedJob[]): SlicedWork<readonly number[]> {
  const sums: number[] = [];
  for (const job of jobs) {
    sums.push(crc32(JSON.stringify(toRow(job))));
    if (sums.length % JOBS_PER_SLICE === 0) yield;
  }
  return sums;
}

/** Where each job already stands; undefined for one that has to be written. */
function* knownPlaces(
  jobs: readonly ListedJob[],
  sums: readonly number[],
  known: ListContents,
  blocks: ReadonlySet<number>,
): SlicedWork<(BlockPlace | undefined)[]> {
  const before = new Map<string, BlockPlace>();
  for (const [at, place] of known.places.entries()) {
    before.set(known.ids[at] ?? '', place);
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  const inUse = new Map<number, number>();
  let isSame = true;
  const places: (BlockPlace | undefined)[] = [];
  for (const [at, { id }] of jobs.entries()) {
    const place = before.get(id);
    const isThere = place !== undefined && place.sum === sums[at] && blocks.has(place.block);
    places.push(isThere ? place : undefined);
    if (isThere) inUse.set(place.block, (inUse.get(place.block) ?? 0) + 1);
    else isSame = false;
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  if (isSame) return places;
  // What is left of a block moves with those that are written anyway, so that blocks stay full.
  const isFull = ({ block }: BlockPlace) => (inUse.get(block) ?? 0) >= TEXTS_A_BLOCK / 2;
  for (const [at, place] of places.entries()) {
    if (place && !isFull(place)) places[at] = undefined;
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  return places;
}

type Member = NewBlock['jobs'][number];

/**
 * The jobs without a place, in blocks: as they are in memory where most of a block is written, otherwise packed again, 50 together. Null
 * where other work may run.
 */
function* newBlocks(
  jobs: readonly ListedJob[],
  places: readonly (BlockPlace | undefined)[],
): Generator<NewBlock | null> {
  const groups = new Map<Buffer | null, Member[]>();
  let texts: Buffer | null = null;
  for (const [at, job] of jobs.entries()) {
    if (at % JOBS_PER_SLICE === 0) yield null;
    if (places[at]) continue;
    // A job without a text goes with the one before it.
    texts = job.packed?.block ?? texts;
    const group = groups.get(texts);
    if (group) group.push([at, job]);
    else groups.set(texts, [[at, job]]);
  }
  let loose: { readonly member: Member; readonly text: string | null }[] = [];
  for (const [block, group] of groups) {
    if (block !== null && group.length >= TEXTS_A_BLOCK / 2) {
      yield { texts: block, jobs: group };
      continue;
    }
    for (const member of group) {
      const text = wholeJob(member[1]).description;
      if (loose.push({ member, text }) < TEXTS_A_BLOCK) continue;
      yield packedAnew(loose);
      loose = [];
    }
    yield null;
  }
  if (loose.length > 0) yield packedAnew(loose);
}

function packedAnew(
  jobs: readonly { readonly member: Member; readonly text: string | null }[],
): NewBlock {
  const packed = packTexts(jobs.map(({ text }) => text));
  const texts = packed.find((one) => one !== null)?.block ?? Buffer.alloc(0);
  return {
    texts,
    jobs: jobs.map(({ member: [at, job] }, place) => [
      at,
      { ...job, packed: packed[place] ?? null },
    ]),
  };
}
