'use client';

import { useEffect, useState } from 'react';
import ReCaptcha from 'react-google-recaptcha';

type Props = {
  readonly siteKey: string;
  readonly onReady: () => void;
  /** Empty when it expires. */
  readonly onToken: (token: string) => void;
  /** Its provider is unreachable: the widget is shown, but cannot issue a token. */
  readonly onTrouble: () => void;
};

type Provider = { readonly ready?: (run: () => void) => void; readonly render?: unknown };
declare global {
  interface Window {
    grecaptcha?: Provider;
  }
}

/** The normal checkbox is 304 px wide: more than a form has on a small phone. */
const sizeFor = (width: number) => (width < 420 ? ('compact' as const) : ('normal' as const));

/** The visible checkbox captcha. Rendering it loads the provider's script, unless the invisible captcha already has. */
export function VisibleCaptcha({ siteKey, onReady, onToken, onTrouble }: Props) {
  const canRender = useProvider();
  const [size] = useState(() => sizeFor(window.innerWidth));
  if (!canRender) return null;
  return (
    <ReCaptcha
      sitekey={siteKey}
      size={size}
      // Also called when the script could not be loaded.
      asyncScriptOnLoad={() => {
        if (window.grecaptcha?.render !== undefined) onReady();
      }}
      onChange={(token) => onToken(token ?? '')}
      onExpired={() => onToken('')}
      onErrored={onTrouble}
    />
  );
}

/**
 * The provider's script defines its global before it can render anything, and the package renders as soon as it finds the global: wait
 * until it is complete. If there is no global, the package loads the script itself.
 */
function useProvider(): boolean {
  const [canRender, setCanRender] = useState(
    () => window.grecaptcha === undefined || window.grecaptcha.render !== undefined,
  );
  useEffect(() => {
    if (!canRender) window.grecaptcha?.ready?.(() => setCanRender(true));
  }, [canRender]);
  return canRender;
}
