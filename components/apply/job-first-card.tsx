import { ArrowRight } from 'lucide';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';
import { Art } from '@/components/ui/marks/art';
import { Card } from '@/components/ui/boxes/card';
import { TextLink } from '@/components/ui/actions/text-link';
import styles from './applied-job-card.module.css';

/** A card beside the Quick Apply form, for visitors who would rather look at jobs first. */
export function JobFirstCard() {
  return (
    <Card>
      <Art className={styles.art} src={PAGE_POSTCARDS.quickApply} width={352} height={132} />
      <div className={styles.body}>
        <h2 className={styles.title}>Rather choose a job first?</h2>
        <p className={styles.facts}>See the place, the shift and the pay before you apply.</p>
        <TextLink href="/jobs" icon={ArrowRight}>
          See all open jobs
        </TextLink>
      </div>
    </Card>
  );
}
