import 'server-only';
import { CHOSEN_JOBS_MAX, PAGE_CACHE, SHORTLIST_MAX } from '@/lib/config/limits';
import { SAVED_JOBS } from '@/lib/content/addresses/navigation';
import type { Job } from '@/lib/domain/job/job';
import { feedDate } from '@/lib/domain/dates/dates';
import { compareHref, NOT_FOUND } from '@/lib/domain/compare/compare-jobs';
import { emptyQuery } from '@/lib/domain/query/job-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { unreadFilters, withUnread } from '@/lib/domain/query/unread';
import { parseJobIds } from '@/lib/domain/saved/chosen-jobs';
import { clampPage, pageCount } from '@/lib/domain/search/paginate';
import { searchPageHref } from '@/lib/domain/search-pages/search-page';
import { etagOf } from '@/lib/server/http/etag';
import { findChosen } from '@/lib/server/jobs/look-up/chosen-jobs';
import { compare } from '@/lib/server/jobs/look-up/compared-jobs';
import { jobLookups } from '@/lib/server/jobs/look-up/job-lookup';
import type { JobLookup } from '@/lib/server/jobs/look-up/job-lookup-store';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';

/** The rooms of the cache: for addresses that the site itself has, for those that anybody can invent, and for one device's jobs. */
export type Room = 'known' | 'invented' | 'shortlists';

/** What a page is made from, and where it is kept. */
export type PageSource = {
  /** Its address in one spelling, without what the page does not read. */
  readonly key: string;
  /** What Next is asked for. */
  readonly url: string;
  /** Changes with whatever the page shows. */
  readonly version: string;
  readonly room: Room;
  /** How long a proxy in front may keep it; 0: not at all. */
  readonly frontSeconds: number;
  /** Whether Next keeps a copy of its own, which has to be renewed before a new version is rendered. */
  readonly isRenewed?: boolean;
  /** Whether the page that was rendered shows what was asked for: look-ups go on meanwhile. */
  readonly isStill?: () => boolean;
};

type Jobs = Pick<Snapshot, 'jobs' | 'version' | 'fetchedAt' | 'find'>;

/** What a page says about a job's age changes with the day, and what a list says about pay with the day it was read. */
const versionOf = ({ version, fetchedAt }: Jobs): string =>
  `${version} ${feedDate(new Date(fetchedAt))} ${feedDate(new Date())}`;

/** The same for a page that offers other jobs: those that a look-up has found gone since the list was read are left out. */
const versionWithOthers = (jobs: Jobs | null): string =>
  jobs ? `${versionOf(jobs)} ${jobs.fetchedAt} ${jobLookups().version()}` : feedDate(new Date());

/**
 * A page of the build that shows nothing that changes.
 * @param search with its '?', or '': the contact page is another to search engines if it is about a job (docs/decisions/0014)
 */
export function textSource(path: string, search = ''): PageSource {
  const isAboutAJob = path === '/contact' && new URLSearchParams(search).get('job');
  const url = isAboutAJob ? `${path}?job=~` : path;
  return {
    key: url,
    url,
    version: 'build',
    room: 'known',
    frontSeconds: PAGE_CACHE.frontSeconds.text,
  };
}

/** The page of every unknown address, kept once. */
export const NOT_FOUND_SOURCE: PageSource = { ...textSource('/~/~'), frontSeconds: 0 };

/** A page of the build that shows jobs: as it was built until a list is known, then made anew from each. */
export const pageOfBuildSource = (path: string, jobs: Jobs | null): PageSource => ({
  ...textSource(path),
  ...(jobs && { version: versionOf(jobs), isRenewed: true }),
  frontSeconds: jobs ? PAGE_CACHE.frontSeconds.jobs : 0,
});

/** A page of searches or of pay. @param page the number of the page of its jobs */
export function searchSource(path: string, page: number, jobs: Jobs): PageSource {
  const url = searchPageHref(path, page);
  return {
    key: url,
    url,
    version: versionOf(jobs),
    room: 'known',
    frontSeconds: PAGE_CACHE.frontSeconds.jobs,
  };
}

