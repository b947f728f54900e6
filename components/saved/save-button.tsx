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
 * Saves a job on this device. Plain markup, for a list has a hundred of them: `elements/saved/saved-jobs.ts` answers a press and knows which
 * are pressed. Until its script is there, and without scripts, the room is kept and nothing is seen.
 */
export function SaveButton({ job, hasWord = false }: Props) {
  const { id, title, place, pay } = toJobStub(job);
  return (
    <button
      type="button"
      className={styles.save}
      aria-label={SAVE_LABEL + title}
      aria-pressed={false}
      data-save={id}
      data-place={place}
      data-pay={pay ?? undefined}
      data-word={hasWord || undefined}
      suppressHydrationWarning
    >
      {hasWord && 'Save'}
    </button>
  );
}
