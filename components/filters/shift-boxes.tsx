import { shiftGroups, type ShiftGroup } from '@/lib/domain/lists/shift-groups';
import { encodeListValue } from '@/lib/domain/query/job-query-url';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { usePressed } from '@/components/ui/actions/use-pressed';
import styles from './shift-boxes.module.css';

type Props = {
  readonly found: Pick<JobSearchResult, 'facets' | 'left'>;
  readonly onShifts: (shifts: readonly string[], on: boolean) => void;
};

/** 'All nights' and 'All days', below the filter of single shifts, each in one press. Not while some shifts have not been loaded: it would not be all of them. */
export function ShiftBoxes({ found, onShifts }: Props) {
  const groups = found.left?.shift ? [] : shiftGroups(found.facets.shift);
  if (groups.length === 0) return null;
  return (
    <div className={`${styles.boxes} cluster`}>
      {groups.map((group) => (
        <Box key={group.label} group={group} answer={found} onShifts={onShifts} />
      ))}
    </div>
  );
}

type BoxProps = Pick<Props, 'onShifts'> & { readonly group: ShiftGroup; readonly answer: unknown };

function Box({ group: { label, values, chosen }, answer, onShifts }: BoxProps) {
  const [checked, press] = usePressed(chosen === 'all', answer);
  return (
    <Checkbox
      label={<strong>{label}</strong>}
      // Sent beside the single shifts, it would put back those that somebody without scripts has unchecked.
      {...(chosen === 'all' ? { className: 'needs-script' } : { name: 'shift' })}
      value={values.map(encodeListValue).join(',')}
      checked={checked}
      mixed={chosen === 'some' && !checked}
      onChange={() => {
        press();
        onShifts(values, !checked);
      }}
    />
  );
}
