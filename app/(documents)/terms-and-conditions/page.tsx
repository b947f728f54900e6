import { DocumentPage } from '@/app/document-page';
import { LegalPage } from '@/components/about-pages/legal-page';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { TERMS_AND_CONDITIONS } from '@/lib/content/legal/terms-and-conditions';
import { crumbsTo } from '@/lib/content/addresses/crumbs';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(TERMS_AND_CONDITIONS);

const crumbs = crumbsTo(TERMS_AND_CONDITIONS.title, '/terms-and-conditions');

export default function TermsPage() {
  return (
    <DocumentPage>
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
      <LegalPage crumbs={crumbs} text={TERMS_AND_CONDITIONS} />
    </DocumentPage>
  );
}
