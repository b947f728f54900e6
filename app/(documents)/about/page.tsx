import { DocumentPage } from '@/app/document-page';
import { AboutPage } from '@/components/about-pages/about-page';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { ABOUT } from '@/lib/content/pages/about';
import { crumbsTo } from '@/lib/content/addresses/crumbs';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: ABOUT.title,
  description: ABOUT.description,
  path: '/about',
});

const crumbs = crumbsTo('About', '/about');

export default function About() {
  return (
    <DocumentPage>
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
      <AboutPage crumbs={crumbs} />
    </DocumentPage>
  );
}
