import type { Metadata } from 'next';
import { unstable_cache } from 'next/cache';
import { HomeHero } from '@/components/marketing/home-hero';
import { NewestJobs } from '@/components/marketing/newest-jobs';
import { SITE } from '@/lib/config/site';
import { feedDate } from '@/lib/domain/dates';
import { newestJobs } from '@/lib/domain/newest-jobs';
import { getSnapshot } from '@/lib/server/snapshot';

/** Seconds the page is served as it is before it is made anew. */
export const revalidate = 120;

export const metadata: Metadata = { alternates: { canonical: '/' } };

/** Shortens the life of the page that reads it: one made without jobs, as at build time, is made again at once. */
const makeAgainSoon = unstable_cache(() => Promise.resolve(true), ['home-without-jobs'], {
  revalidate: 1,
});

export default async function HomePage() {
  const state = await getSnapshot();
  if (!state.ok) await makeAgainSoon();
  return (
    <>
      <h1 className="visually-hidden">Healthcare staffing jobs at {SITE.brand}</h1>
      <HomeHero openJobs={state.ok ? state.snapshot.jobs.length : null} />
      <NewestJobs
        jobs={state.ok ? newestJobs(state.snapshot.index, 6) : []}
        known={state.ok}
        today={feedDate(new Date())}
      />
    </>
  );
}
