import type { ReactNode } from 'react';
import { stampsOf } from '@/components/job-card/stamps';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import { savedRow, toJobStub } from '@/lib/domain/saved/saved-job';
import type { ChosenJob } from '@/lib/domain/saved/chosen-jobs';
import { SavedCard } from './saved-card';
import styles from './saved-cards.module.css';
import { SHORTLISTED } from './attributes';

type Props = {
  readonly jobs: readonly Exclude<ChosenJob, { status: 'unknown' }>[];
  readonly siteUrl: string;
};

/** The jobs of a shortlist, each as a card: no two neighbours show the same postcard. */
export function SavedCards({ jobs, siteUrl }: Props) {
  const rows = jobs.map((chosen) => ({ chosen, row: savedRow(toJobStub(chosen.job), chosen) }));
  const stamps = stampsOf(rows.map(({ row }) => ({ id: row.id, drawing: drawingOf(row) })));
  return (
    <ul className={styles.list}>
      {rows.map(({ chosen: { asked, status, job }, row }, at) => {
        const { id, title, place, pay } = toJobStub(job);
        const { asked: of, status: as, ...kept } = SHORTLISTED;
        const stub = { [kept.id]: id, [kept.title]: title, [kept.place]: place };
        return (
          <li key={id} {...{ [of]: asked, [as]: status, ...stub, [kept.pay]: pay ?? undefined }}>
            <SavedCard row={row} stamp={stamps[at] ?? ''} siteUrl={siteUrl} canApply />
          </li>
        );
      })}
    </ul>
  );
}

/** A list that the element fills. */
export const EmptyCards = (): ReactNode => (
  <ul className={styles.list} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
