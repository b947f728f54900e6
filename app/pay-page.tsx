import type { Metadata } from 'next';
import { MissingPage, missingPageMetadata } from '@/app/missing-page';
import { DocumentPage } from '@/app/document-page';
import { PayPageView } from '@/components/search-page/pay-page-view';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { crumbsToPayPage } from '@/lib/content/addresses/crumbs';
import { feedDate } from '@/lib/domain/dates/dates';
import { payDescription, payHeading } from '@/lib/domain/pay-pages/pay-words';
import { jobsHrefOf } from '@/lib/domain/search-pages/search-page-links';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { payPageAt } from '@/lib/server/search-pages/pay-page';

type At = { readonly segments: readonly string[] };

/** The head of a pay page. */
export async function payPageMetadata({ segments }: At): Promise<Metadata> {
  const found = await payPageAt(segments);
  if (found === 'unknown' || found === null) return missingPageMetadata;
  const { page, facts } = found;
  const { path, isIndexed } = page;
  return pageMetadata({
    title: payHeading(page, facts),
    description: payDescription(page),
    path,
    isIndexed,
  });
}

/** A pay page: what a specialty pays, in all states or one (docs/decisions/0051). */
export async function PayPageAt({ segments }: At) {
  const found = await payPageAt(segments);
  if (found === 'unknown' || found === null) return <MissingPage />;
  const { page, pages, searchPages, facts, near, groups, shown } = found;
  const { specialty, state } = page;
  const crumbs = crumbsToPayPage(page, pages, searchPages);
  const filters = { specialty: [specialty], state: state === null ? [] : [state] };
  return (
    <DocumentPage>
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
      <PayPageView
        page={page}
        facts={facts}
        near={near}
        groups={groups}
        crumbs={crumbs}
        shown={shown}
        jobsHref={jobsHrefOf(searchPages, filters)}
        today={feedDate(new Date())}
      />
    </DocumentPage>
  );
}
