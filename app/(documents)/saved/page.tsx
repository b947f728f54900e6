import { DocumentPage } from '@/app/document-page';
import { SavedLists } from '@/components/saved-page/saved-lists';
import { SharedShortlist } from '@/components/saved-page/shared-shortlist';
import { env } from '@/lib/config/env';
import { SHORTLIST_MAX } from '@/lib/config/limits';
import { toSearchParams } from '@/lib/domain/query/search-params';
import { parseJobIds } from '@/lib/domain/saved/chosen-jobs';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { chosenJobs } from '@/lib/server/jobs/look-up/chosen-jobs';
import { alertKey } from '@/lib/server/search-alerts/search-alerts';
import styles from './page.module.css';

export const metadata = pageMetadata({ title: 'Saved jobs', path: '/saved' });

/**
 * What this device stores (docs/decisions/0025), and a shortlist shared in the link. The page of a shortlist is also what the element asks
 * for to show the device's jobs: it takes the cards from it.
 */
export default async function SavedPage({ searchParams }: PageProps<'/saved'>) {
  const ids = parseJobIds(toSearchParams(await searchParams), SHORTLIST_MAX);
  const { siteUrl } = env();
  const key = alertKey();
  const jobs = ids.length > 0 ? await chosenJobs(ids) : undefined;
  return (
    <DocumentPage>
      <div className={`wrap ${styles.page}`}>
        <div className={`${styles.head} gap-3`}>
          <h1>Saved jobs</h1>
          <p className="muted large unprinted">
            {`Saved on this device only. We can’t see it${key === null ? '' : ', except for searches you turn on alerts for'}.`}
          </p>
        </div>
        <noscript>
          <p className="muted large unprinted">
            Saved jobs are kept by your browser, which needs JavaScript for it.
          </p>
        </noscript>
        <SavedLists siteUrl={siteUrl} alertKey={key} isKnown={Boolean(jobs)}>
          {jobs !== undefined && (
            <SharedShortlist jobs={jobs} href={`/saved?ids=${ids.join()}`} siteUrl={siteUrl} />
          )}
        </SavedLists>
      </div>
      {/* eslint-disable-next-line @next/next/no-sync-scripts -- a module waits for the page by itself */}
      <script
        type="module"
        fetchPriority="low"
        src={key === null ? process.env.SAVED_SCRIPT : process.env.ALERTS_SCRIPT}
      />
    </DocumentPage>
  );
}
