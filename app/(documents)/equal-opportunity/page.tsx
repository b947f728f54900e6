import { DocumentPage } from '@/app/document-page';
import { LegalPage } from '@/components/about-pages/legal-page';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { EQUAL_OPPORTUNITY } from '@/lib/content/legal/equal-opportunity';
import { crumbsTo } from '@/lib/content/addresses/crumbs';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(EQUAL_OPPORTUNITY);

const crumbs = crumbsTo(EQUAL_OPPORTUNITY.title, '/equal-opportunity');

export default function EqualOpportunityPage() {
  return (
    <DocumentPage>
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
      <LegalPage crumbs={crumbs} text={EQUAL_OPPORTUNITY} />
    </DocumentPage>
  );
}
