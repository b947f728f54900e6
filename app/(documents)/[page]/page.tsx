import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocumentPage } from '@/app/document-page';
import { LandingPage } from '@/components/specialty/landing-page';
import { WhyPage } from '@/components/about-pages/why-page';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { crumbsTo } from '@/lib/content/addresses/crumbs';
import { SPECIALTIES, specialtyAt } from '@/lib/content/specialties';
import type { Specialty } from '@/lib/content/specialties/specialty';
import { WHY } from '@/lib/content/pages/why';
import { feedDate } from '@/lib/domain/dates/dates';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { itemList } from '@/lib/seo/structured-data/item-list';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { jobFiguresOf } from '@/lib/server/jobs/answers/job-figures';

/**
 * The pages whose paths come from the content: the eight specialties, and `/why-{slug}` from the configuration. Any other unknown path of
 * one segment is a 404; a page's path in another letter case is redirected before it gets here (`lib/content/addresses/redirects.ts`).
 */
export const dynamicParams = false;

/**
 * Seconds, for `next start` alone. The site's own server makes the page anew at each new list, and after an hour at most (`PAGES.maxAgeMs`):
 * with it, Next never renders a page because of its age, which could begin before a list and end after it.
 */
export const revalidate = 7200;

export const generateStaticParams = () =>
  [...SPECIALTIES.map(({ path }) => path), WHY.path].map((path) => ({ page: path.slice(1) }));

/** Newest jobs shown on a specialty's page. */
const NEWEST = 4;

export async function generateMetadata({ params }: PageProps<'/[page]'>): Promise<Metadata> {
  const path = `/${(await params).page}`;
  const text = path === WHY.path ? WHY : specialtyAt(path);
  return text ? pageMetadata({ title: text.title, description: text.description, path }) : {};
}

export default async function ContentPage({ params }: PageProps<'/[page]'>) {
  const { page } = await params;
  const specialty = specialtyAt(`/${page}`);
  if (specialty) return <SpecialtyPage specialty={specialty} />;
  if (`/${page}` !== WHY.path) notFound();
  const crumbs = crumbsTo(WHY.line, WHY.path);
  return (
    <DocumentPage quotesReferral>
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
      <WhyPage crumbs={crumbs} />
    </DocumentPage>
  );
}

async function SpecialtyPage({ specialty }: { readonly specialty: Specialty }) {
  const figures = await jobFiguresOf([
    { filters: specialty.filters, shown: NEWEST },
    ...specialty.roles.map(({ filters }) => ({ filters: filters ?? {}, shown: 0 })),
  ]);
  const crumbs = crumbsTo(specialty.name, specialty.path);
  return (
    <DocumentPage quotesReferral={specialty.benefits !== null}>
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
      {figures?.[0] && figures[0].total > 0 && (
        <JsonLd data={itemList(figures[0].newest, env().siteUrl)} />
      )}
      <LandingPage
        specialty={specialty}
        crumbs={crumbs}
        figures={figures}
        today={feedDate(new Date())}
      />
    </DocumentPage>
  );
}
