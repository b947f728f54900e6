import type { JobSummary } from '@/lib/domain/job/job';
import { toJobStub } from '@/lib/domain/saved/saved-job';
import styles from './save-button.module.css';
import { SAVE_LABEL } from '@/lib/content/jobs/save-label';

type Props = {
  readonly job: Pick<JobSummary, 'id' | 'title' | 'city' | 'state' | 'placeText' | 'payText'>;
  /** Says 'Save' beside its drawing. */
  readonly hasWord?: boolean;
};

/**
 * Saves a job on this device. Plain markup, for a list has a hundred of them: `elements/saved/saved-jobs.ts` answers a press
 * and knows which are pressed. A check box remembers by itself what was pressed before that script came; to everybody it is a
 * button. Where scripts are switched off, its room is kept and nothing is seen.
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
