import { SITE } from '@/lib/config/site';
import { Panel } from '@/components/ui/panel';
import styles from './no-script-contact.module.css';

/** In the form's place where no script runs: people who take an application by phone or email. */
export function NoScriptContact() {
  return (
    <noscript>
      <Panel className={styles.panel}>
        <h2 className={styles.title}>Apply by phone or email</h2>
        <p>
          The form needs JavaScript, which is off in this browser. Call us and we take your
          application on the phone, or write to us and attach your resume.
        </p>
        <ul className={styles.ways}>
          <li>
            <a href={SITE.phone.href}>{SITE.phone.text}</a>
          </li>
          <li>
            <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
          </li>
        </ul>
      </Panel>
    </noscript>
  );
}
