import { ArrowRight, Mail, MapPin, Phone } from 'lucide';
import { MAIL } from '@/lib/config/public';
import { SITE } from '@/lib/config/site';
import { REQUEST_STAFF } from '@/lib/content/addresses/navigation';
import { ContactLink } from '@/components/header/contact-link';
import { SocialLinks } from '@/components/footer/social-links';
import { CityMap } from '@/components/map/city-map';
import { Icon } from '@/components/ui/marks/icon';
import { Panel } from '@/components/ui/boxes/panel';
import { TextLink } from '@/components/ui/actions/text-link';
import styles from './contact-panel.module.css';

/** Where 'Request staff' leads: to the form, or to the visitor's mail program if there is no form. */
const requestStaff = () =>
  MAIL === null ? `mailto:${SITE.email}?subject=Request%20staff` : REQUEST_STAFF.href;

/** Every other way to reach the agency (specification, section 2, 'Contact'). */
export function ContactPanel() {
  return (
    <>
      <Panel as="section" aria-labelledby="contact-ways">
        <h2 className={`size-h4 ${styles.title}`} id="contact-ways">
          Reach us directly
        </h2>
        <dl className={`stack ${styles.ways}`}>
          <div className={styles.way}>
            <dt className="one-row muted small">
              <Icon icon={Phone} /> Phone
            </dt>
            <dd className="strong tabular breaks">
              <ContactLink kind="phone" href={SITE.phone.href} text={SITE.phone.text} />
            </dd>
            <dd className="strong tabular breaks">
              <ContactLink kind="phone" href={SITE.secondPhone.href} text={SITE.secondPhone.text} />
            </dd>
          </div>
          <div className={styles.way}>
            <dt className="one-row muted small">
              <Icon icon={Mail} /> Email
            </dt>
            <dd className="strong tabular breaks">
              <ContactLink kind="email" href={`mailto:${SITE.email}`} text={SITE.email} />
            </dd>
          </div>
          <div className={styles.way}>
            <dt className="one-row muted small">
              <Icon icon={MapPin} /> Office
            </dt>
            <dd>
              <address className={styles.address}>
                {SITE.legalName}
                <br />
                {SITE.office.line}
              </address>
            </dd>
          </div>
        </dl>
        <SocialLinks />
      </Panel>
      <CityMap place={SITE.office.line} />
      <Panel as="section" aria-labelledby="contact-facilities">
        <h2 className={`size-h4 ${styles.title}`} id="contact-facilities">
          Short on the floor?
        </h2>
        <p className={`muted small ${styles.words}`}>
          Tell us the unit, the shift and the date. A recruiter will reply with candidates.
        </p>
        <TextLink href={requestStaff()} icon={ArrowRight}>
          {REQUEST_STAFF.label}
        </TextLink>
      </Panel>
    </>
  );
}
