import { ArrowRight } from 'lucide';
import { SiteLink } from '@/components/ui/actions/site-link';
import { TextLink } from '@/components/ui/actions/text-link';
import { SITE } from '@/lib/config/site';
import { LEGAL_LINKS } from '@/lib/content/addresses/footer-links';
import { REQUEST_STAFF } from '@/lib/content/addresses/navigation';
import { ReferralLine } from './referral-line';
import styles from './site-footer.module.css';

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
