import { SITE } from '@/lib/config/site';
import { Button } from '@/components/ui/actions/button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { POSTCARDS } from '@/components/job-card/postcard';

type Props = {
  readonly retry: () => void;
  /** What failed, in a sentence. */
  readonly children: string;
  /** Stands for a whole page, not for a part of one. */
  readonly isPage?: boolean;
  /** Offers no form besides: the map has less room than a page. */
  readonly isBrief?: boolean;
  readonly target?: '_top' | undefined;
};

/** Something could not be loaded: try again, call or write. */
export function LoadFailed({ retry, children, isPage = false, isBrief = false, target }: Props) {
  const look = { variant: 'quiet', size: isPage ? 'md' : 'sm' } as const;
  return (
    <EmptyState
      art={POSTCARDS.sail}
      title="That did not load"
      level={isPage ? 1 : 2}
      action={
        <>
          <Button size={look.size} onClick={retry}>
            Try again
          </Button>
          <ButtonLink href={SITE.phone.href} target={target} {...look}>
            Call {SITE.phone.text}
          </ButtonLink>
          {!isBrief && (
            <ButtonLink href="/contact" {...look}>
              Contact us
            </ButtonLink>
          )}
        </>
      }
    >
      <p role="alert">{children}</p>
    </EmptyState>
  );
}
