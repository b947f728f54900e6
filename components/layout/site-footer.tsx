import { ExternalLink } from 'lucide-react';
import { Art } from '@/components/ui/art';
import { MapFacade } from '@/components/ui/map-facade';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import { SITE } from '@/lib/config/site';
import { EXPLORE_LINKS } from '@/lib/content/navigation';
import { ContactLink } from './contact-link';
import { SocialLinks } from './social-links';
import { Wordmark } from './wordmark';
import styles from './site-footer.module.css';

const mapsSearch = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(SITE.office.line)}`;

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
          <nav aria-label="Footer">
            <h2 className={styles.heading}>Explore</h2>
            <ul className={styles.links}>
              {EXPLORE_LINKS.map((link) => (
                <li key={link.href}>
                  <SiteLink href={link.href}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <section className={styles.office}>
            <h2 className={styles.heading}>{SITE.office.line}</h2>
            <div>
              <div className={styles.map}>
                <MapFacade />
              </div>
              <TextLink
                href={mapsSearch}
                icon={ExternalLink}
                className={styles.find}
                rel="noreferrer"
              >
                Find us on the map
              </TextLink>
            </div>
            <div className={styles.seal}>
              <Art src="/art/seal.svg" alt="Certified (sample seal)" width={72} height={72} />
              <p>Certified healthcare staffing. Sample seal: replace with your own.</p>
            </div>
          </section>
        </div>
        <p className={styles.end}>
          © {new Date().getFullYear()} {SITE.legalName}
        </p>
      </div>
    </footer>
  );
}
