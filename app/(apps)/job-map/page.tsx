import { FilterFoldScript } from '@/components/filters/filter-fold-script';
import { JobMap } from '@/components/map/job-map';
import { Redraw } from '@/components/page/redraw';
import { JOB_MAP } from '@/lib/content/pages/job-map';
import { toSearchParams } from '@/lib/domain/query/search-params';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { jobMapStart } from '@/lib/server/jobs/answers/job-map';
import styles from './page.module.css';

export const metadata = pageMetadata({
  title: { absolute: JOB_MAP.title },
  description: JOB_MAP.description,
  path: JOB_MAP.path,
});

/** The jobs on a map (specification, section 2, 'Job map screen'). */
export default async function JobMapPage({ searchParams }: PageProps<'/job-map'>) {
  const start = await jobMapStart(toSearchParams(await searchParams));
  // No jobs known, not even from disk: error.tsx is shown, with a 5xx.
  if (!start) throw new Error('Failed to fetch jobs');
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>{JOB_MAP.heading}</h1>
      <p className={`muted ${styles.intro}`}>{JOB_MAP.intro}</p>
      <FilterFoldScript />
      <Redraw>
        <JobMap start={start} />
      </Redraw>
    </div>
  );
}
