import { APPLIED_JOBS, CHECK_STATUS } from '@/lib/domain/saved/applied-on';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { APPLIED } from '@/components/saved/attributes';

type Props = {
  readonly jobId: string;
  readonly block?: boolean;
  readonly size?: 'md' | 'sm';
};

/** 'Applied Nov 26 · Check status', for somebody who applied for it from this device (components/saved/elements/mark-applied.ts). */
export function StatusLink({ jobId, ...look }: Props) {
  return (
    <ButtonLink
      href={APPLIED_JOBS}
      variant="quiet"
      {...look}
      {...{ [APPLIED.status]: jobId }}
      hidden
      suppressHydrationWarning
    >
      {CHECK_STATUS}
    </ButtonLink>
  );
}
