import { ArrowRight, HeartHandshake } from 'lucide';
import { CityMap } from '@/components/map/city-map';
import { Art } from '@/components/ui/art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import { SITE } from '@/lib/config/site';
import { EXPLORE_LINKS, LEGAL_LINKS, REQUEST_STAFF, WHO_WE_SERVE } from '@/lib/content/navigation';
import { ContactLink } from './contact-link';
import { FooterLinks } from './footer-links';
import { SocialLinks } from './social-links';
import { Wordmark } from './wordmark';
import styles from './site-footer.module.css';

/**
 * The end of every page but the embedded and the hosted ones (specification, section 2, 'Footer').
 */
export function SiteFooter() {
  return (
    <footer className={styles.footer} data-ground="pine">
      <div className="wrap">
        <div className={styles.grid}>
          <div className={styles.about}>
            <Wordmark ground="dark" className={styles.mark} />
            <p className={styles.tagline}>{SITE.tagline}</p>
            <ul className={styles.contact}>
              <li>
                <ContactLink kind="phone" href={SITE.phone.href} text={SITE.phone.text} />
              </li>
              <li>
                <ContactLink
                  kind="phone"
                  href={SITE.secondPhone.href}
                  text={SITE.secondPhone.text}
                />
              </li>
              <li>
                <ContactLink kind="email" href={`mailto:${SITE.email}`} text={SITE.email} />
              </li>
            </ul>
            <SocialLinks />
          </div>
          <FooterLinks name="Footer" heading="Explore" links={EXPLORE_LINKS} />
          <FooterLinks name="Who We Serve" heading="Who We Serve" links={WHO_WE_SERVE} />
          <section className={styles.office}>
            <h2 className={styles.heading}>{SITE.office.line}</h2>
            <CityMap
              place={SITE.office.line}
              showText="Show our office"
              linkText="Find us on the map"
              ground="pine"
            />
            <div className={styles.seal}>
              <Art src="/art/seal.svg" alt={SITE.seal.alt} width={72} height={72} />
              <p>{SITE.seal.text}</p>
            </div>
          </section>
        </div>
        <div className={styles.offers}>
          <p className={styles.referral}>
            <Icon icon={HeartHandshake} className={styles.hands} />
            <span>
              Know someone good? Referral bonus of {SITE.referralBonus.riley} per successful
              referral. <small className={styles.qualifier}>{SITE.referralBonus.qualifier}</small>
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
      </div>
    </footer>
  );
}
