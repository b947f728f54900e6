import { Columns3, Printer } from 'lucide';
import { COMPARED_JOBS } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { ShareLink } from '@/components/ui/share-link';

type Props = {
  readonly ids: readonly string[];
  /** Those that were chosen to stand side by side. */
  readonly compared: readonly string[];
};

/** What can be done with all saved jobs: compare, take along, print. */
export function SavedTools({ ids, compared }: Props) {
  const { min, max } = COMPARED_JOBS;
  return (
    <>
      {compared.length >= min ? (
        <ButtonLink href={`/compare?ids=${compared.join()}`} size="sm">
          <Icon icon={Columns3} /> Compare {compared.length} jobs
        </ButtonLink>
      ) : (
        <span>
          Check {min} to {max} jobs to compare them.
        </span>
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
