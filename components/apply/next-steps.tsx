import { SITE } from '@/lib/config/site';
import { SCREENING_CALL } from '@/lib/content/pages/screening-call';
import { Panel } from '@/components/ui/boxes/panel';
import styles from './next-steps.module.css';

/** What an applicant may expect (specification, section 1): the assistant, the call, the person. */
export function NextSteps() {
  return (
    <Panel as="section" aria-labelledby="next-steps">
      <h2 className={styles.title} id="next-steps">
        What happens next
      </h2>
      <ol className={styles.steps}>
        <li>Recruiter Riley, our virtual assistant, texts or emails you.</li>
        <li>You take a {SCREENING_CALL} call about what you want.</li>
        <li>A human recruiter takes it from there.</li>
      </ol>
      <p className={styles.phone}>
        Rather talk now? <a href={SITE.phone.href}>{SITE.phone.text}</a>
      </p>
    </Panel>
  );
}
