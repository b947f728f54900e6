'use client';

import { Link2, Share } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './share-link.module.css';

type Props = {
  /** What is shared: a path of this site with its query, or a whole address. */
  readonly url: string;
  readonly title: string;
  /** What the share sheet says beside the link. */
  readonly message?: string;
  /** The words of the button that copies. */
  readonly label?: string;
  readonly className?: string | undefined;
};

const never = () => () => undefined;
const canShare = () => typeof navigator.share === 'function';

/** The link to paste anywhere, and the device's share sheet where there is one. Without scripts it is not there. */
export function ShareLink({ url, title, message, label = 'Copy link', className }: Props) {
  const [said, setSaid] = useState({ url, text: '' });
  const sheet = useSyncExternalStore(never, canShare, () => false);

  async function copy() {
    const { href } = new URL(url, window.location.href);
    const copied = await Promise.resolve(href)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    setSaid({ url, text: copied ? 'Link copied' : `Copy this link: ${href}` });
  }

  async function share() {
    const { href } = new URL(url, window.location.href);
    // Closing the sheet rejects: that is the visitor's choice, not a fault.
    await navigator
      .share({ title, ...(message && { text: message }), url: href })
      .catch(() => undefined);
  }

  return (
    <div className={classNames(styles.share, className)}>
      <Button size="sm" variant="quiet" onClick={copy}>
        <Icon icon={Link2} />
        {label}
      </Button>
      {sheet && (
        <Button size="sm" variant="quiet" onClick={share}>
          <Icon icon={Share} />
          More ways
        </Button>
      )}
      <p className={styles.said} role="status">
        {said.url === url ? said.text : ''}
      </p>
    </div>
  );
}
