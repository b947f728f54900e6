import { formatPay, payUnit } from '@/lib/domain/pay/pay';
import styles from './pay-figure.module.css';

type Props = {
  readonly payText: string | null;
  /** Replaces the label 'Weekly pay', if the pay is weekly. */
  readonly weeklyLabel?: string;
};

/** The pay as a label and a figure. Only weekly pay is labelled so: the feed may give another unit. */
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
