import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/footer/site-footer';

type Props = {
  /** Whether the page's own text says what a referral pays: the footer then does not, so that no page names two amounts. */
  readonly quotesReferral?: boolean;
  readonly children: ReactNode;
};

/**
 * The content and the footer of a document (docs/decisions/0003). Each page renders it, not the layout, because only the page knows what
 * its text quotes. `data-kind` tells a document (lib/server/pages/finished-page.ts).
 */
export function DocumentPage({ quotesReferral = false, children }: Props) {
  return (
    <>
      <main id="main" data-kind="document">
        {children}
      </main>
      <SiteFooter hasReferral={!quotesReferral} />
    </>
  );
}
