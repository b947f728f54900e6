import { Phone } from 'lucide';
import { ContactForm } from '@/components/contact/contact-form';
import { Redraw } from '@/components/page/redraw';
import { ContactPanel } from '@/components/contact/contact-panel';
import { DirectContact } from '@/components/page/direct-contact';
import { NoScriptContact } from '@/components/page/no-script-contact';
import { headerArt } from '@/components/job-card/job-postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { tells } from '@/components/ui/actions/tells';
import { Art } from '@/components/ui/marks/art';
import { Icon } from '@/components/ui/marks/icon';
import { ASKED } from '@/lib/domain/application/contact-href';
import { MAIL } from '@/lib/config/public';
import { SITE } from '@/lib/config/site';
import { CONTACT_DRAWING } from '@/lib/content/pages/scene';
import { pageMetadata } from '@/lib/seo/page-metadata';
import styles from './page.module.css';

const description = `Call, email or send ${SITE.brand} a message. A recruiter in ${SITE.office.line} reads every one, whether you’re looking for a job or for staff.`;

export const metadata = pageMetadata({ title: 'Contact us', description, path: '/contact' });

/** The contact form, with every other way to reach the agency (specification, section 2, 'Contact'). */
export default function ContactPage() {
  const art = headerArt(CONTACT_DRAWING);
  return (
    <>
      <div className={styles.header} id={ASKED} data-sky={art.drawing}>
        <div className={`wrap stack start ${styles.words}`}>
          <h1>Let&apos;s Talk!</h1>
          <p className={`lead ${styles.lead}`}>
            Ask about a job, a shift or a place. A person reads every message.
          </p>
          <ButtonLink
            href={SITE.phone.href}
            variant="quiet"
            className={`tabular ${styles.call}`}
            {...tells('phone_click')}
          >
            <Icon icon={Phone} /> Call {SITE.phone.text}
          </ButtonLink>
        </div>
        {/* After the words in the HTML: the drawing is at the lower edge, which the words push down as they load. */}
        <Art className={styles.art} src={art.narrow} wide={art.wide} first />
      </div>
      <div className={`wrap stack gap-4 top with-aside ${styles.columns}`}>
        <div>
          {MAIL === null ? (
            <DirectContact title="Call or email us">
              The form isn’t here right now. Call or email, and a recruiter will answer.
            </DirectContact>
          ) : (
            <>
              <NoScriptContact />
              <Redraw>
                <ContactForm />
              </Redraw>
            </>
          )}
        </div>
        <aside className={`stack gap-4 pairs ${styles.aside}`} aria-label="Other ways to reach us">
          <ContactPanel />
        </aside>
      </div>
    </>
  );
}
