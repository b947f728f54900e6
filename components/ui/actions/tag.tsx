import { X } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import { isPlainClick } from './plain-click';
import { SiteLink } from './site-link';
import styles from './tag.module.css';

type TagProps = {
  readonly children: string;
  /** What kind of choice it stands for. The words say it too: colour is a second hint. */
  readonly tone: 'title' | 'specialty' | 'state' | 'shift' | 'jobType' | 'says';
  /** Where the cross leads without JavaScript; a plain click calls `onRemove` instead. */
  readonly removeHref: string;
  readonly onRemove: () => void;
};

/** A choice in words, with a cross that takes it back. */
export function Tag({ children, tone, removeHref, onRemove }: TagProps) {
  return (
    <span className={`${styles.tag} inline-row small medium`} data-tone={tone}>
      <span className={`${styles.words} breaks shrinks`}>{children}</span>
      <SiteLink
        href={removeHref}
        // The remaining filters are another list, and there are more such lists than any crawler should read.
        rel="nofollow"
        className={`${styles.remove} centered rigid`}
        aria-label={`Remove ${children}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onRemove();
        }}
      >
        <Icon icon={X} size="1rem" />
      </SiteLink>
    </span>
  );
}
