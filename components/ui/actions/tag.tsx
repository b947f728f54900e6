import type { MouseEvent, ReactNode } from 'react';
import { X } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import { isPlainClick } from './plain-click';
import { SiteLink } from './site-link';
import styles from './tag.module.css';

type TagProps = {
  children: ReactNode;
  /** What kind of choice it stands for. The words say it too: colour is a second hint. */
  tone?: 'title' | 'specialty' | 'state' | 'shift' | 'jobType' | 'says';
  /** Accessible name of the cross: 'Remove Nights'. */
  removeLabel?: string;
  onRemove?: (() => void) | undefined;
  /** Where the cross leads without JavaScript. With `onRemove` as well, a plain click calls that instead. */
  removeHref?: string | undefined;
};

function Remove({ removeLabel, onRemove, removeHref }: Omit<TagProps, 'children' | 'tone'>) {
  const cross = <Icon icon={X} className={styles.cross} />;
  if (removeHref === undefined) {
    return (
      onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          {cross}
        </button>
      )
    );
  }
  const onClick =
    onRemove &&
    ((event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onRemove();
    });
  return (
    <SiteLink
      href={removeHref}
      // The remaining filters are another list, and there are more such lists than any crawler should read.
      rel="nofollow"
      className={styles.remove}
      aria-label={removeLabel}
      onClick={onClick}
    >
      {cross}
    </SiteLink>
  );
}

export function Tag({ children, tone = 'title', ...remove }: TagProps) {
  return (
    <span className={`${styles.tag} inline-row small medium`} data-tone={tone}>
      <span className={`${styles.words} breaks shrinks`}>{children}</span>
      <Remove {...remove} />
    </span>
  );
}
