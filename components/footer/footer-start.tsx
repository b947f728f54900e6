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
      <div className={`stack gap-4 start ${styles.about}`}>
        <Wordmark ground="dark" className={styles.mark} />
        <p className={`muted ${styles.tagline}`}>{IN_SEARCH.tagline}</p>
        <ul className={`tabular ${styles.contact}`}>
          {[SITE.phone, SITE.secondPhone].map(({ label, href, text }) => (
            <li key={href} className="row">
              {label && <span className="muted">{label} </span>}
              <ContactLink kind="phone" href={href} text={text} />
            </li>
          ))}
          <li className="row">
            <ContactLink kind="email" href={`mailto:${SITE.email}`} text={SITE.email} />
          </li>
          <li className="row muted">{SITE.office.line}</li>
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
