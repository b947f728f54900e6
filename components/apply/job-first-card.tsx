import { ArrowRight } from 'lucide';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';
import { Art } from '@/components/ui/marks/art';
import { TextLink } from '@/components/ui/actions/text-link';
import styles from '@/components/job-card/job-card.module.css';

/** A card beside the Quick Apply form, for visitors who would rather look at jobs first. */
export function JobFirstCard() {
  return (
    <div className={`${styles.card} gap-3 framed shrinks`} data-layout="tile" data-picture="strip">
      <div className={`${styles.top} top`}>
        <Art className={styles.picture} src={PAGE_POSTCARDS.quickApply} width={352} height={132} />
        <h2 className={`${styles.title} snug size-h4 breaks`}>Rather pick a job first?</h2>
        <p className={styles.meta}>See the place, the shift and the pay before you apply.</p>
      </div>
      <TextLink href="/jobs" icon={ArrowRight}>
        See all open jobs
      </TextLink>
    </div>
  );
}
