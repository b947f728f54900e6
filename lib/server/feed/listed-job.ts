import { createHash } from 'node:crypto';
import type { Job, UntrustedHtml } from '@/lib/domain/job/job';
import { packTexts, unpackText, type PackedText } from './packed-texts';

/** A job in the list, with its description packed because few requests need it. */
export type ListedJob = Omit<Job, 'description'> & {
  readonly packed: PackedText | null;
  /** Fingerprint of the job as the feed lists it. */
  readonly content: string;
  /** What its description states; missing until it has been read (lib/server/snapshot/read-mentions.ts). */
  readonly said?: readonly string[] | undefined;
};

/** Covers what a reader would call a change of the job: not its age, which changes by itself. */
function fingerprint(job: Job): string {
  const { title, jobNumber, shifts, orderTypes, city, state, placeText } = job;
  const { payText, contractLength, description, contract } = job;
  const shown = [title, jobNumber, shifts, orderTypes, city, state, placeText];
  // Without a contract the fingerprint is the same as before contracts were introduced.
  const all = [...shown, payText, contractLength, description, ...(contract ? [contract] : [])];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16);
}

/** Packs a few jobs as they arrive, so that the descriptions of a whole feed are never in memory as texts. */
export function toListedJobs(jobs: readonly Job[]): ListedJob[] {
  const packed = packTexts(jobs.map(({ description }) => description));
  return jobs.map((job, at) => {
    const { description, ...facts } = job;
    return { ...facts, packed: packed[at] ?? null, content: fingerprint(job) };
  });
}

/** The job with its description, and nothing that is the list's own. */
export function wholeJob({ packed, content, said, ...facts }: ListedJob): Job {
  facts satisfies Readonly<Record<Exclude<keyof typeof facts, keyof Job>, never>>;
  return { ...facts, description: packed && (unpackText(packed) as UntrustedHtml) };
}
