import type { ReactNode } from 'react';
import { SavedJobs } from '@/components/saved/saved-jobs';
import { SiteHeader } from '@/components/header/site-header';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { organization } from '@/lib/seo/structured-data/organization';

/**
 * Pages without React in the browser (docs/decisions/0003): server components only, and elements for what moves. Each renders its content
 * and its footer with `DocumentPage`.
 */
export default function DocumentLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      {children}
      <JsonLd data={organization(env().siteUrl)} />
      <SavedJobs />
      <site-measures />
    </>
  );
}
