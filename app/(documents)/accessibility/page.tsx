import { DocumentPage } from '@/app/document-page';
import { LegalPage } from '@/components/about-pages/legal-page';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { ACCESSIBILITY } from '@/lib/content/legal/accessibility';
import { crumbsTo } from '@/lib/content/addresses/crumbs';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(ACCESSIBILITY);

const crumbs = crumbsTo(ACCESSIBILITY.title, '/accessibility');

export default function AccessibilityPage() {
  return (
    <DocumentPage>
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
      <LegalPage crumbs={crumbs} text={ACCESSIBILITY} />
    </DocumentPage>
  );
}
