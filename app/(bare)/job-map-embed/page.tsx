import { FilterFoldScript } from '@/components/filters/filter-fold-script';
import { JobMap } from '@/components/map/job-map';
import { Redraw } from '@/components/page/redraw';
import { JOB_MAP } from '@/lib/content/pages/job-map';
import { toSearchParams } from '@/lib/domain/query/search-params';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { jobMapStart } from '@/lib/server/jobs/answers/job-map';

export const metadata = pageMetadata({
  title: { absolute: JOB_MAP.title },
  description: JOB_MAP.description,
  path: JOB_MAP.embedPath,
});

/** The same map for a frame within another site's page (specification, section 2). */
export default async function JobMapEmbedPage({ searchParams }: PageProps<'/job-map-embed'>) {
  const start = await jobMapStart(toSearchParams(await searchParams));
  if (!start) throw new Error('Failed to fetch jobs');
  return (
    <div className="wrap">
      <h1 className="visually-hidden">{JOB_MAP.heading}</h1>
      <FilterFoldScript />
      <Redraw>
        <JobMap start={start} embedded />
      </Redraw>
    </div>
  );
}
