import { CHECK_STATUS } from '@/lib/domain/saved/applied-on';
import { ButtonLink } from '@/components/ui/actions/button-link';

type Props = {
  readonly jobId: string;
  readonly block?: boolean;
  readonly size?: 'md' | 'sm';
};

/** 'Applied Nov 26 · Check status', shown to somebody who has applied for the job from this device (components/saved/elements/mark-applied.ts). */
export function StatusLink({ jobId, ...look }: Props) {
  return (
    <ButtonLink
      href="/saved#applied"
      variant="quiet"
      {...look}
      data-status={jobId}
      hidden
      suppressHydrationWarning
    >
      {CHECK_STATUS}
    </ButtonLink>
  );
}
