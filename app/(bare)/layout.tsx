import type { ReactNode } from 'react';
import { HydrationMark } from '@/components/page/hydration-mark';

/** Pages that other sites show in a frame: the content only. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main">{children}</main>
      <HydrationMark />
    </>
  );
}
