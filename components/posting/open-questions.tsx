import { OPEN_NAMES, QUESTION_WORDS, TOPIC_NAMES } from '@/lib/content/jobs/posting-topics';
import type { Question } from '@/lib/domain/posting/topics';
import { ASKED } from '@/lib/domain/application/contact-href';
import { Button } from '@/components/ui/actions/button';
import { Disclosure } from '@/components/ui/boxes/disclosure';
import styles from './posting.module.css';
import { OPEN_QUESTIONS } from './attributes';

type Props = {
  readonly jobId: string;
  /** What neither the posting nor its record says. */
  readonly questions: readonly Question[];
};

/**
 * What is not stated, in one line that opens questions to check. A plain form submits them to the contact form; the element adds them to the
 * page's other ways to ask. Only their codes are in the address; the form and a text message spell them out.
 */
export function OpenQuestions({ jobId, questions }: Props) {
  if (questions.length === 0) return null;
  return (
    <open-questions>
      <Disclosure
        // Printed even while closed: it says what is not stated.
        data-said=""
        summary={
          <>
            <span>{`Not stated: ${questions.map((question) => OPEN_NAMES[question]).join(', ')}. `}</span>
            <span className={styles.ask}>Ask</span>
          </>
        }
      >
        <form action={`/contact#${ASKED}`}>
          <input type="hidden" name="job" value={jobId} />
          <fieldset className={`${styles.questions} stack full small`}>
            <legend>Ask about:</legend>
            {questions.map((question) => (
              <label key={question} className={`${styles.question} top gap-3`}>
                <input
                  type="checkbox"
                  name="ask"
                  value={question}
                  {...{ [OPEN_QUESTIONS.question]: QUESTION_WORDS[question] }}
                />
                {TOPIC_NAMES[question]}
              </label>
            ))}
          </fieldset>
          <Button type="submit" variant="quiet" size="sm">
            Ask these questions
          </Button>
        </form>
      </Disclosure>
    </open-questions>
  );
}
