import type { ReactNode } from 'react';
import { SavedJobs } from '@/components/saved/saved-jobs';
import { SiteFooter } from '@/components/footer/site-footer';
import { SiteHeader } from '@/components/header/site-header';
import { HydrationMark } from '@/components/page/hydration-mark';
import { JsonLd } from '@/components/seo/json-ld';
import { env } from '@/lib/config/env';
import { organization } from '@/lib/seo/structured-data/organization';

export default function AppLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
      <JsonLd data={organization(env().siteUrl)} />
      <SavedJobs />
      <site-measures />
      <HydrationMark />
    </>
  );
}
