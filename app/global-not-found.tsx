import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { env } from '@/lib/config/env';
import { webFont } from './font';
import './globals.css';
import { metadata as site } from './layout';

export { viewport } from './layout';

export const metadata: Metadata = { ...site, title: 'Page Not Found' };

/**
 * An address that is no page's: a document of its own, so that no other page brings it along. Its links, too, load documents:
 * what follows them softly stays out, for a part of this page would come with the root layout's.
 */
export default function GlobalNotFound() {
  return (
    <html lang="en" className={webFont.variable}>
      <body>
        <SkipLink />
        <SiteHeader />
        <main id="main">
          <NotFoundPage siteUrl={env().siteUrl} />
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}
