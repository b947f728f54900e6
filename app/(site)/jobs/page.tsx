import { JobList } from '@/components/jobs/job-list';
import { feedDate } from '@/lib/domain/dates';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/job-query';
import { searchJobs } from '@/lib/domain/job-search';
import { packResult } from '@/lib/domain/packed-result';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getSnapshot } from '@/lib/server/snapshot';
import styles from './page.module.css';

export const metadata = pageMetadata({
  title: 'Available Positions',
  description:
    'Open travel and contract jobs for nurses and allied-health clinicians. Filter by title, specialty, state and shift, and see the weekly pay before you click.',
  path: '/jobs',
});

/** The job list (specification, section 2): answered for the query here, then filtered in the browser. */
export default async function JobsPage({ searchParams }: PageProps<'/jobs'>) {
  const query = parseJobQuery(toSearchParams(await searchParams));
  const state = await getSnapshot();
  // Nothing known, not even from disk: error.tsx says so, with a 5xx.
  if (!state.ok) throw new Error('Failed to fetch jobs');
  const { index, jobs } = state.snapshot;
  return (
    <div className="wrap">
      <h1 className={styles.title}>Available Positions</h1>
      <JobList
        start={{ search: serializeJobQuery(query), result: packResult(searchJobs(index, query)) }}
        openJobs={jobs.length}
        today={feedDate(new Date())}
      />
    </div>
  );
}

function toSearchParams(
  values: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
