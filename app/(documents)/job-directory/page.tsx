import { DocumentPage } from '@/app/document-page';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';
import { JobDirectoryLists } from '@/components/job-list/job-directory-lists';
import { EmptyList } from '@/components/job-list/list-states';
import { DrawnHead } from '@/components/page/drawn-head';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { crumbsTo } from '@/lib/content/addresses/crumbs';
import { JOB_DIRECTORY } from '@/lib/content/pages/job-directory';
import { jobDirectory } from '@/lib/domain/search-pages/job-directory';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';
import styles from './page.module.css';

/**
 * Seconds, for `next start` alone. The site's own server makes the page anew at each new list, and after an hour at most (`PAGES.maxAgeMs`):
 * with it, Next never renders a page because of its age, which could begin before a list and end after it.
 */
export const revalidate = 7200;

export const metadata = pageMetadata(JOB_DIRECTORY);

const crumbs = crumbsTo(JOB_DIRECTORY.name, JOB_DIRECTORY.path);

/** Where a crawler, or a reader who likes lists, finds every open job (docs/decisions/0014). */
export default async function JobDirectoryPage() {
  const state = await getSnapshot();
  const directory = state.ok
    ? jobDirectory(state.snapshot.index, state.snapshot.searchPages.pages)
    : null;
  return (
    <DocumentPage>
      <div className={`wrap stack ${styles.page}`}>
        <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
        <DrawnHead
          crumbs={crumbs}
          heading={JOB_DIRECTORY.heading}
          lead={JOB_DIRECTORY.lead}
          art={PAGE_POSTCARDS.directory}
        />
        {directory && directory.total > 0 ? (
          <JobDirectoryLists directory={directory} />
        ) : (
          <EmptyList />
        )}
      </div>
    </DocumentPage>
  );
}
