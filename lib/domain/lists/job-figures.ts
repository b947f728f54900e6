import type { JobSummary } from '@/lib/domain/job/job';
import { payOfJobs, type PayFigures } from '@/lib/domain/pay/pay-figures';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { emptyQuery } from '@/lib/domain/query/job-query';
import { serializeJobQuery } from '@/lib/domain/query/job-query-url';
import type { JobFilters, JobQuery } from '@/lib/domain/query/job-query';
import { findJobs } from '@/lib/domain/search/job-search';
import { STATE_NAMES, TERRITORIES } from '@/lib/domain/place/states';

/** Figures about the open jobs of one kind. */
export type JobFigures = {
  readonly total: number;
  /** The newest, as many as requested. */
  readonly newest: readonly JobSummary[];
  /** Null if too few of them name a weekly figure. */
  readonly pay: PayFigures | null;
  /** In how many of the fifty states they are; DC and the territories are not counted. */
  readonly states: number;
  /** The list of all of them. */
  readonly href: string;
};

/** The job list's query for some filters: categories that are not named are not filtered. */
export function queryOf(filters: Partial<JobFilters>): JobQuery {
  return { ...emptyQuery, filters: { ...emptyQuery.filters, ...filters } };
}

/** Address of the job list with these filters. */
export function listHref(filters: Partial<JobFilters>): string {
  const search = serializeJobQuery(queryOf(filters));
  return search ? `/jobs?${search}` : '/jobs';
}

/** The open jobs that pass the filters: exactly those the list shows for the same address. */
export function findJobFigures(
  index: JobIndex,
  filters: Partial<JobFilters>,
  shown: number,
): JobFigures {
  const { jobs } = findJobs(index, queryOf(filters));
  return {
    total: jobs.length,
    newest: jobs.slice(0, shown),
    pay: payOfJobs(jobs),
    href: listHref(filters),
    states: new Set(jobs.map(({ state }) => state ?? '').filter(isOneOfTheFifty)).size,
  };
}

const NOT_STATES: ReadonlySet<string> = new Set(['DC', ...TERRITORIES]);
const isOneOfTheFifty = (code: string) => Object.hasOwn(STATE_NAMES, code) && !NOT_STATES.has(code);
