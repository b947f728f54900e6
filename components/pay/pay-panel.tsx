import { MessageCircle, MessageSquare } from 'lucide';
import type { Job } from '@/lib/domain/job/job';
import { contactHref } from '@/lib/domain/application/contact-href';
import { textHref } from '@/lib/domain/application/job-question';
import { SITE } from '@/lib/config/site';
import { formatPlace } from '@/lib/domain/place/place';
import { Panel } from '@/components/ui/boxes/panel';
import { TextLink } from '@/components/ui/actions/text-link';
import { ApplyLink } from '@/components/job-card/apply-link';
import { PayFigure } from '@/components/job-card/pay-figure';
import styles from './pay-panel.module.css';
import { OPEN_QUESTIONS } from '@/components/posting/attributes';

/** What it pays, and every way to say 'I want it' or 'tell me more'. */
export function PayPanel({ job }: { readonly job: Job }) {
  const text = SITE.textPhone && textHref(SITE.textPhone.href, job);
  return (
    <Panel className={`${styles.panel} stack`}>
      <div className={styles.pay}>
        <PayFigure pay={job.pay} />
      </div>
      <div className={styles.apply}>
        <ApplyLink jobId={job.id} title={job.title} place={formatPlace(job)} block />
      </div>
      <p className={styles.help}>Takes about two minutes. You can add a resume later.</p>
      <TextLink
        rel="nofollow"
        className={styles.ask}
        href={contactHref(job.id)}
        leadingIcon={MessageCircle}
        {...{ [OPEN_QUESTIONS.asks]: true }}
      >
        Ask about this job
      </TextLink>
      {text && (
        <TextLink
          className={styles.ask}
          href={text}
          leadingIcon={MessageSquare}
          {...{ [OPEN_QUESTIONS.asks]: true }}
        >
          Text us
        </TextLink>
      )}
    </Panel>
  );
}
