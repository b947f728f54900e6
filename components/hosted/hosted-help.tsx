import type { ReactNode } from 'react';
import { DirectContact } from '@/components/page/direct-contact';

/** Beside every hosted form, or in its place: these screens have no footer, so this is where people find our contact details. */
export function HostedHelp({ children }: { readonly children: ReactNode }) {
  return (
    <aside aria-label="Help">
      <DirectContact title="Need a hand?">{children}</DirectContact>
    </aside>
  );
}
