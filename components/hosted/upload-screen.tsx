import { useEffect, useState } from 'react';
import { HOSTED_FORMS } from '@/lib/config/browser-limits/hosted';
import type { HostedScreen } from '@/lib/content/pages/hosted-screens';
import type { HostedLink } from '@/lib/domain/hosted/hosted-link';
import { FormPage } from './form-page';
import { HostedFrame } from './hosted-frame';
import { LoadingForm } from './loading-form';

type Props = {
  readonly hosted: HostedScreen;
  readonly siteUrl: string;
  readonly link: HostedLink;
};

/** The upload portal, after three seconds of loading (specification, section 2, 'Reference screens'). */
export function UploadScreen({ hosted, siteUrl, link }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setOpen(true), HOSTED_FORMS.uploadLoadingMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <FormPage hosted={hosted} siteUrl={siteUrl} isOpen={isOpen}>
      {isOpen ? (
        <HostedFrame title={hosted.title} link={link} />
      ) : (
        <LoadingForm says="Loading the upload portal" />
      )}
    </FormPage>
  );
}
