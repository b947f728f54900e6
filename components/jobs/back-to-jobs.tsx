'use client';

import { ArrowLeft } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { cameFromOurs } from '@/lib/client/previous-location';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/job-query';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import styles from './back-to-jobs.module.css';

const noUpdates = () => () => {};

function savedQuery(): string | null {
  const from = new URLSearchParams(window.location.search).get('from');
  return from === null ? null : serializeJobQuery(parseJobQuery(from));
}

/**
 * 'Back to jobs': to the list with the saved query, else to the previous location when it was ours, else to /jobs.
 * `from` is read in the browser alone, so that the page can be stored, and only as a list query: it cannot lead away.
 */
export function BackToJobs() {
  const router = useRouter();
  const saved = useSyncExternalStore(noUpdates, savedQuery, () => null);

  function goBack(event: MouseEvent) {
    if (saved !== null || event.metaKey || event.ctrlKey || event.shiftKey || !cameFromOurs())
      return;
    event.preventDefault();
    router.back();
  }

  return (
    <SiteLink className={styles.back} href={saved ? `/jobs?${saved}` : '/jobs'} onClick={goBack}>
      <Icon icon={ArrowLeft} />
      Back to jobs
    </SiteLink>
  );
}
