import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/header/skip-link';
import { env } from '@/lib/config/env';
import { IN_SEARCH, SITE } from '@/lib/config/site';
import { NIGHT_THEME_COLOR, THEME_COLOR } from '@/lib/config/theme';
import { PAGE_FADE } from '@/lib/content/pages/page-fade';
import { shareImage } from '@/lib/seo/section-cards';
import { webFont, webFontRest } from './font';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(env().siteUrl),
  title: {
    default: `${IN_SEARCH.title} | ${SITE.titleBrand}`,
    template: `%s | ${SITE.titleBrand}`,
  },
  description: IN_SEARCH.tagline,
  applicationName: SITE.brand,
  openGraph: {
    siteName: SITE.brand,
    type: 'website',
    locale: 'en_US',
    images: [shareImage('/')],
  },
  twitter: { card: 'summary_large_image' },
  // Stops Safari from turning telephone numbers into links: ours are links already.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLOR },
    { media: '(prefers-color-scheme: dark)', color: NIGHT_THEME_COLOR },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={`${webFont.variable} ${webFontRest.variable}`}
      suppressHydrationWarning
    >
      <head>
        <style>{PAGE_FADE}</style>
      </head>
      <body>
        <SkipLink />
        {children}
        {/* eslint-disable-next-line @next/next/no-sync-scripts -- a module waits for the page by itself */}
        <script type="module" fetchPriority="low" src={process.env.SITE_SCRIPT} />
      </body>
    </html>
  );
}
