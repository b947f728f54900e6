import { Link2, Share } from 'lucide';
import { Button } from './button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/marks/icon';
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

/** The link to paste anywhere, and the device's share sheet where there is one (elements/job/share-link.ts). Without scripts it is not there. */
export function ShareLink({ url, title, message, label = 'Copy link', className }: Props) {
  return (
    <share-link
      className={classNames(styles.share, className)}
      data-url={url}
      data-name={title}
      data-message={message}
    >
      <Button size="sm" variant="quiet" data-share="copy">
        <Icon icon={Link2} />
        {label}
      </Button>
      <Button size="sm" variant="quiet" data-share="sheet" hidden suppressHydrationWarning>
        <Icon icon={Share} />
        More ways
      </Button>
      <p className={styles.said} role="status" suppressHydrationWarning />
    </share-link>
  );
}
