import type { JobSummary } from '@/lib/domain/job/job';
import { toJobStub } from '@/lib/domain/saved/saved-job';
import styles from './save-button.module.css';
import { saveLabel } from '@/lib/content/jobs/save-label';
import { SAVE } from './attributes';

type Props = {
  readonly job: Pick<JobSummary, 'id' | 'title' | 'city' | 'state' | 'placeText' | 'pay'>;
  /** Shows 'Save' beside its icon, 'Saved' once it is. */
  readonly hasWord?: boolean;
};

/**
 * Saves a job on this device. Plain markup, because a list has a hundred of these: `./elements/saved-jobs.ts` handles presses and knows
 * which jobs are saved. It is a check box, which remembers a press from before that script loaded; to visitors it is a button. Without
 * scripts it is invisible, but its room is kept.
 */
export function SaveButton({ job, hasWord = false }: Props) {
  const { id, title, place, pay } = toJobStub(job);
  return (
    <label className={styles.save} data-word={hasWord || undefined} suppressHydrationWarning>
      <input
        type="checkbox"
        role="button"
        // Otherwise a browser may restore the box as checked on reload, which would look like a press.
        autoComplete="off"
        aria-label={saveLabel(title, place)}
        aria-pressed={false}
        {...{ [SAVE.job]: id, [SAVE.place]: place, [SAVE.pay]: pay ?? undefined }}
        suppressHydrationWarning
      />
      {hasWord && (
        <span className={styles.words} aria-hidden="true">
          <span>Save</span>
          <span>Saved</span>
        </span>
      )}
    </label>
  );
}
