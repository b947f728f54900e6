import { SITE } from '@/lib/config/site';
import { NUMBER_TO_SAVE, RILEY_WRITES } from '@/lib/content/pages/after-applying';
import { SCREENING_CALL } from '@/lib/content/jobs/screening-call';
import { Panel } from '@/components/ui/boxes/panel';
import styles from './next-steps.module.css';

/**
 * What an applicant can expect (specification, section 1): the assistant, the call, the person.
 * @param isSent whether the application has been sent: from then on our number is worth saving.
 */
export function NextSteps({ isSent = false }: { readonly isSent?: boolean }) {
  return (
    <Panel as="section" aria-labelledby="next-steps">
      <h2 className={`${styles.title} size-h4`} id="next-steps">
        What happens next
      </h2>
      <ol className={`${styles.steps} gap-label muted small`}>
        <li>
          {`Recruiter Riley, our virtual assistant, texts or emails you${RILEY_WRITES ? `, ${RILEY_WRITES}` : ''}.`}
        </li>
        <li>You take a {SCREENING_CALL} call about what you want.</li>
        <li>A human recruiter takes it from there.</li>
      </ol>
      {isSent && (
        <p className={`${styles.phone} small`}>
          Save our number, <a href={NUMBER_TO_SAVE.href}>{NUMBER_TO_SAVE.text}</a>, so you know it
          is us.
        </p>
      )}
      {(!isSent || NUMBER_TO_SAVE.text !== SITE.phone.text) && (
        <p className={`${styles.phone} small`}>
          Rather talk now? <a href={SITE.phone.href}>{SITE.phone.text}</a>
        </p>
      )}
    </Panel>
  );
}
