import type { JobPay } from '@/lib/domain/job/job';
import { detailsInWords, payLabel } from '@/lib/domain/pay/pay-words';
import styles from './pay-figure.module.css';

type Props = {
  readonly pay: JobPay | null;
  readonly label?: string | undefined;
};

/** The pay as a label and a figure, and what is paid besides. Only weekly pay is labelled so. */
export function PayFigure({ pay, label = payLabel(pay) }: Props) {
  const details = pay && detailsInWords(pay);
  return (
    <p>
      <span className={`${styles.label} muted medium`}>{label}</span>{' '}
      <span className={styles.figure} data-none={pay === null || undefined}>
        {pay?.figure ?? 'Ask us'}
      </span>
      {details && <span className={`${styles.details} muted breaks`}> {details}</span>}
    </p>
  );
}
