import type { Job } from '@/lib/domain/job/job';
import { formatPlace } from '@/lib/domain/place/place';
import { Panel } from '@/components/ui/boxes/panel';
import { ApplyLink } from '@/components/job-card/apply-link';
import { PayFigure } from '@/components/job-card/pay-figure';
import styles from './pay-panel.module.css';

/** What it pays, and the way to say 'I want it'. On a phone the bar at the bottom has both. */
export function PayPanel({ job }: { readonly job: Job }) {
  return (
    <Panel className={`${styles.panel} stack`}>
      <PayFigure pay={job.pay} />
      <div className={styles.apply}>
        <ApplyLink jobId={job.id} title={job.title} place={formatPlace(job)} block />
      </div>
      <p className="muted small">Takes about two minutes. You can add a resume later.</p>
    </Panel>
  );
}
