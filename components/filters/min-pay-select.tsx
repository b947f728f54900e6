import { formatDollars } from '@/lib/domain/pay/dollars';
import { toMinPay } from '@/lib/domain/query/job-query';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { Select } from '@/components/ui/fields/select';

type Props = {
  readonly minPay: number | null;
  readonly minimums: JobSearchResult['minimums'];
  readonly onMinPay: (minPay: number | null) => void;
};

/** The minimum weekly pay, which the upper end of a range has to reach, in steps taken from the open jobs; a minimum from the address is added to them. */
export function MinPaySelect({ minPay, minimums, onMinPay }: Props) {
  const isListed = minPay === null || minimums.some(([least]) => least === minPay);
  const choices: readonly (readonly [number, number | null])[] = isListed
    ? minimums
    : [...minimums, [minPay, null] as const].sort(([a], [b]) => a - b);
  if (choices.length === 0) return null;
  return (
    <Select
      label="Weekly pay can reach"
      name="minPay"
      value={minPay ?? ''}
      onChange={({ target }) => onMinPay(toMinPay(target.value))}
    >
      <option value="">Any pay</option>
      {choices.map(([least, total]) => (
        <option key={least} value={least}>
          {`${formatDollars(least)}${total === null ? '' : ` (${total})`}`}
        </option>
      ))}
    </Select>
  );
}
