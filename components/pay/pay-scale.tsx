import type { WeeklyPay } from '@/lib/domain/job/job';
import { formatDollars } from '@/lib/domain/pay/dollars';
import { TYPICAL_PAY, type PayFigures } from '@/lib/domain/pay/pay-figures';
import styles from './pay-scale.module.css';

type Props = {
  /** The range of the job being viewed; null without one. */
  readonly own: WeeklyPay | null;
  readonly peers: PayFigures;
  /** The range of all its peers, if it is drawn. */
  readonly whole?: WeeklyPay;
};

/** Shares of the scale's width: the margin at each end, and the room that two figures side by side need. */
const EDGE = 0.12;
const APART = 0.22;

/** A job's range beside the middle half of its peers and their median, or the peers' alone. The words around it say the same. */
export function PayScale({ own, peers: { low, high, median }, whole }: Props) {
  const drawn = own ?? whole;
  if (!drawn || low === high) return null;
  const [from, to] = [Math.min(low, drawn.min), Math.max(high, drawn.max)];
  const at = (dollars: number) => EDGE + ((dollars - from) / (to - from)) * (1 - 2 * EDGE);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const bar = (min: number, max: number) => ({
    x: percent(at(min)),
    width: percent(Math.max(at(max) - at(min), 0.01)),
  });
  return (
    <div className={styles.scale} aria-hidden="true">
      <svg className={styles.drawing} width="100%" height="76">
        <line
          className={styles.ground}
          x1={whole ? percent(at(from)) : '0'}
          x2={whole ? percent(at(to)) : '100%'}
          y1="38"
          y2="38"
        />
        <rect className={styles.peers} {...bar(low, high)} y="28" height="20" rx="6" />
        {own && (
          <rect className={styles.job} {...bar(own.min, own.max)} y="33" height="10" rx="5" />
        )}
        <line
          className={styles.median}
          x1={percent(at(median))}
          x2={percent(at(median))}
          y1="20"
          y2="56"
        />
        <text className={styles.label} x={percent(at(median))} y="14" textAnchor="middle">
          Median {formatDollars(median)}
        </text>
        {at(high) - at(low) > APART &&
          [low, high].map((end) => (
            <text key={end} className={styles.end} x={percent(at(end))} y="70" textAnchor="middle">
              {formatDollars(end)}
            </text>
          ))}
      </svg>
      <ul className={styles.key}>
        {own && <li data-mark="job">This job</li>}
        <li data-mark="peers">{TYPICAL_PAY}</li>
      </ul>
    </div>
  );
}
