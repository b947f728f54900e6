import recruiters from '@/content/recruiters.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';
import type { PhotoFile } from './photo';

type RecruiterShortcut = {
  /** The address without its slash, in lower case: `/avery`. */
  readonly slug: string;
  /** The recruiter's own page on the scheduling service. */
  readonly calendarUrl: `https://${string}`;
  /** Who it is, for the pages of jobs and applications and for those after applying. If left out, only the address works. */
  readonly person?: RecruiterPerson;
};

/** A real person, who has agreed to be named here. */
export type RecruiterPerson = {
  readonly name: string;
  /** What they do, in a few words: 'Recruiter, ICU and ER'. */
  readonly role: string;
  /** Their direct line. */
  readonly phone: { readonly text: string; readonly href: `tel:+1${string}` };
  /** Null: their initials are shown instead. */
  readonly photo: PhotoFile | null;
  /** Specialties whose jobs are theirs, as the list's filter names them: ['ICU', 'ER']. Empty: all that no other recruiter has. */
  readonly specialties: readonly string[];
};

/**
 * Recruiters: short addresses that lead to their calendars (specification, section 2, 'Recruiter scheduling shortcuts'), and who they are.
 * SAMPLE CONTENT: neither the recruiters nor the calendars exist, so nobody is named. See 'Make it yours' in the README.
 */
export const RECRUITERS = fillIn(recruiters.recruiters as readonly RecruiterShortcut[]);

/** A recruiter who can be shown. */
export type NamedRecruiter = RecruiterPerson & Pick<RecruiterShortcut, 'calendarUrl'>;

/**
 * The recruiter of a job: the first with one of its specialties, else the first who has all the rest, else the first.
 * @returns null if no recruiter is named
 */
export function recruiterOf(
  specialties: readonly string[],
  recruiters = RECRUITERS,
): NamedRecruiter | null {
  const named = recruiters.flatMap(({ person, calendarUrl }) =>
    person ? [{ ...person, calendarUrl }] : [],
  );
  const asked = new Set(specialties.map((name) => name.toLowerCase()));
  return (
    named.find((one) => one.specialties.some((name) => asked.has(name.toLowerCase()))) ??
    named.find((one) => one.specialties.length === 0) ??
    named[0] ??
    null
  );
}
