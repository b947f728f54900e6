import { estimateContract, formatContractPay } from '@/lib/domain/pay/contract-pay';
import {
  formatHourlyPay,
  formatWeekOfShifts,
  hourlyPay,
  shiftsAWeek,
  weekOfJob,
} from '@/lib/domain/pay/hourly-pay';
import { formatAge, jobAge } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';
import {
  FACT_LABELS,
  factsIn,
  IN_COMPARISON,
  UNSAID,
  wholeFacts,
} from '@/lib/domain/job/job-facts';
import type { ChosenSummary } from '@/lib/domain/saved/chosen-jobs';
import { payInWords } from '@/lib/domain/pay/pay-words';
import { fold } from '@/lib/domain/words/words';
import { CONTRACT_TERMS, type TermName } from './contract-terms';

/** How many jobs can be compared side by side. */
export const COMPARED = { least: 2, most: 4 } as const;

/** One line of the comparison: its value for each of the jobs, in their order. */
export type ComparedFact = {
  readonly name: string;
  readonly values: readonly string[];
  /** All have the same value, whatever its letter case. */
  readonly isSame: boolean;
  /** Position of the job that pays most, if exactly one does. */
  readonly highest: number | null;
};

/** What the address says after a visitor typed a Job ID that no open job has. */
export const NOT_FOUND = 'none';

/** Address of the comparison of these jobs. Ids need no encoding: see `isJobId`. */
export function compareHref(ids: readonly string[], added?: typeof NOT_FOUND): string {
  const query = [ids.length > 0 && `ids=${ids.join(',')}`, added && `added=${added}`];
  const said = query.filter(Boolean).join('&');
  return said ? `/compare?${said}` : '/compare';
}

/** What is compared, in the order a clinician asks for it. */
export function compareJobs(
  jobs: readonly ChosenSummary[],
  today: IsoDate,
): readonly ComparedFact[] {
  const estimates = jobs.map(estimateContract);
  const hours = jobs.map(hourlyPay);
  const pays = jobs.map(({ pay }) => pay?.week ?? null);
  const rows: readonly (readonly [string, readonly string[], (number | null)?])[] = [
    ['Pay', jobs.map(({ pay }) => payInWords(pay) ?? UNSAID), highestOf(pays)],
    [
      'Estimate for the contract',
      estimates.map((pay) => (pay ? `about ${formatContractPay(pay)}` : 'Not known')),
      highestOf(estimates),
    ],
    [
      'By the hour, blended',
      hours.map((pay) => (pay ? `about ${formatHourlyPay(pay)}` : 'Not known')),
      highestOf(hours),
    ],
    ...factRows(jobs),
    ...hoursRow(jobs),
    ...termRow('starts', jobs, today),
    ['Posted', jobs.map((job) => ageInWords(job, today))],
    ...termRow('openings', jobs, today),
    ['Job ID', jobs.map(({ jobNumber }) => jobNumber ?? 'N/A')],
  ];
  return rows.map(([name, values, highest = null]) => {
    const isSame = new Set(values.map(fold)).size === 1;
    return { name, values, highest, isSame };
  });
}

type Row = readonly [name: string, values: readonly string[]];

/** A row for hours, unless the shifts of every job say its whole week: then it is drawn below them. */
function hoursRow(jobs: readonly ChosenSummary[]): readonly Row[] {
  const isDrawn = jobs.every(
    (job) => shiftsAWeek(job) !== null && job.contract?.guaranteedHours === undefined,
  );
  return isDrawn ? [] : [[CONTRACT_TERMS.hours.label, jobs.map(weekInWords)]];
}

/** Hours and days off, and how many of the hours are guaranteed. */
function weekInWords(job: ChosenSummary): string {
  const week = weekOfJob(job);
  if (week) return formatWeekOfShifts(week, job.contract?.guaranteedHours);
  return (job.contract && CONTRACT_TERMS.hours.words(job.contract)) ?? UNSAID;
}

/** The facts that views of a job list in a few words. */
function factRows(jobs: readonly ChosenSummary[]): readonly Row[] {
  const columns = jobs.map((job) => factsIn(IN_COMPARISON, wholeFacts(job)));
  const rows = columns[0] ?? [];
  return rows.map(({ name }, at) => [
    FACT_LABELS[name],
    columns.map((facts) => facts[at]?.words ?? UNSAID),
  ]);
}

/** A row for a term that at least one of the jobs states: most feeds state none. */
function termRow(name: TermName, jobs: readonly ChosenSummary[], today: IsoDate): readonly Row[] {
  const { label, words } = CONTRACT_TERMS[name];
  const values = jobs.map(({ contract }) => contract && words(contract, today));
  return values.every((value) => value === undefined)
    ? []
    : [[label, values.map((value) => value ?? UNSAID)]];
}

function ageInWords(job: ChosenSummary, today: IsoDate): string {
  const age = jobAge(job, today);
  return age === null ? 'Not known' : formatAge(age);
}

/** By the upper end, which must be the highest of one job alone, and only if all jobs state theirs. */
function highestOf(pays: readonly ({ readonly max: number } | null)[]): number | null {
  const tops = pays.map((pay) => pay?.max ?? 0);
  const top = Math.max(...tops);
  if (tops.length < COMPARED.least || tops.includes(0)) return null;
  return tops.filter((own) => own === top).length === 1 ? tops.indexOf(top) : null;
}