/** The part of a list's query that decides what it shows. */
function listQuery(path: string, search: string, openJobs: number) {
  const query = parseJobQuery(search);
  if (path !== '/jobs') return { ...query, page: emptyQuery.page, per: emptyQuery.per };
  // A page past the end is the last one, so that made-up numbers do not become pages of their own.
  return { ...query, page: clampPage(query.page, pageCount(openJobs, query.per)) };
}

/**
 * A list or a map: all spellings of a query share one address, and what the page does not read (`utm_source`, …) is not part of it.
 * @param search with its '?', or ''
 */
export function listSource(path: string, search: string, jobs: Jobs): PageSource {
  const asked = serializeJobQuery(listQuery(path, search, jobs.jobs.length));
  const query = withUnread(asked, unreadFilters(search));
  const url = query ? `${path}?${query}` : path;
  return {
    key: url,
    url,
    version: versionOf(jobs),
    room: 'invented',
    frontSeconds: PAGE_CACHE.frontSeconds.list,
  };
}

/**
 * A comparison: the jobs that it shows, four at most, in their order, and how many ids of the link are left out, but not which, because
 * anybody can invent those. Its version includes the state of these jobs, which a look-up may change before the list does.
 * @param search with its '?', or ''
 */
export async function compareSource(search: string, snapshot: Jobs): Promise<PageSource> {
  const query = new URLSearchParams(search);
  const { jobs, left, unknown } = await compare(parseJobIds(query, CHOSEN_JOBS_MAX), snapshot);
  const shown = compareHref(
    jobs.map(({ asked }) => asked),
    query.get('added') === NOT_FOUND ? NOT_FOUND : undefined,
  );
  const leftOut = left + unknown > 0 ? `left=${left}&unknown=${unknown}` : '';
  const url = leftOut ? `${shown}${shown.includes('?') ? '&' : '?'}${leftOut}` : shown;
  return {
    key: url,
    url,
    room: 'invented',
    version: `${versionWithOthers(snapshot)} ${etagOf(JSON.stringify(jobs))}`,
    frontSeconds: PAGE_CACHE.frontSeconds.list,
  };
}

/**
 * The page of saved jobs, which without ids is a text: only the device knows what it saved. With ids it shows these jobs, in their order and
 * their present state: a link that somebody shared, or what the page itself asks for a device (docs/decisions/0025).
 * @param search with its '?', or ''
 * @param snapshot null while no list is known: the page then says so
 */
export async function shortlistSource(search: string, snapshot: Jobs | null): Promise<PageSource> {
  const ids = parseJobIds(new URLSearchParams(search), SHORTLIST_MAX);
  if (ids.length === 0) return textSource(SAVED_JOBS.href);
  const url = `${SAVED_JOBS.href}?ids=${ids.join()}`;
  return {
    key: url,
    url,
    room: 'shortlists',
    version: snapshot ? etagOf(JSON.stringify(await findChosen(ids, snapshot))) : 'no list',
    frontSeconds: snapshot ? PAGE_CACHE.frontSeconds.list : 0,
  };
}

/** Each job's fingerprint, taken once. */
const fingerprints = new WeakMap<Job, string>();
function fingerprintOf(job: Job): string {
  const known = fingerprints.get(job);
  if (known !== undefined) return known;
  const fingerprint = etagOf(JSON.stringify(job));
  fingerprints.set(job, fingerprint);
  return fingerprint;
}

/** A listed job's page says when the list was read, another's when the platform last answered. */
function versionOfLookup(lookup: JobLookup, snapshot: Jobs | null): string {
  if (lookup.status !== 'found') return lookup.status;
  const isListed = snapshot?.find(lookup.job.id) !== undefined;
  return `${fingerprintOf(lookup.job)} ${isListed ? 'listed' : lookup.answeredAt}`;
}

/**
 * The page of a job, of its application, or of an offer beside it. It says when the list was last read.
 * @param snapshot null while no list is known: the platform has answered the look-up all the same
 */
export function jobSource(path: string, lookup: JobLookup, snapshot: Jobs | null): PageSource {
  return {
    key: path,
    url: path,
    version: `${versionWithOthers(snapshot)} ${versionOfLookup(lookup, snapshot)}`,
    room: lookup.status === 'found' ? 'known' : 'invented',
    frontSeconds: snapshot ? PAGE_CACHE.frontSeconds.job : 0,
  };
}
