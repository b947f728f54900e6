import { IN_SEARCH, SITE } from '@/lib/config/site';
import { EXPLORE_LINKS } from '@/lib/content/addresses/footer-links';
import { WHO_WE_SERVE } from '@/lib/content/addresses/navigation';
import { ContactLink } from '@/components/header/contact-link';
import { FooterLinks } from './footer-links';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links';
import { Wordmark } from '@/components/header/wordmark';

/** Who we are and how to reach us, then the site's pages and the specialties. */
export function FooterStart() {
  return (
    <>
      <div className={styles.about}>
        <Wordmark ground="dark" className={styles.mark} />
        <p className={styles.tagline}>{IN_SEARCH.tagline}</p>
        <ul className={styles.contact}>
          {[SITE.phone, SITE.secondPhone].map(({ label, href, text }) => (
            <li key={href}>
              {label && <span className={styles.label}>{label} </span>}
              <ContactLink kind="phone" href={href} text={text} />
            </li>
          ))}
          <li>
            <ContactLink kind="email" href={`mailto:${SITE.email}`} text={SITE.email} />
          </li>
          <li className={styles.label}>{SITE.office.line}</li>
        </ul>
        <div className={styles.social}>
          <SocialLinks />
        </div>
      </div>
      <FooterLinks name="Footer" heading="Explore" links={EXPLORE_LINKS} />
      <FooterLinks name="Who We Serve" heading="Who We Serve" links={WHO_WE_SERVE} />
    </>
  );
}
