import type { ReactNode } from 'react';
import { SavedJobs } from '@/components/saved/saved-jobs';
import { ReferralLine } from '@/components/footer/referral-line';
import { SiteFooter } from '@/components/footer/site-footer';
import { UnlessQuoted } from '@/components/page/unless-quoted';
import { SiteHeader } from '@/components/header/site-header';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { organization } from '@/lib/seo/structured-data/organization';

/**
 * Pages without React in the browser (docs/decisions/0039): server components only, and elements for what moves. The page cache recognizes
 * them by `data-kind` (scripts/server/page-cache.mjs).
 */
export default function DocumentLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main" data-kind="document">
        {children}
      </main>
      <SiteFooter
        referral={
          <UnlessQuoted>
            <ReferralLine />
          </UnlessQuoted>
        }
      />
      <JsonLd data={organization(env().siteUrl)} />
      <SavedJobs />
      <site-measures />
    </>
  );
}
