import type { MapJob } from '@/lib/domain/map/map-groups';
import { JobCard } from '@/components/job-card/job-card';
import { toCard } from '@/components/job-card/to-card';
import { CardApplyLink } from '@/components/job-card/apply-link';
import { ButtonLink } from '@/components/ui/actions/button-link';

type Props = { readonly job: MapJob; readonly target: '_top' | undefined };

/** One job on the map, with two things to do. */
export function PlaceCard({ job, target }: Props) {
  const titleId = `on-map-${job.id}`;
  const look = { size: 'sm', target, 'aria-describedby': titleId } as const;
  return (
    <JobCard
      job={toCard(job)}
      titleId={titleId}
      level={4}
      layout="plain"
      actions={
        <>
          <ButtonLink href={`/jobs/${job.id}`} variant="quiet" {...look}>
            View Details
          </ButtonLink>
          <CardApplyLink jobId={job.id} {...look} />
        </>
      }
    />
  );
}
