import { Link2, Share } from 'lucide';
import { Button } from './button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/marks/icon';
import styles from './share-link.module.css';
import { SHARE_LINK } from './attributes';

type Props = {
  /** What is shared: a path of this site with its query, or a whole address. */
  readonly url: string;
  readonly title: string;
  /** What the share sheet says beside the link. */
  readonly message?: string;
  /** The label of the copy button. */
  readonly label?: string;
  readonly className?: string | undefined;
};

/** Copies the link, or opens the device's share sheet if it has one (./elements/share-link.ts). Not shown without scripts. */
export function ShareLink({ url, title, message, label = 'Copy link', className }: Props) {
  return (
    <share-link
      className={classNames(styles.share, 'row needs-script', className)}
      {...{ [SHARE_LINK.url]: url, [SHARE_LINK.name]: title, [SHARE_LINK.message]: message }}
    >
      <Button size="sm" variant="quiet" {...{ [SHARE_LINK.way]: 'copy' }}>
        <Icon icon={Link2} />
        <span>{label}</span>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        {...{ [SHARE_LINK.way]: 'sheet' }}
        hidden
        suppressHydrationWarning
      >
        <Icon icon={Share} />
        More ways
      </Button>
      <p className={`${styles.said} muted small breaks`} role="status" suppressHydrationWarning />
    </share-link>
  );
}
