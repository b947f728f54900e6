'use client';

import { useState } from 'react';
import { savedJobs } from '@/lib/client/device/collections';
import { saveAll } from '@/lib/client/device/note';
import { useCollection } from '@/lib/client/device/use-collection';
import { DEVICE_LIMITS } from '@/lib/config/browser-limits/device';
import type { JobStub } from '@/lib/domain/saved/saved-job';
import { Button } from '@/components/ui/actions/button';
import styles from './save-shared.module.css';

const SAID = {
  written: 'Saved on this device.',
  'without the oldest': 'Saved. Your browser was full, so the oldest one was removed.',
  removed: '',
  full: `Only ${DEVICE_LIMITS.saved} saved jobs fit. Remove some below to save the rest.`,
  'not written': 'Your browser couldn’t save this.',
} as const;

/** Saves a shared shortlist on this device. Not shown without scripts. */
export function SaveShared({ jobs }: { readonly jobs: readonly JobStub[] }) {
  const saved = useCollection(savedJobs);
  const [said, setSaid] = useState('');
  const isSaved = jobs.every(({ id }) => saved.some((job) => job.id === id));
  return (
    <>
      <Button
        size="sm"
        aria-disabled={isSaved || undefined}
        className={styles.save}
        onClick={() => setSaid(SAID[saveAll(jobs)])}
      >
        {isSaved ? 'Saved on this device' : 'Save these to this device'}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
