import { Printer } from 'lucide';
import { SITE } from '@/lib/config/site';
import { COMPARED } from '@/lib/domain/compare/compare-jobs';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/marks/icon';
import { ShareLink } from '@/components/ui/actions/share-link';

type Props = {
  readonly ids: readonly string[];
  /** How many of them are open. */
  readonly open: number;
};

/** What can be done with all saved jobs: compare, share, print. */
export function SavedTools({ ids, open }: Props) {
  const { least, most } = COMPARED;
  return (
    <>
      {open > least && <span>{`Check ${least} to ${most} jobs to compare them.`}</span>}
      {open === 1 && <span>Save one more to compare.</span>}
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
