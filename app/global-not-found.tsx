import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { env } from '@/lib/config/env';
import RootLayout, { metadata as site } from './layout';

export { viewport } from './layout';

export const metadata: Metadata = { ...site, title: 'Page Not Found' };

/** An address that is no page's. A document of its own: as `not-found.tsx` it would come along with every page. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteHeader />
      <main id="main">
        <NotFoundPage siteUrl={env().siteUrl} />
      </main>
      <SiteFooter />
    </RootLayout>
  );
}
