import { Hash, MapPin } from 'lucide';
import type { Job } from '@/lib/domain/job/job';
import { factsIn, IN_APPLICATION, wholeFacts } from '@/lib/domain/job/job-facts';
import { formatPlace } from '@/lib/domain/place/place';
import { FACT_ICONS } from '@/components/job-card/fact-icons';
import { PayFigure } from '@/components/job-card/pay-figure';
import { stripOf } from '@/components/job-card/job-postcard';
import { Art } from '@/components/ui/marks/art';
import { Card } from '@/components/ui/boxes/card';
import { Icon } from '@/components/ui/marks/icon';
import styles from './applied-job-card.module.css';

/** The job an application is for, with the main facts from its own page. */
export function AppliedJobCard({ job }: { readonly job: Job }) {
  const facts = [
    { icon: MapPin, text: formatPlace(job) },
    ...factsIn(IN_APPLICATION, wholeFacts(job)).map(({ name, words }) => ({
      icon: FACT_ICONS[name],
      text: words,
    })),
    { icon: Hash, text: `Job ID ${job.jobNumber ?? 'N/A'}` },
  ].filter(({ text }) => text);
  return (
    <Card>
      <Art className={styles.art} src={stripOf(job)} width={352} height={132} />
      <div className={styles.body}>
        <h2 className={styles.title}>{job.title}</h2>
        <ul className={styles.facts}>
          {facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon icon={icon} /> <span>{text}</span>
            </li>
          ))}
        </ul>
        <PayFigure pay={job.pay} />
      </div>
    </Card>
  );
}
