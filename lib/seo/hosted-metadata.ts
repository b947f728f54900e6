import type { Metadata } from 'next';
import { HOSTED_SCREENS } from '@/lib/content/pages/hosted-screens';

/** The head of a screen that is reached by an id: noindex and no-referrer. */
export const hostedMetadata = (screen: keyof typeof HOSTED_SCREENS): Metadata => ({
  title: HOSTED_SCREENS[screen].title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});
