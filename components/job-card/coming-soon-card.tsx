import { Card } from '@/components/ui/boxes/card';
import styles from './coming-soon-card.module.css';

/** Fills the last page of the featured jobs: nothing to follow, so it takes no focus. */
export function ComingSoonCard() {
  return (
    <Card placeholder className={`${styles.card} middle one-row muted centered-text`}>
      <p className={`${styles.title} ink size-h4 strong`}>Coming Soon</p>
      <p>Check back soon</p>
    </Card>
  );
}
