'use client';

import { Link2, Share } from 'lucide';
import { useState } from 'react';
import { useBrowserValue } from '@/lib/client/use-browser-value';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './share-block.module.css';

type Props = { readonly title: string; readonly message: string; readonly url: string };

const canShare = () => typeof navigator.share === 'function';

/** The device's share sheet where there is one, and the link to paste anywhere. */
export function ShareMore({ title, message, url }: Props) {
  const [said, setSaid] = useState('');
  const sheet = useBrowserValue(canShare, false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Link copied');
    } catch {
      setSaid(`Copy this link: ${url}`);
    }
  }

  async function share() {
    // Closing the sheet rejects: that is the visitor's choice, not a fault.
    await navigator.share({ title, text: message, url }).catch(() => undefined);
  }

  return (
    <div className={styles.more}>
      <Button size="sm" variant="quiet" onClick={copy}>
        <Icon icon={Link2} />
        Copy link
      </Button>
      {sheet && (
        <Button size="sm" variant="quiet" onClick={share}>
          <Icon icon={Share} />
          More ways
        </Button>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
