import type { ReactNode } from 'react';
import { Analytics } from '@/components/layout/analytics';
import { PathNote } from '@/components/layout/path-note';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
      <PathNote />
      <Analytics />
    </>
  );
}
