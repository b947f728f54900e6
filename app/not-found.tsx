import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { env } from '@/lib/config/env';

export const metadata: Metadata = { title: 'Page Not Found' };

export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <main id="main">
        <NotFoundPage siteUrl={env().siteUrl} />
      </main>
      <SiteFooter />
    </>
  );
}
