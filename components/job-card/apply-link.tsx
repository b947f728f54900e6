import { ButtonLink } from '@/components/ui/actions/button-link';
import { StatusLink } from './status-link';
import { tells } from '@/components/ui/actions/tells';

type Props = {
  readonly jobId: string;
  readonly title: string;
  readonly place: string;
  readonly block?: boolean;
  readonly size?: 'md' | 'sm';
};

/**
 * 'Apply Now' of the detail page: tells the data layer (specification, 'Job detail'), then goes to the form. In its place, somebody who has
 * applied for the job gets the way to its status (components/saved/elements/mark-applied.ts).
 */
export function ApplyLink({ jobId, title, place, block = false, size = 'md' }: Props) {
  return (
    <>
      <ButtonLink
        href={`/apply/${jobId}`}
        block={block}
        size={size}
        {...tells('apply_click', { job_id: jobId, job_title: title, job_location: place })}
      >
        Apply Now
      </ButtonLink>
      <StatusLink jobId={jobId} block={block} size={size} />
    </>
  );
}
