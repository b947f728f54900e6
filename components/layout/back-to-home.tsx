'use client';

import { useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { homeAddress } from '@/lib/domain/home-address';

type BackToHomeProps = { readonly siteUrl: string; readonly size?: 'sm' | 'md' };

const noUpdates = () => () => {};

/** 'Back to Home' on pages that may be shown under another host: it knows the way as soon as the browser does. */
export function BackToHome({ siteUrl, size = 'sm' }: BackToHomeProps) {
  const href = useSyncExternalStore(
    noUpdates,
    () => homeAddress(window.location.hostname, siteUrl),
    () => '/',
  );
  return (
    <ButtonLink href={href} variant="quiet" size={size}>
      Back to Home
    </ButtonLink>
  );
}
