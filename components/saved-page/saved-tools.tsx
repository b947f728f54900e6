import { Columns3, Printer } from 'lucide';
import { SITE } from '@/lib/config/site';
import { COMPARED, compareHref } from '@/lib/domain/lists/compare-jobs';
import { Button } from '@/components/ui/actions/button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Icon } from '@/components/ui/marks/icon';
import { ShareLink } from '@/components/ui/actions/share-link';

type Props = {
  readonly ids: readonly string[];
  /** The jobs selected for comparison. */
  readonly compared: readonly string[];
};

/** What can be done with all saved jobs: compare, share, print. */
export function SavedTools({ ids, compared }: Props) {
  const { least, most } = COMPARED;
  return (
    <>
      {compared.length >= least ? (
        <ButtonLink rel="nofollow" href={compareHref(compared)} size="sm">
          <Icon icon={Columns3} /> <span>{`Compare ${compared.length} jobs`}</span>
        </ButtonLink>
      ) : (
        <span>{`Check ${least} to ${most} jobs to compare them.`}</span>
      )}
      <ShareLink
        url={`/saved?ids=${ids.join()}`}
        title={`Shortlist: ${SITE.jobsBrand}`}
        label="Copy link to this list"
      />
      <Button size="sm" variant="quiet" onClick={() => window.print()}>
        <Icon icon={Printer} /> Print
      </Button>
    </>
  );
}
