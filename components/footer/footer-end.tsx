import { ArrowRight, HeartHandshake } from 'lucide';
import { SiteLink } from '@/components/ui/actions/site-link';
import { TextLink } from '@/components/ui/actions/text-link';
import { Icon } from '@/components/ui/marks/icon';
import { REFERRAL_BONUS, SITE } from '@/lib/config/site';
import { LEGAL_LINKS } from '@/lib/content/addresses/footer-links';
import { REQUEST_STAFF } from '@/lib/content/addresses/navigation';
import styles from './site-footer.module.css';

/** What a referral pays, never without its qualifier. */
function ReferralLine() {
  return (
    <p className={`one-row gap-4 ${styles.referral}`}>
      <Icon icon={HeartHandshake} size="1.75rem" className={styles.hands} />
      <span>
        Know someone good? Referral bonus of {REFERRAL_BONUS.riley} per successful referral.{' '}
        <small className={`muted small ${styles.qualifier}`}>{REFERRAL_BONUS.qualifier}</small>
      </span>
    </p>
  );
}

/** Offers for visitors who are not looking for a job, the copyright line, and the legal pages. */
export function FooterEnd({ hasReferral }: { readonly hasReferral: boolean }) {
  return (
    <>
      <div className={`row between ${styles.offers}`}>
        {hasReferral && <ReferralLine />}
        <TextLink href={REQUEST_STAFF.href} icon={ArrowRight}>
          {REQUEST_STAFF.label}
        </TextLink>
      </div>
      <div className={`row muted small ${styles.end}`}>
        <p>
          © {new Date().getFullYear()} {SITE.legalName}
        </p>
        <ul className={`cluster ${styles.legal}`}>
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
