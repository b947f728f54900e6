import { DocumentPage } from '@/app/document-page';
import { Recent } from '@/components/saved/recent';
import { FeaturedJobs } from '@/components/home/featured-jobs';
import { HomeHero } from '@/components/home/home-hero';
import { Offerings } from '@/components/home/offerings';
import { Testimonials } from '@/components/home/testimonials';
import { Invitation } from '@/components/page-sections/invitation';
import { WhyPitch } from '@/components/home/why-pitch';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { IN_SEARCH, SITE } from '@/lib/config/site';
import { QUICK_APPLY } from '@/lib/content/addresses/navigation';
import { feedDate } from '@/lib/domain/dates/dates';
import { featuredJobs } from '@/lib/domain/lists/featured';
import { quickSearches } from '@/lib/domain/home/quick-searches';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { webSite } from '@/lib/seo/structured-data/web-site';
import { jobFiguresOfOfferings } from '@/lib/server/jobs/answers/job-figures';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

/**
 * Seconds, for `next start` alone. The site's own server makes the page anew at each new list, and after an hour at most (`PAGES.maxAgeMs`):
 * with it, Next never renders a page because of its age, which could begin before a list and end after it.
 */
export const revalidate = 7200;

export const metadata = pageMetadata({
  title: IN_SEARCH.title,
  description: IN_SEARCH.tagline,
  path: '/',
});

export default async function HomePage() {
  const state = await getSnapshot();
  const featured = state.ok ? featuredJobs(state.snapshot.index.jobs) : null;
  return (
    <DocumentPage>
      <JsonLd data={webSite(env().siteUrl)} />
      <h1 className="visually-hidden">Healthcare staffing jobs at {SITE.brand}</h1>
      <HomeHero
        openJobs={state.ok ? state.snapshot.jobs.length : null}
        quickSearches={state.ok ? quickSearches(state.snapshot.index) : []}
      />
      <Recent className="wrap" />
      <FeaturedJobs jobs={featured} today={feedDate(new Date())} />
      <WhyPitch />
      <Offerings figures={await jobFiguresOfOfferings()} />
      <Testimonials />
      <div className="section">
        <Invitation
          id="not-sure"
          drawing="coast"
          title="Not sure where yet?"
          text="Tell us what matters to you. A recruiter who knows your specialty will call you."
          action={QUICK_APPLY}
        />
      </div>
      {/* eslint-disable-next-line @next/next/no-sync-scripts -- a module waits for the page by itself */}
      <script type="module" fetchPriority="low" src={process.env.HOME_SCRIPT} />
    </DocumentPage>
  );
}
