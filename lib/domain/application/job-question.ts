import type { ChosenJob } from '@/lib/domain/saved/chosen-jobs';
import type { JobSummary } from '@/lib/domain/job/job';
import { sentValues, withoutMarks } from '@/lib/domain/words/sent-text';
import { isJobId } from '@/lib/domain/job/job-id';
import { questionList } from '@/lib/domain/posting/asked-questions';
import { titleWithPlace } from '@/lib/domain/place/place';

/** The job a visitor asks about, in words: from the list's own data, or from its id alone. */
export type JobQuestion = {
  /** The id in its address. */
  readonly id: string;
  /** 'Job ID 48211: ICU RN in Austin, TX'; the id of the address if nothing else is known. */
  readonly about: string;
  /** 'ICU RN in Austin, TX', or the same id. */
  readonly name: string;
};

/** A text message with these questions, to a number written as in `tel:`. Both iOS and Android accept the odd '?&'. */
export function textHref(
  tel: `tel:${string}`,
  { about }: JobQuestion,
  words: readonly string[],
): string {
  const body = [`Hi, I have a question about ${about}. `, questionList(words)].filter(Boolean);
  return `sms:${tel.slice('tel:'.length)}?&body=${encodeURIComponent(body.join('\n'))}`;
}

/** An email with these questions. */
export function mailHref(email: string, question: JobQuestion, words: readonly string[]): string {
  const [subject, body] = [questionSubject(question), questionMessage(question, words)];
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The id an address asks about with `?job=`; null if there is none or it cannot be an id. */
export function askedJob(search: string): string | null {
  const id = withoutMarks(sentValues(new URLSearchParams(search), 'job')[0] ?? '');
  return isJobId(id) ? id : null;
}

/** Describes the job asked about. The Job ID that recruiters know comes first so that it survives truncation. */
export function toQuestion(id: string, chosen: ChosenJob | undefined): JobQuestion {
  if (!chosen || chosen.status === 'unknown') return { id, about: `Job ${id}`, name: `Job ${id}` };
  return questionAbout(chosen.job);
}

/** A job in the words of a question. */
export function questionAbout(
  job: Pick<JobSummary, 'id' | 'jobNumber' | 'title' | 'city' | 'state' | 'placeText'>,
): JobQuestion {
  const number = job.jobNumber === null ? `Job ${job.id}` : `Job ID ${job.jobNumber}`;
  const name = titleWithPlace(job.title, job);
  return { id: job.id, about: `${number}: ${name}`, name };
}

/** The prefilled subject of such a message. */
export const questionSubject = ({ about }: JobQuestion): string => `Question about ${about}`;

/** The prefilled message: the questions that its page leaves open, in words; '' if there are none. */
export const questionMessage = ({ about }: JobQuestion, words: readonly string[]): string =>
  words.length === 0 ? '' : `My questions about ${about}:\n${questionList(words)}\n`;

/** The message as the agency receives it: the typed text, then the job and its address. */
export function withQuestion(message: string, { id, about }: JobQuestion, origin: string): string {
  return `${message}\n\n${about}\n${origin}/jobs/${id}`;
}
