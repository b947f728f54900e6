import { ArrowRight, HeartHandshake } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import { SiteLink } from '@/components/ui/actions/site-link';
import { TextLink } from '@/components/ui/actions/text-link';
import { REFERRAL_BONUS, SITE } from '@/lib/config/site';
import { LEGAL_LINKS, REQUEST_STAFF } from '@/lib/content/addresses/navigation';
import styles from './site-footer.module.css';

/** Offers for visitors who are not looking for a job, the copyright line, and the legal pages. */
export function FooterEnd() {
  return (
    <>
      <div className={styles.offers}>
        <p className={styles.referral}>
          <Icon icon={HeartHandshake} className={styles.hands} />
          <span>
            Know someone good? Referral bonus of {REFERRAL_BONUS.riley} per successful referral.{' '}
            <small className={styles.qualifier}>{REFERRAL_BONUS.qualifier}</small>
          </span>
        </p>
        <TextLink href={REQUEST_STAFF.href} icon={ArrowRight}>
          {REQUEST_STAFF.label}
        </TextLink>
      </div>
      <div className={styles.end}>
        <p>
          © {new Date().getFullYear()} {SITE.legalName}
        </p>
        <ul className={styles.legal}>
          {LEGAL_LINKS.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href}>{link.label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
