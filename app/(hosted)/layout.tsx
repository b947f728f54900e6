import type { ReactNode } from 'react';
import { HydrationMark } from '@/components/page/hydration-mark';
import { SiteHeader } from '@/components/header/site-header';

/** Screens reached by an id: the header, no footer, and nothing that measures (docs/decisions/0012). */
export default function HostedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main">{children}</main>
      <HydrationMark />
    </>
  );
}
