import { SavedLists } from '@/components/saved-page/saved-lists';
import { Redraw } from '@/components/page/redraw';
import { SharedShortlist } from '@/components/saved-page/shared-shortlist';
import { env } from '@/lib/config/env';
import { whereSaved } from '@/lib/content/pages/saved';
import { SHORTLIST_MAX } from '@/lib/config/limits';
import { parseJobIds } from '@/lib/domain/saved/chosen-jobs';
import { toSearchParams } from '@/lib/domain/query/search-params';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { chosenJobs } from '@/lib/server/jobs/look-up/chosen-jobs';
import { alertKey } from '@/lib/server/search-alerts/search-alerts';
import styles from './page.module.css';

export const metadata = pageMetadata({ title: 'Saved jobs', path: '/saved' });

/** What this device stores (docs/decisions/0025), and a shortlist shared in the link. */
export default async function SavedPage({ searchParams }: PageProps<'/saved'>) {
  const ids = parseJobIds(toSearchParams(await searchParams), SHORTLIST_MAX);
  const { siteUrl } = env();
  const key = alertKey();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>Saved jobs</h1>
        <p className={styles.lead}>{whereSaved(key !== null)}</p>
      </div>
      {ids.length > 0 && (
        <SharedShortlist
          jobs={await chosenJobs(ids)}
          href={`/saved?ids=${ids.join()}`}
          siteUrl={siteUrl}
        />
      )}
      <noscript>
        <p className={styles.lead}>
          Saved jobs are kept by your browser, which needs JavaScript for it.
        </p>
      </noscript>
      <Redraw>
        <SavedLists siteUrl={siteUrl} alertKey={key} />
      </Redraw>
    </div>
  );
}
