import type { ReactNode } from 'react';
import { HydrationMark } from '@/components/page/hydration-mark';
import { SiteHeader } from '@/components/header/site-header';

/** Screens reached by an id: a header, no footer and no measuring (docs/decisions/0012). */
export default function HostedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main">{children}</main>
      <HydrationMark />
    </>
  );
}
