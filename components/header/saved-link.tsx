import { SiteLink } from '@/components/ui/actions/site-link';
import { classNames } from '@/components/ui/class-names';
import { SAVED_JOBS } from '@/lib/content/addresses/navigation';
import { SavedCount } from '@/components/saved/saved-count';
import styles from './saved-link.module.css';

/** The header's link to what is saved on this device: an icon with the count at its corner, where it moves nothing. */
export function SavedLink({ className }: { readonly className?: string | undefined }) {
  return (
    <SiteLink
      href={SAVED_JOBS.href}
      className={classNames('centered washes ink', styles.link, className)}
    >
      <i className={styles.drawing} aria-hidden="true" />
      <span className="visually-hidden">{SAVED_JOBS.label}</span>
      <span className={`${styles.count} flex`}>
        <SavedCount />
      </span>
    </SiteLink>
  );
}
