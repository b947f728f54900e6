import { HeartHandshake } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import { REFERRAL_BONUS } from '@/lib/config/site';
import styles from './site-footer.module.css';

/** What a referral pays, never without its qualifier. */
export function ReferralLine() {
  return (
    <p className={`one-row gap-4 ${styles.referral}`}>
      <Icon icon={HeartHandshake} className={styles.hands} />
      <span>
        Know someone good? Referral bonus of {REFERRAL_BONUS.riley} per successful referral.{' '}
        <small className={`muted small ${styles.qualifier}`}>{REFERRAL_BONUS.qualifier}</small>
      </span>
    </p>
  );
}
