import { formatPay, payUnit } from '@/lib/domain/pay/pay';
import styles from './pay-figure.module.css';

type Props = {
  readonly payText: string | null;
  /** Stands for 'Weekly pay', where the figure is one. */
  readonly weeklyLabel?: string;
};

/** The pay as a label and a figure. Only what is weekly is called so: the feed may name another unit. */
export function PayFigure({ payText, weeklyLabel = 'Weekly pay' }: Props) {
  const figure = formatPay(payText);
  return (
    <p>
      <span className={styles.label}>{payUnit(payText) === 'other' ? 'Pay' : weeklyLabel}</span>{' '}
      <span className={styles.figure} data-none={figure === null || undefined}>
        {figure ?? 'Ask us'}
      </span>
    </p>
  );
}
