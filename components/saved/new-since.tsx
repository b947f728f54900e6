'use client';

import { retryOnReturn } from '@/lib/client/page/retry-on-return';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';
import type { NewJobsAnswer } from '@/lib/domain/saved/visits';
import { SiteLink } from '@/components/ui/actions/site-link';
import styles from './new-since.module.css';

/** How many jobs were added since this device's last visit; nothing on a first one, or if there are none. */
export function NewSince() {
  const [count, setCount] = useState(0);
  useEffect(() => whenIdle(() => void newSinceLastVisit().then(setCount, () => undefined)), []);
  if (count === 0) return null;
  return (
    <SiteLink href="/jobs?sort=recent">
      <span>{`${count} new`}</span>
      <span className={styles.since}> since your last visit</span>
    </SiteLink>
  );
}

async function newSinceLastVisit(): Promise<number> {
  const { noteVisit } = await import('@/lib/client/device/note');
  const lastVisit = noteVisit();
  if (lastVisit === null) return 0;
  const answer = await retryOnReturn(async (): Promise<NewJobsAnswer | null> => {
    const response = await fetch(`/api/jobs/new?since=${lastVisit}`);
    return response.ok ? await response.json() : null;
  });
  return answer?.count ?? 0;
}
