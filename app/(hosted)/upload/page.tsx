import { HostedPage } from '@/components/hosted/hosted-page';
import { env } from '@/lib/config/env';
import { hostedMetadata } from '@/lib/seo/hosted-metadata';

export const dynamic = 'force-dynamic';
export const metadata = hostedMetadata('upload');

/** The onboarding upload portal (specification, section 2, 'Reference screens'). */
export default function UploadPage() {
  return <HostedPage screen="upload" siteUrl={env().siteUrl} />;
}
