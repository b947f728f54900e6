'use client';

import { pushEvent } from '@/lib/client/data-layer';
import { ButtonLink } from '@/components/ui/button-link';

type Props = {
  readonly jobId: string;
  readonly title: string;
  readonly place: string;
  readonly block?: boolean;
  readonly size?: 'md' | 'sm';
};

/**
 * 'Apply Now' of the detail page: tells the data layer (specification, 'Job detail'), then goes to the form. Told what it
 * needs and no whole job, whose description as the feed has it would travel with the page.
 */
export function ApplyLink({ jobId, title, place, block = false, size = 'md' }: Props) {
  const tell = () =>
    pushEvent('apply_click', { job_id: jobId, job_title: title, job_location: place });
  return (
    <ButtonLink href={`/apply/${jobId}`} block={block} size={size} onClick={tell}>
      Apply Now
    </ButtonLink>
  );
}
