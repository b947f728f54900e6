import { toJobStub } from '@/lib/domain/saved/saved-job';
import { VIEWED } from './attributes';

/** Notes on this device that the job was viewed (components/saved/elements/viewed-job.ts). Shows nothing. */
export function ViewedJob({ job }: { readonly job: Parameters<typeof toJobStub>[0] }) {
  const { id, title, place, pay } = toJobStub(job);
  return (
    <viewed-job
      {...{
        [VIEWED.id]: id,
        [VIEWED.title]: title,
        [VIEWED.place]: place,
        [VIEWED.pay]: pay,
      }}
    />
  );
}
