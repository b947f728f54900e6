'use client';

import { useState } from 'react';
import { forgetNonces } from '@/lib/client/forms/application-nonce';
import { forgetEverything } from '@/lib/client/device/device-storage';
import { forgetDrafts } from '@/lib/client/device/draft-storage';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/boxes/dialog';
import styles from './clear-all.module.css';

/** Clears everything with one press, after asking once. */
export function ClearAll({ hasAlerts }: { readonly hasAlerts: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');

  async function clear() {
    setAsking(false);
    setSaid('One moment…');
    // Whatever becomes of the alerts. If they cannot be stopped now, the next visit to this page ends them: none is remembered.
    const forgotten = [forgetEverything(), forgetDrafts(), forgetNonces()].every(Boolean);
    const stopped = !hasAlerts || (await stopAlerts());
    setSaid(forgotten && stopped ? 'Cleared. Nothing is saved on this device now.' : NOT_CLEARED);
  }

  return (
    <div className={styles.clear}>
      <p>
        What you save stays until you remove it here or clear your browser’s site data. Safari also
        removes it after seven days of use without a visit here.
      </p>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          setSaid('');
          setAsking(true);
        }}
      >
        Clear everything kept on this device
      </Button>
      <p role="status">{said}</p>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Clear everything?"
        footer={
          <div className={styles.answers}>
            <Button onClick={() => void clear()}>Clear everything</Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        }
      >
        <p>
          {`This removes saved jobs, the days you applied, recently viewed jobs, recent searches and unsent forms from this device${hasAlerts ? ', and stops alerts for your searches' : ''}. Applications you sent stay with us.`}
        </p>
      </Dialog>
    </div>
  );
}

const stopAlerts = () =>
  import('@/lib/client/device/search-alerts')
    .then(({ stopAll }) => stopAll())
    .then(
      (outcome) => outcome === 'done',
      () => false,
    );

const NOT_CLEARED = 'Your browser kept some of it. Clear this site’s data in its settings.';
