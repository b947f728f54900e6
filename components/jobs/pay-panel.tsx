import type { Job } from '@/lib/domain/job';
import { formatPlace } from '@/lib/domain/place';
import { Panel } from '@/components/ui/panel';
import { ApplyLink } from './apply-link';
import { PayFigure } from './pay-figure';
import styles from './pay-panel.module.css';

export function PayPanel({ job }: { readonly job: Job }) {
  return (
    <Panel className={styles.panel}>
      <PayFigure payText={job.payText} />
      <ApplyLink jobId={job.id} title={job.title} place={formatPlace(job)} block />
      <p className={styles.help}>
        Takes about two minutes. A resume helps, but you can add it later.
      </p>
    </Panel>
  );
}
