'use client';

import { ArrowLeft } from 'lucide';
import { previousLocation } from '@/lib/client/previous-location';
import { useBrowserValue } from '@/lib/client/use-browser-value';
import { listAddress } from '@/lib/domain/list-address';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import styles from './back-to-jobs.module.css';

function target(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return from === null ? (previousLocation() ?? '/jobs') : listAddress(from);
}

/**
 * 'Back to jobs': to the list with the saved query, else to the previous location when it was ours, else to /jobs. Where
 * to is found in the browser alone, so that the page can be stored.
 */
export function BackToJobs() {
  return (
    <SiteLink className={styles.back} href={useBrowserValue(target, '/jobs')}>
      <Icon icon={ArrowLeft} />
      Back to jobs
    </SiteLink>
  );
}
