import { ChevronDown } from 'lucide';
import { SITE } from '@/lib/config/site';
import { PAY_EXPLAINED } from '@/lib/content/jobs/pay-questions';
import { ContactLink } from '@/components/header/contact-link';
import { Icon } from '@/components/ui/marks/icon';
import styles from './pay-explained.module.css';

/** What a weekly figure is usually made of, and what to ask before signing for it. */
export function PayExplained() {
  const { title, lead, parts, differs, asks, questions } = PAY_EXPLAINED;
  return (
    <details className={styles.explained}>
      <summary className={styles.title}>
        {title}
        <Icon icon={ChevronDown} className={styles.mark} />
      </summary>
      <div className={styles.content}>
        <p>{lead}</p>
        <dl className={styles.parts}>
          {parts.map(({ name, text }, index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{differs}</p>
        <h3 className={styles.asks}>{asks}</h3>
        <ul className={styles.questions}>
          {questions.map((question, index) => (
            <li key={index}>{question}</li>
          ))}
        </ul>
        <p>
          Call <ContactLink kind="phone" href={SITE.phone.href} text={SITE.phone.text} />, and a
          recruiter goes through them with you.
        </p>
      </div>
    </details>
  );
}
