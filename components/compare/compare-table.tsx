import { compareJobs } from '@/lib/domain/compare/compare-jobs';
import type { ChosenJob } from '@/lib/domain/saved/chosen-jobs';
import type { IsoDate } from '@/lib/domain/job/job';
import { FACT_LABELS } from '@/lib/domain/job/job-facts';
import { ShiftWindows } from '@/components/job-card/shift-windows';
import { Badge } from '@/components/ui/marks/badge';
import { CompareActions } from './compare-actions';
import { CompareHeading } from './compare-heading';
import styles from './compare-table.module.css';
import { stripsOf } from '@/components/job-card/job-postcard';

type Props = {
  readonly jobs: readonly Exclude<ChosenJob, { status: 'unknown' }>[];
  readonly today: IsoDate;
};

/**
 * Jobs as columns, facts as groups of rows: the name of a fact is above its values, so that two jobs fit on a phone. Each cell lists its
 * headings in `headers`, because the name of its fact is in the row above.
 */
export function CompareTable({ jobs, today }: Props) {
  const ids = jobs.map(({ job }) => job.id);
  const strips = stripsOf(jobs.map(({ job }) => job));
  const facts = compareJobs(
    jobs.map(({ job }) => job),
    today,
  );
  return (
    <div className={styles.region} role="region" aria-labelledby="compared" tabIndex={0}>
      <table className={`${styles.table} full tabular`} data-jobs={jobs.length}>
        <caption className={`${styles.caption} muted small`} id="compared">
          {jobs.length} jobs side by side
        </caption>
        <thead>
          <tr>
            {jobs.map(({ job, status }, at) => (
              <th key={job.id} id={`job-${at}`} scope="col">
                <CompareHeading job={job} isFilled={status === 'filled'} strip={strips[at] ?? ''} />
              </th>
            ))}
          </tr>
        </thead>
        {facts.map(({ name, values, isSame, highest }, row) => (
          <tbody key={name} data-same={isSame || undefined}>
            <tr>
              <th id={`fact-${row}`} scope="rowgroup" colSpan={jobs.length} className={styles.name}>
                <span className={styles.sticky}>{name}</span>
              </th>
            </tr>
            <tr>
              {jobs.map(({ job }, at) => (
                <td key={job.id} headers={`job-${at} fact-${row}`}>
                  {values[at]} {at === highest && <Badge tone="sun">Highest</Badge>}
                  {name === FACT_LABELS.shift && <ShiftWindows job={job} />}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
        <tfoot className="unprinted">
          <tr>
            {jobs.map(({ job, status }, at) => (
              <td key={job.id} headers={`job-${at}`}>
                <CompareActions
                  job={job}
                  isFilled={status === 'filled'}
                  others={ids.filter((id) => id !== job.id)}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className={`${styles.note} muted small`}>
        Contract: weekly pay times its weeks, before taxes, if you work every week. Hour: weekly pay
        divided by the hours of its shifts. Estimates, not offers.
      </p>
    </div>
  );
}
