import { DocumentPage } from '@/app/document-page';
import { RileyPage } from '@/components/about-pages/riley-page';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { RILEY, RILEY_QUESTIONS } from '@/lib/content/pages/riley';
import { crumbsTo } from '@/lib/content/addresses/crumbs';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { faqPage } from '@/lib/seo/structured-data/faq-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: RILEY.title,
  description: RILEY.description,
  path: '/recruiter-riley',
});

const crumbs = crumbsTo('Recruiter Riley', '/recruiter-riley');

export default function RecruiterRiley() {
  return (
    <DocumentPage quotesReferral>
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
      <JsonLd data={faqPage(RILEY_QUESTIONS)} />
      <RileyPage crumbs={crumbs} />
    </DocumentPage>
  );
}
