import { HostedPage } from '@/components/hosted/hosted-page';
import { env } from '@/lib/config/env';
import { hostedMetadata } from '@/lib/seo/hosted-metadata';

export const dynamic = 'force-dynamic';
export const metadata = hostedMetadata('upload');

/** The same screen as /upload (specification, section 2, route table). */
export default function OnboardingPage() {
  return <HostedPage screen="upload" siteUrl={env().siteUrl} />;
}
