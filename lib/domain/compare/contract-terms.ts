import { formatShortDay } from '@/lib/domain/dates/central-time';
import { addDays } from '@/lib/domain/dates/dates';
import type { IsoDate, Job, JobContract } from '@/lib/domain/job/job';
import { parseWeeks } from '@/lib/domain/pay/contract-pay';
import { formatStatedHours } from '@/lib/domain/pay/hours-words';

type Term = {
  readonly label: string;
  /** Undefined if the record does not state it. */
  readonly words: (contract: JobContract, today: IsoDate) => string | undefined;
};

/** Terms that only some records state (docs/decisions/0006), as the job's page and the comparison say them. */
export const CONTRACT_TERMS = {
  starts: {
    label: 'Starts',
    words: ({ startsOn }, today) =>
      startsOn === 'asap' ? 'As soon as possible' : startsOn && formatShortDay(startsOn, today),
  },
  hours: { label: 'Hours', words: (contract) => formatStatedHours(contract) ?? undefined },
  openings: { label: 'Openings', words: ({ openings }) => openings?.toString() },
} as const satisfies Readonly<Record<string, Term>>;

export type TermName = keyof typeof CONTRACT_TERMS;

/** Weeks: after them, a day without its year may be taken for one before the start. */
const NEARLY_A_YEAR = 48;

/** 'Start Dec 14, home by Mar 15', if the record states the day of the start and the contract one number of weeks; else null. */
export function startAndHome(
  { contract, contractLength }: Pick<Job, 'contract' | 'contractLength'>,
  today: IsoDate,
): string | null {
  const start = contract?.startsOn;
  const weeks = parseWeeks(contractLength);
  if (!start || start === 'asap' || !weeks || weeks.min !== weeks.max) return null;
  const home = addDays(start, weeks.max * 7);
  return `Start ${formatShortDay(start, today)}, home by ${formatShortDay(home, weeks.max >= NEARLY_A_YEAR ? start : home)}`;
}
