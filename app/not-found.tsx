import type { Metadata } from 'next';
import { POSTCARDS } from '@/components/jobs/postcard';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { BROWSE_JOBS } from '@/lib/content/navigation';

export const metadata: Metadata = { title: 'Page Not Found' };

export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <main id="main">
        <div className="wrap section">
          <EmptyState
            art={POSTCARDS.road}
            title="Page Not Found"
            level={1}
            action={
              <>
                <ButtonLink href={BROWSE_JOBS.href}>{BROWSE_JOBS.label}</ButtonLink>
                <ButtonLink href="/" variant="quiet">
                  Back to Home
                </ButtonLink>
              </>
            }
          >
            <p>This road does not lead anywhere. The address may have changed.</p>
          </EmptyState>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
