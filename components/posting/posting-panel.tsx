import type { Job } from '@/lib/domain/job/job';
import type { QuotedPosting } from '@/lib/domain/posting/mark-quotes';
import { openQuestions } from '@/lib/domain/posting/open-questions';
import { Panel } from '@/components/ui/boxes/panel';
import { OpenQuestions } from './open-questions';
import { PostingAnswers } from './posting-answers';
import styles from './posting-panel.module.css';

type Props = {
  readonly job: Pick<Job, 'id' | 'contract'>;
  /** What the description says; null if there is none. */
  readonly posting: QuotedPosting | null;
};

/** What travel nurses ask about every posting: this one's own sentences, and what it and the record leave open (docs/decisions/0052). */
export function PostingPanel({ job, posting }: Props) {
  const open = openQuestions(posting, job.contract);
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="posting-says">
      <h2 id="posting-says" className={styles.title}>
        What this posting says
      </h2>
      {posting && posting.size > 0 ? (
        <PostingAnswers posting={posting} />
      ) : (
        <p className={styles.note}>Nothing of what clinicians ask most.</p>
      )}
      {open.length > 0 && <OpenQuestions jobId={job.id} questions={open} />}
    </Panel>
  );
}
