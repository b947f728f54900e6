import { formatDollars } from './dollars';
import type { JobSummary } from '@/lib/domain/job/job';
import { tidy } from '@/lib/domain/words/words';

/** How long a contract runs, in weeks; both are the same if the feed names one number. */
export type Weeks = { readonly min: number; readonly max: number };

/** What all weeks of a contract add up to, in US dollars before taxes, if every one of them is worked. */
export type ContractPay = { readonly min: number; readonly max: number; readonly weeks: Weeks };

const WEEKS =
  /^(\d{1,3})(?: ?(?:-|–|—|to) ?(\d{1,3}))?[ -]?(?:weeks?|wks?)\.?(?: (?:contract|assignment))?$/i;
/** Anything longer is an error in the feed. */
const LONGEST = 104;
const ROUND_TO = 100;

/**
 * The weeks a contract length names: '13 weeks', '8-13 wks'. Null for anything less plain ('3 months', '13+ weeks', 'ongoing'), because
 * an estimate needs certain figures.
 */
export function parseWeeks(text: string | null): Weeks | null {
  const [, first, second = first] = WEEKS.exec(tidy(text ?? '')) ?? [];
  const weeks = { min: Number(first), max: Number(second) };
  return weeks.min >= 1 && weeks.max >= weeks.min && weeks.max <= LONGEST ? weeks : null;
}

const rounded = (dollars: number) => Math.round(dollars / ROUND_TO) * ROUND_TO;

/** Weekly pay times the contract's weeks, rounded to 100 dollars; null if either cannot be read. */
export function estimateContract(
  job: Pick<JobSummary, 'pay' | 'contractLength'>,
): ContractPay | null {
  const pay = job.pay?.week;
  const weeks = parseWeeks(job.contractLength);
  if (!pay || !weeks) return null;
  return { min: rounded(pay.min * weeks.min), max: rounded(pay.max * weeks.max), weeks };
}

/** '$30,000 – $32,200'; one figure if both are the same in whole dollars. */
export function formatContractPay({ min, max }: Pick<ContractPay, 'min' | 'max'>): string {
  return [...new Set([min, max].map(formatDollars))].join(' – ');
}

/** '13 weeks', '8 to 13 weeks'. */
export function formatWeeks({ min, max }: Weeks): string {
  if (min !== max) return `${min} to ${max} weeks`;
  return max === 1 ? '1 week' : `${max} weeks`;
}
