import type { JobSummary } from '@/lib/domain/job/job';
import { toJobStub } from '@/lib/domain/saved/saved-job';
import styles from './save-button.module.css';
import { SAVE_LABEL } from '@/lib/content/jobs/save-label';

type Props = {
  readonly job: Pick<JobSummary, 'id' | 'title' | 'city' | 'state' | 'placeText' | 'payText'>;
  /** Shows 'Save' beside its icon. */
  readonly hasWord?: boolean;
};

/**
 * Saves a job on this device. Plain markup, because a list has a hundred of them: `elements/saved/saved-jobs.ts` handles presses and knows
 * which jobs are saved. A check box keeps a press from before that script loaded; to everybody it is a button. With scripts switched off
 * its room is kept, but it is invisible.
 */
export function SaveButton({ job, hasWord = false }: Props) {
  const { id, title, place, pay } = toJobStub(job);
  return (
    <label className={styles.save} data-word={hasWord || undefined}>
      <input
        type="checkbox"
        role="button"
        // A reload must not look like a press.
        autoComplete="off"
        aria-label={SAVE_LABEL + title}
        aria-pressed={false}
        data-save={id}
        data-place={place}
        data-pay={pay ?? undefined}
        suppressHydrationWarning
      />
      {hasWord && 'Save'}
    </label>
  );
}
