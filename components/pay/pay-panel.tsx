import { MessageCircle } from 'lucide';
import type { Job } from '@/lib/domain/job/job';
import { contactHref } from '@/lib/domain/application/job-question';
import { formatPlace } from '@/lib/domain/place/place';
import { Panel } from '@/components/ui/boxes/panel';
import { TextLink } from '@/components/ui/actions/text-link';
import { ApplyLink } from '@/components/job-card/apply-link';
import { PayFigure } from '@/components/job-card/pay-figure';
import styles from './pay-panel.module.css';

export function PayPanel({ job }: { readonly job: Job }) {
  return (
    <Panel className={styles.panel}>
      <PayFigure payText={job.payText} />
      <ApplyLink jobId={job.id} title={job.title} place={formatPlace(job)} block />
      <p className={styles.help}>
        Takes about two minutes. A resume helps, but you can add it later.
      </p>
      <TextLink
        rel="nofollow"
        className={styles.ask}
        href={contactHref(job.id)}
        leadingIcon={MessageCircle}
      >
        Ask about this job
      </TextLink>
    </Panel>
  );
}
