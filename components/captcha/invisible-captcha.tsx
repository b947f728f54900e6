'use client';

import { useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';

/** Requests an invisible token from the provider. */
export type ExecuteCaptcha = (action: string) => Promise<string>;

type Props = {
  readonly siteKey: string;
  /** Called with the function once the provider's script has loaded, and with null when it is removed. */
  readonly onReady: (execute: ExecuteCaptcha | null) => void;
};

/** The invisible, score-based captcha. Rendering it loads the provider's script. */
export function InvisibleCaptcha({ siteKey, onReady }: Props) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ async: true, defer: true }}>
      <TellWhenReady onReady={onReady} />
    </GoogleReCaptchaProvider>
  );
}

function TellWhenReady({ onReady }: Pick<Props, 'onReady'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    onReady(executeRecaptcha ?? null);
    return () => onReady(null);
  }, [executeRecaptcha, onReady]);
  return null;
}
