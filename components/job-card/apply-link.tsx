import type { ComponentProps } from 'react';
import { APPLY_NOW } from '@/lib/domain/saved/applied-on';
import { APPLIED } from '@/components/saved/attributes';
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
        {APPLY_NOW}
      </ButtonLink>
      <StatusLink jobId={jobId} block={block} size={size} />
    </>
  );
}

type CardProps = Omit<ComponentProps<typeof ButtonLink>, 'href'> & Pick<Props, 'jobId'>;

/** 'Apply Now' of a card. Itself it becomes the way to the status, because a list has a hundred of them. */
export function CardApplyLink({ jobId, ...look }: CardProps) {
  return (
    <ButtonLink
      href={`/apply/${jobId}`}
      size="sm"
      {...look}
      {...{ [APPLIED.apply]: jobId }}
      suppressHydrationWarning
    >
      {APPLY_NOW}
    </ButtonLink>
  );
}
