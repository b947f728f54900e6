import { LongDate } from '@/components/job-card/long-date';
import { formatDollars } from '@/lib/domain/pay/dollars';
import type { PayLine, PayLines } from '@/lib/domain/pay-pages/pay-lines';
import { payTrend, shareOfTime, type PayTrend } from '@/lib/domain/pay-pages/pay-trend';
import { payRange, TYPICAL_PAY } from '@/lib/domain/pay/pay-figures';
import styles from './pay-trend-figure.module.css';

/** Of the drawing, which is stretched to the room there is. */
const SIZE = { width: 400, height: 100 } as const;

/** How the median and the middle half have changed: a drawing, and the same as a table. Renders nothing for too few days. */
export function PayTrendFigure({ lines }: { readonly lines: PayLines }) {
  const trend = payTrend(lines);
  if (!trend) return null;
  const { first, last, points, from, to } = trend;
  return (
    <section aria-labelledby="trend">
      <h2 id="trend" className={styles.title}>
        How it has changed
      </h2>
      <p>
        <Change first={first} last={last} />
      </p>
      <div className={styles.drawing} aria-hidden="true">
        <p className={styles.dollars}>
          <span>{formatDollars(to)}</span>
          <span>{formatDollars(from)}</span>
        </p>
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          width="100%"
          height={SIZE.height}
          preserveAspectRatio="none"
        >
          <path className={styles.half} d={bandOf(trend)} />
          <path className={styles.median} d={`M${pathOf(trend, ([, , median]) => median)}`} />
        </svg>
        <p className={styles.days}>
          <LongDate day={first[0]} />
          <LongDate day={last[0]} />
        </p>
        <ul className={styles.key}>
          <li data-mark="median">Median</li>
          <li data-mark="half">{TYPICAL_PAY}</li>
        </ul>
      </div>
      <details className={styles.table}>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Jobs</th>
              <th scope="col">Median</th>
              <th scope="col">{TYPICAL_PAY}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(([day, count, median, low, high]) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{count}</td>
                <td>{formatDollars(median)}</td>
                <td>{payRange({ low, high })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Change({ first, last }: Pick<PayTrend, 'first' | 'last'>) {
  const [before, now] = [formatDollars(first[2]), formatDollars(last[2])];
  return (
    <>
      From <LongDate day={first[0]} /> to <LongDate day={last[0]} /> the median{' '}
      {before === now ? `is the same: ${now} a week.` : `went from ${before} to ${now} a week.`}
    </>
  );
}

/** Points of the drawing joined by lines, from the first day to the last. */
function pathOf(trend: PayTrend, valueOf: (line: PayLine) => number): string {
  const { points, from, to } = trend;
  const range = Math.max(to - from, 1);
  return points
    .map((line) => {
      const x = shareOfTime(trend, line) * SIZE.width;
      const y = (1 - (valueOf(line) - from) / range) * SIZE.height;
      return `${x.toFixed(0)} ${y.toFixed(0)}`;
    })
    .join('L');
}

/** The outline of the middle half: along its upper end to the last day, then back along its lower end. */
function bandOf(trend: PayTrend): string {
  const there = pathOf(trend, ([, , , , high]) => high);
  const back = pathOf(trend, ([, , , low]) => low)
    .split('L')
    .toReversed()
    .join('L');
  return `M${there}L${back}Z`;
}
