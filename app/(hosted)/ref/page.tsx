import { HostedPage } from '@/components/hosted/hosted-page';
import { env } from '@/lib/config/env';
import { hostedMetadata } from '@/lib/seo/hosted-metadata';

export const dynamic = 'force-dynamic';
export const metadata = hostedMetadata('candidate');

/** The candidate reference form (specification, section 2, 'Reference screens'). */
export default function CandidateReferencePage() {
  return <HostedPage screen="candidate" siteUrl={env().siteUrl} />;
}
