import type { IsoDate } from '@/lib/domain/job/job';
import { feedDate } from '@/lib/domain/dates/dates';

/** A reference requested from a third person, or the candidate's own. */
export type ReferenceKind = 'reference' | 'candidate';

/** Whether a text names one of the two. */
export const isReferenceKind = (text: string): text is ReferenceKind =>
  text === 'reference' || text === 'candidate';

/** The status of a requested reference (specification, section 3). Names and dates are personal data: never logged. */
export type ReferenceStatus = {
  readonly success: boolean;
  readonly isCompleted: boolean;
  readonly formAvailable: boolean;
  readonly candidateName: string | null;
  /** As the platform writes it. */
  readonly submittedDate: string | null;
  readonly statusMessage: string | null;
};

/** What a visitor sees once the status is known (specification, section 4: Reference pages). */
export type ReferenceScreen = 'completed' | 'no-pending' | 'form' | 'failed';

/** A completed reference is never requested again, whatever else the status says; a check without success counts as failed. */
export function referenceScreen(status: ReferenceStatus): ReferenceScreen {
  if (!status.success) return 'failed';
  if (status.isCompleted) return 'completed';
  return status.formAvailable ? 'form' : 'no-pending';
}

const FLAGS = ['success', 'isCompleted', 'formAvailable'] as const;
const TEXTS = ['candidateName', 'submittedDate', 'statusMessage'] as const;

/** Whether an answer can be read as a status: something between us and the browser may have answered in our place. */
export function isReferenceStatus(answer: unknown): answer is ReferenceStatus {
  if (typeof answer !== 'object' || answer === null) return false;
  const valueOf = (name: string): unknown => Reflect.get(answer, name);
  return (
    FLAGS.every((name) => typeof valueOf(name) === 'boolean') &&
    TEXTS.every((name) => valueOf(name) === null || typeof valueOf(name) === 'string')
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * The calendar day of a submission: a day unchanged, a moment as its day in America/Chicago. Null for any other spelling, which is shown
 * as received.
 */
export function submittedDay(text: string): IsoDate | null {
  const isDay = DAY.test(text);
  if (!isDay && !MOMENT.test(text)) return null;
  // The platform writes '+0000', which not every browser reads.
  const moment = new Date(text.replace(/([+-]\d{2})(\d{2})$/, isDay ? '$&' : '$1:$2'));
  if (Number.isNaN(moment.getTime())) return null;
  return isDay ? text : feedDate(moment);
}
