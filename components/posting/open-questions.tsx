import { QUESTION_WORDS } from '@/lib/content/jobs/posting-topics';
import type { Question } from '@/lib/domain/posting/topics';
import { Button } from '@/components/ui/actions/button';
import styles from './posting-panel.module.css';

type Props = {
  readonly jobId: string;
  /** What the posting says nothing about. */
  readonly questions: readonly Question[];
};

/**
 * Questions to tick. A plain form submits them to the contact form; the element adds them to the page's other ways to ask. Only their codes
 * are in the address.
 */
export function OpenQuestions({ jobId, questions }: Props) {
  return (
    <open-questions>
      <form action="/contact" className={styles.open}>
        <input type="hidden" name="job" value={jobId} />
        <fieldset className={styles.questions}>
          <legend>Not stated. Tick what you want to ask us:</legend>
          {questions.map((question) => (
            <label key={question} className={styles.question}>
              <input type="checkbox" name="ask" value={question} />
              {QUESTION_WORDS[question]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant="quiet" size="sm">
          Ask these questions
        </Button>
      </form>
    </open-questions>
  );
}
