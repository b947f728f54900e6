import type { JobQuestion } from '@/lib/domain/application/job-question';
import styles from './asked-job.module.css';

/** What a link brought along about a job. */
export type Asked = {
  readonly job: JobQuestion;
  /** How many questions were checked on the job's page. */
  readonly questions: number;
  readonly isReport: boolean;
};

/** The words before and after the job's name. */
function wordsOf({ questions, isReport }: Asked): readonly [string, string] {
  if (isReport) return ['Your report about', ' is ready. Say what is wrong, and add your name.'];
  if (questions === 0) return ['Your message is about', '. Write your question and add your name.'];
  if (questions === 1) return ['Your question about', ' is ready. Add your name.'];
  return [`Your ${questions} questions about`, ' are ready. Add your name.'];
}

/** First in the form: which job the message is about, and what is ready. */
export function AskedJob({ asked }: { readonly asked: Asked | null }) {
  const [before, after] = asked ? wordsOf(asked) : ['About the job you came from'];
  return (
    <p className={`breaks ${styles.asked}`} role="status" data-asked={asked !== null}>
      <span>{before}</span> {asked && <a href={`/jobs/${asked.job.id}`}>{asked.job.name}</a>}
      <span>{after}</span>
    </p>
  );
}
