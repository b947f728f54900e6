import { formatShortDay } from '@/lib/domain/dates/central-time';
import type { IsoDate, JobContract } from '@/lib/domain/job/job';
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
