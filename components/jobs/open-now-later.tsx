'use client';

import dynamic from 'next/dynamic';
import { Dots } from '@/components/ui/dots';

/**
 * Next carries a not-found page along with every page beside it. Its list of open jobs, with all that searching needs,
 * is fetched only where it is shown.
 */
export const OpenNowLater = dynamic(() => import('./open-now').then((part) => part.OpenNow), {
  ssr: false,
  loading: () => <Dots label="Loading open jobs" />,
});
