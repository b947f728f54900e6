import type { Metadata } from 'next';
import { cache } from 'react';
import { ArrowRight } from 'lucide';
import { FilterFoldScript } from '@/components/filters/filter-fold-script';
import { SkipLink } from '@/components/header/skip-link';
import { JobList } from '@/components/job-list/job-list';
import { DescriptionMatches } from '@/components/job-list/description-matches';
import { RESULTS_ID } from '@/components/job-list/results-id';
import { Redraw } from '@/components/page/redraw';
import { ListLine } from '@/components/saved/list-line';
import { JsonLd } from '@/components/seo/json-ld';
import { TextLink } from '@/components/ui/actions/text-link';
import { env } from '@/lib/config/env';
import { JOB_DIRECTORY } from '@/lib/content/pages/job-directory';
import { feedDate } from '@/lib/domain/dates/dates';
import { feedQuery } from '@/lib/domain/query/list-feed-query';
import { hasFilters } from '@/lib/domain/query/job-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { unreadFilters, unreadSentence } from '@/lib/domain/query/unread';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { searchJobs } from '@/lib/domain/search/job-search';
import { packResult } from '@/lib/domain/lists/packed-result';
import { toSearchParams } from '@/lib/domain/query/search-params';
import { listName } from '@/lib/domain/search-pages/list-name';
import {
  isNarrowedByFiltersAlone,
  searchPageOf,
} from '@/lib/domain/search-pages/search-page-links';
import { itemList } from '@/lib/seo/structured-data/item-list';
import { feedAlternates, feedPaths } from '@/lib/seo/syndication/list-feed';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { descriptionMatchesOf } from '@/lib/server/jobs/answers/description-matches';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';
import styles from './page.module.css';

const TITLE = 'Available Positions';
const DESCRIPTION =
  'Open travel and contract jobs for nurses and allied-health clinicians. Filter by title, specialty, state and shift, and see weekly pay where it’s posted.';
const FILTERED =
  'See the shift, the place and any posted weekly pay; narrow the list, or apply in minutes.';

/** Cached per request: the head and the page need the same search. */
const findJobsFor = cache(async (search: string) => {
  const query = parseJobQuery(search);
  const state = await getSnapshot();
  return state.ok
    ? { query, snapshot: state.snapshot, result: searchJobs(state.snapshot.index, query) }
    : { query, snapshot: null, result: null };
});

export async function generateMetadata({ searchParams }: PageProps<'/jobs'>): Promise<Metadata> {
  const { query, snapshot, result } = await findJobsFor(
    toSearchParams(await searchParams).toString(),
  );
  // A page past the end shows the last one, with the last one's title and address.
  const [page, pages] = result ? [result.page, result.pageCount] : [1, 1];
  const name = listName(query, result?.near?.place?.name);
  const searchPage =
    snapshot && isNarrowedByFiltersAlone(query)
      ? searchPageOf(snapshot.searchPages.pages, query.filters)
      : undefined;
  const title = name === null ? TITLE : `${name}, ${result?.total ?? 0} open`;
  const description =
    name === null ? DESCRIPTION : `${name}: ${result?.total ?? 0} open. ${FILTERED}`;
  const metadata = pageMetadata({
    title: page > 1 ? `${title}, page ${page}` : title,
    description: page > 1 ? `Page ${page} of ${pages}. ${description}` : description,
    path: '/jobs',
    search: serializeJobQuery({ ...query, page }),
    searchPage: searchPage?.path,
  });
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: feedAlternates(query) },
    // A link preview names this list, not the page that is its canonical address.
    openGraph: { ...metadata.openGraph, url: jobsHref({ ...query, page, collapsed: false }) },
  };
}

/** The job list (specification, section 2): answered for the query here, then filtered in the browser. */
export default async function JobsPage({ searchParams }: PageProps<'/jobs'>) {
  const search = toSearchParams(await searchParams).toString();
  const { query, snapshot, result } = await findJobsFor(search);
  // No jobs known, not even from disk: error.tsx is shown, with a 5xx.
  if (!snapshot) throw new Error('Failed to fetch jobs');
  const today = feedDate(new Date());
  return (
    <div className="wrap">
      {result.total > 0 && <JsonLd data={itemList(result.jobs, env().siteUrl, result.first)} />}
      <div className={`${styles.head} cluster between`}>
        <h1 className={`${styles.title} title-room`}>{TITLE}</h1>
        <ListLine />
      </div>
      <SkipLink href={`#${RESULTS_ID}`}>Skip to results</SkipLink>
      <FilterFoldScript />
      <Redraw>
        <JobList
          start={{
            search: serializeJobQuery(query),
            result: packResult(result),
            note: unreadSentence(unreadFilters(search)),
            openJobs: snapshot.jobs.length,
          }}
          today={today}
        >
          {query.q && (
            <DescriptionMatches
              found={descriptionMatchesOf(snapshot, query)}
              query={query}
              result={result}
              today={today}
            />
          )}
        </JobList>
      </Redraw>
      <p className={`${styles.directory} row`}>
        <TextLink href={JOB_DIRECTORY.path} icon={ArrowRight}>
          Browse jobs by place or specialty
        </TextLink>
      </p>
      {hasFilters(feedQuery(query)) && (
        <noscript>
          <p className={`${styles.directory} row`}>
            <TextLink rel="nofollow" href={feedPaths(query).rss}>
              Follow this search in a feed reader
            </TextLink>
          </p>
        </noscript>
      )}
    </div>
  );
}
