import { NURSE_COMPACT } from '@/lib/content/jobs/nurse-compact';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { COMPACT_STATES } from '@/lib/domain/place/states';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { usePressed } from '@/components/ui/actions/use-pressed';

type Props = {
  readonly result: JobSearchResult;
  readonly onCompactStates: (on: boolean) => void;
};

/** All states of the nurse licensure compact at once; neither checked nor unchecked while only some are chosen. */
export function CompactStatesBox({ result, onCompactStates }: Props) {
  const [checked, press] = usePressed(result.compactStates === 'all', result);
  return (
    <Checkbox
      label={<strong>Compact States</strong>}
      help={`39 nurse licensure compact states and territories (RN, LPN), as of ${NURSE_COMPACT.asOf}.`}
      name="state"
      value={COMPACT_STATES.join(',')}
      checked={checked}
      mixed={result.compactStates === 'some' && !checked}
      onChange={() => {
        press();
        onCompactStates(!checked);
      }}
    />
  );
}
