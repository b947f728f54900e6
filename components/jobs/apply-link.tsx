'use client';

import { pushEvent } from '@/lib/client/data-layer';
import type { JobSummary } from '@/lib/domain/job';
import { formatPlace } from '@/lib/domain/place';
import { ButtonLink } from '@/components/ui/button-link';

type Props = {
  readonly job: Pick<JobSummary, 'id' | 'title' | 'city' | 'state' | 'placeText'>;
  readonly block?: boolean;
  readonly size?: 'md' | 'sm';
};

/** 'Apply Now' of the detail page: tells the data layer (specification, 'Job detail'), then goes to the form. */
export function ApplyLink({ job, block = false, size = 'md' }: Props) {
  const tell = () =>
    pushEvent('apply_click', {
      job_id: job.id,
      job_title: job.title,
      job_location: formatPlace(job),
    });
  return (
    <ButtonLink href={`/apply/${job.id}`} block={block} size={size} onClick={tell}>
      Apply Now
    </ButtonLink>
  );
}
