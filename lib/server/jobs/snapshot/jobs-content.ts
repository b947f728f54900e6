import 'server-only';
import { createHash } from 'node:crypto';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import type { ListedJob } from '@/lib/server/jobs/table/listed-job';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import { processWide } from '@/lib/server/process/process-wide';
import { oncePerSnapshot } from './per-snapshot';

/** Identifies the jobs, whenever they were read, and says when they were first read as they are. */
type JobsContent = { readonly hash: string; readonly since: Date };

/** The content of the last read: it outlives the snapshot, which every read replaces. */
const last = () =>
  processWide('jobs-content', (): { content: JobsContent | null } => ({ content: null }));

function* hashSteps(jobs: readonly ListedJob[]): SlicedWork<string> {
  const hash = createHash('sha256');
  // The fingerprint covers the description, but not the rules for mentions: answers with mentions send no time of change.
  for (const [at, job] of jobs.entries()) {
    hash.update(JSON.stringify({ ...job, packed: undefined, said: undefined }));
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  return hash.digest('base64url');
}

/** The content of a snapshot: the same jobs have the same content, descriptions included, however often they are read again. */
export const jobsContent = oncePerSnapshot(async ({ jobs, fetchedAt }): Promise<JobsContent> => {
  const hash = await runSliced(hashSteps(jobs));
  const known = last();
  if (known.content?.hash !== hash) known.content = { hash, since: new Date(fetchedAt) };
  return known.content;
});
