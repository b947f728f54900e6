import type { ReactNode } from 'react';
import { SavedJobs } from '@/components/saved/saved-jobs';
import { SiteFooter } from '@/components/footer/site-footer';
import { SiteHeader } from '@/components/header/site-header';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { organization } from '@/lib/seo/structured-data/organization';

/**
 * Pages that need no React in the browser (docs/decisions/0039): server components alone, and elements for what moves.
 * `data-kind` is what the cache of pages knows them by (scripts/server/page-cache.mjs).
 */
export default function DocumentLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main" data-kind="document">
        {children}
      </main>
      <SiteFooter />
      <JsonLd data={organization(env().siteUrl)} />
      <SavedJobs />
      <site-measures />
    </>
  );
}
