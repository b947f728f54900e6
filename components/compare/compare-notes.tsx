import { COMPARED } from '@/lib/domain/compare/compare-jobs';
import { countJobs } from '@/lib/domain/counts/count';
import { Alert } from '@/components/ui/boxes/alert';

type Props = {
  /** How many jobs of the link exceed what can be compared. */
  readonly left: number;
  /** How many jobs of the link are no longer known. */
  readonly unknown: number;
};

/** Says which jobs of the link the page does not show. */
export function CompareNotes({ left, unknown }: Props) {
  if (left === 0 && unknown === 0) return null;
  return (
    <Alert tone="info">
      {left > 0 && (
        <p>
          {COMPARED.most} jobs fit side by side: these are the first {COMPARED.most} of{' '}
          {COMPARED.most + left} in this link.
        </p>
      )}
      {unknown > 0 && <p>{countJobs(unknown)} in this link cannot be found: filled or mistyped.</p>}
    </Alert>
  );
}
