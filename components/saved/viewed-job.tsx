import { toJobStub } from '@/lib/domain/saved/saved-job';

/** Has this device remember that the job was looked at (elements/saved/viewed-job.ts). Draws nothing. */
export function ViewedJob({ job }: { readonly job: Parameters<typeof toJobStub>[0] }) {
  const { id, title, place, pay } = toJobStub(job);
  return <viewed-job data-id={id} data-title={title} data-place={place} data-pay={pay} />;
}
