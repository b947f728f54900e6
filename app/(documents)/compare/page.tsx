import { redirect } from 'next/navigation';
import { DocumentPage } from '@/app/document-page';
import { CompareEmpty } from '@/components/compare/compare-empty';
import { CompareForm } from '@/components/compare/compare-form';
import { CompareNotes } from '@/components/compare/compare-notes';
import { CompareTable } from '@/components/compare/compare-table';
import { ShareLink } from '@/components/ui/actions/share-link';
import { CHOSEN_JOBS_MAX, SIMILAR_JOBS } from '@/lib/config/limits';
import { COMPARED, compareHref, NOT_FOUND } from '@/lib/domain/compare/compare-jobs';
import { feedDate } from '@/lib/domain/dates/dates';
import { toSearchParams } from '@/lib/domain/query/search-params';
import { parseJobIds } from '@/lib/domain/saved/chosen-jobs';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { comparedJobs, typedComparison } from '@/lib/server/jobs/look-up/compared-jobs';
import { openJobsLike } from '@/lib/server/jobs/answers/open-jobs';
import styles from './page.module.css';

export const metadata = pageMetadata({
  title: 'Compare jobs',
  description: 'Two to four jobs side by side: pay, contract, shift and place.',
  path: '/compare',
});

/**
 * Two to four jobs side by side (docs/decisions/0027). The address holds the whole state, so a link to it can be shared. It is cached
 * with the lists, because anybody can invent comparisons (lib/server/pages/page-sources.ts): that cache leaves out ids which the
 * page does not show, and says how many they were.
 */
export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const query = toSearchParams(await searchParams);
  if (query.has('add')) redirect(await typedComparison(query.toString()));
  const leftOut = (name: string) => Number(/^\d{1,2}$/.exec(query.get(name) ?? '')?.[0] ?? 0);
  const { jobs, left, unknown } = await comparedJobs(parseJobIds(query, CHOSEN_JOBS_MAX));
  const ids = jobs.map(({ job }) => job.id);
  const isFull = jobs.length >= COMPARED.most;
  const [only] = jobs;
  const isTable = jobs.length >= COMPARED.least;
  return (
    <DocumentPage>
      <div className={`wrap ${styles.page} stack`}>
        <div className={`${styles.head} cluster between`}>
          <h1>Compare jobs</h1>
          {isTable && (
            <div className="unprinted">
              <ShareLink
                url={compareHref(ids)}
                title="Jobs side by side"
                label="Copy this comparison"
              />
            </div>
          )}
        </div>
        <CompareNotes left={left + leftOut('left')} unknown={unknown + leftOut('unknown')} />
        {isTable ? (
          <CompareTable jobs={jobs} today={feedDate(new Date())} />
        ) : (
          <CompareEmpty
            only={only?.job ?? null}
            alike={only ? await openJobsLike(only.job, SIMILAR_JOBS.belowJob) : []}
          />
        )}
        {!isFull && <CompareForm ids={ids} isNotFound={query.get('added') === NOT_FOUND} />}
      </div>
    </DocumentPage>
  );
}
