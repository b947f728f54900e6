import { Card } from '@/components/ui/boxes/card';
import styles from './coming-soon-card.module.css';

/** Fills the last page of the featured jobs: nothing to follow, so it takes no focus. */
export function ComingSoonCard() {
  return (
    <Card placeholder className={styles.card}>
      <p className={styles.title}>Coming Soon</p>
      <p>Check back soon</p>
    </Card>
  );
}
