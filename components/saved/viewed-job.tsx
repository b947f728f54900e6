import { toJobStub } from '@/lib/domain/saved/saved-job';

/** Notes on this device that the job was viewed (components/saved/elements/viewed-job.ts). Shows nothing. */
export function ViewedJob({ job }: { readonly job: Parameters<typeof toJobStub>[0] }) {
  const { id, title, place, pay } = toJobStub(job);
  return <viewed-job data-id={id} data-title={title} data-place={place} data-pay={pay} />;
}
