import { CompareEmpty } from '@/components/compare/compare-empty';
import { CompareForm } from '@/components/compare/compare-form';
import { CompareNotes } from '@/components/compare/compare-notes';
import { CompareTable } from '@/components/compare/compare-table';
import { ShareLink } from '@/components/ui/actions/share-link';
import { SIMILAR_JOBS } from '@/lib/config/limits';
import { COMPARED, compareHref, NOT_FOUND } from '@/lib/domain/lists/compare-jobs';
import { feedDate } from '@/lib/domain/dates/dates';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { comparedJobs } from '@/lib/server/job-lookup/compared-jobs';
import { openJobsLike } from '@/lib/server/jobs/similar-jobs';
import styles from './page.module.css';

export const metadata = pageMetadata({
  title: 'Compare jobs',
  description: 'Two to four jobs side by side: pay, contract, shift and place.',
  path: '/compare',
});

/** Seconds the cached page is served; after that it is rendered again before it is shown (scripts/server/page-cache.mjs). */
export const revalidate = 10;

/** No page is rendered at build time, so the build needs no platform. */
export const generateStaticParams = () => [];

/**
 * Two to four jobs side by side (docs/decisions/0027). The address holds the whole state, so a link to it can be shared:
 * `scripts/server/rewrites.mjs` turns its query into this path.
 */
export default async function ComparePage({ params }: PageProps<'/compare/[[...chosen]]'>) {
  const [chosen = '', added] = (await params).chosen ?? [];
  const { jobs, left, unknown } = await comparedJobs(decodeURIComponent(chosen).split(','));
  const ids = jobs.map(({ job }) => job.id);
  const isFull = jobs.length >= COMPARED.most;
  const [only] = jobs;
  const isTable = jobs.length >= COMPARED.least;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>Compare jobs</h1>
        {isTable && (
          <div className={styles.share}>
            <ShareLink
              url={compareHref(ids)}
              title="Jobs side by side"
              label="Copy this comparison"
            />
          </div>
        )}
      </div>
      <CompareNotes left={left} unknown={unknown} />
      {isTable ? (
        <CompareTable jobs={jobs} today={feedDate(new Date())} />
      ) : (
        <CompareEmpty
          only={only?.job ?? null}
          alike={only ? await openJobsLike(only.job, SIMILAR_JOBS.belowJob) : []}
        />
      )}
      {!isFull && <CompareForm ids={ids} isNotFound={added === NOT_FOUND} />}
    </div>
  );
}
