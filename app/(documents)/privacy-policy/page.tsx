import { DocumentPage } from '@/app/document-page';
import { LegalPage } from '@/components/about-pages/legal-page';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { PRIVACY_POLICY } from '@/lib/content/legal/privacy-policy';
import { crumbsTo } from '@/lib/content/addresses/crumbs';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata(PRIVACY_POLICY);

const crumbs = crumbsTo(PRIVACY_POLICY.title, '/privacy-policy');

export default function PrivacyPolicyPage() {
  return (
    <DocumentPage>
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
      <LegalPage crumbs={crumbs} text={PRIVACY_POLICY} />
    </DocumentPage>
  );
}
