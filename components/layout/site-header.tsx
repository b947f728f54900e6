import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { SITE } from '@/lib/config/site';
import { BROWSE_JOBS, QUICK_APPLY } from '@/lib/content/navigation';
import { Wordmark } from './wordmark';
import styles from './site-header.module.css';

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <SiteLink href="/" className={styles.home}>
          <Wordmark alt={`${SITE.brand}, home`} className={styles.mark} compactBelowTablet />
        </SiteLink>
        <nav aria-label="Main">
          <SiteLink href={BROWSE_JOBS.href} className={styles.key}>
            {BROWSE_JOBS.label}
          </SiteLink>
        </nav>
        <div className={styles.end}>
          <a href={SITE.phone.href} className={styles.phone}>
            <Icon icon={Phone} />
            <span className="visually-hidden">Call </span>
            <span className={styles.number}>{SITE.phone.text}</span>
          </a>
          <ButtonLink href={QUICK_APPLY.href} size="sm" className={styles.apply}>
            {QUICK_APPLY.label}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
