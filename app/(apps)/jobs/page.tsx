import type { Metadata } from 'next';
import { ArrowRight } from 'lucide';
import { FilterFoldScript } from '@/components/filters/filter-fold-script';
import { SkipLink } from '@/components/header/skip-link';
import { JobList } from '@/components/job-list/job-list';
import { RESULTS_ID } from '@/components/job-list/results-id';
import { ListLine } from '@/components/saved/list-line';
import { JsonLd } from '@/components/seo/json-ld';
import { TextLink } from '@/components/ui/actions/text-link';
import { env } from '@/lib/config/env';
import { JOB_DIRECTORY } from '@/lib/content/pages/job-directory';
import { feedDate } from '@/lib/domain/dates/dates';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query';
import { searchJobs } from '@/lib/domain/search/job-search';
import { packResult } from '@/lib/domain/lists/packed-result';
import { toSearchParams } from '@/lib/domain/query/search-params';
import { clampPage, pageCount } from '@/lib/domain/search/paginate';
import { itemList } from '@/lib/seo/structured-data/item-list';
import { feedAlternates } from '@/lib/seo/feeds/list-feed';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';
import styles from './page.module.css';

const TITLE = 'Available Positions';
const DESCRIPTION =
  'Open travel and contract jobs for nurses and allied-health clinicians. Filter by title, specialty, state and shift, and see the weekly pay before you click.';

export async function generateMetadata({ searchParams }: PageProps<'/jobs'>): Promise<Metadata> {
  const query = parseJobQuery(toSearchParams(await searchParams));
  const state = await getSnapshot();
  // A page past the end shows the last one, and is known by its address. Filters leave fewer pages, but are not found.
  const pages = state.ok ? pageCount(state.snapshot.jobs.length, query.per) : 1;
  const page = clampPage(query.page, pages);
  const metadata = pageMetadata({
    title: page > 1 ? `${TITLE}, page ${page}` : TITLE,
    description: page > 1 ? `Page ${page} of ${pages}. ${DESCRIPTION}` : DESCRIPTION,
    path: '/jobs',
    search: serializeJobQuery({ ...query, page }),
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: feedAlternates(query) } };
}

/** The job list (specification, section 2): answered for the query here, then filtered in the browser. */
export default async function JobsPage({ searchParams }: PageProps<'/jobs'>) {
  const query = parseJobQuery(toSearchParams(await searchParams));
  const state = await getSnapshot();
  // Nothing known, not even from disk: error.tsx says so, with a 5xx.
  if (!state.ok) throw new Error('Failed to fetch jobs');
  const { index, jobs } = state.snapshot;
  const result = searchJobs(index, query);
  return (
    <div className="wrap">
      {result.total > 0 && <JsonLd data={itemList(result.jobs, env().siteUrl, result.first)} />}
      <div className={styles.head}>
        <h1 className={styles.title}>{TITLE}</h1>
        <ListLine />
      </div>
      <SkipLink href={`#${RESULTS_ID}`}>Skip to results</SkipLink>
      <FilterFoldScript />
      <JobList
        start={{
          search: serializeJobQuery(query),
          result: packResult(result),
          openJobs: jobs.length,
        }}
        today={feedDate(new Date())}
      />
      <p className={styles.directory}>
        Rather start with a place or a specialty?{' '}
        <TextLink href={JOB_DIRECTORY.path} icon={ArrowRight}>
          Browse the job directory
        </TextLink>
      </p>
    </div>
  );
}
