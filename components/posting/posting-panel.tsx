import type { QuotedPosting } from '@/lib/domain/posting/mark-quotes';
import { QUESTIONS } from '@/lib/domain/posting/topics';
import { Panel } from '@/components/ui/boxes/panel';
import { OpenQuestions } from './open-questions';
import { PostingAnswers } from './posting-answers';
import styles from './posting-panel.module.css';

type Props = {
  readonly jobId: string;
  /** What the description says; null where there is none. */
  readonly posting: QuotedPosting | null;
};

/** What travel nurses ask of every posting: this one's own sentences, and what it leaves open (docs/decisions/0052). */
export function PostingPanel({ jobId, posting }: Props) {
  const open = QUESTIONS.filter((question) => !posting?.has(question));
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
      {open.length > 0 && <OpenQuestions jobId={jobId} questions={open} />}
    </Panel>
  );
}
