import recruiters from '@/content/recruiters.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';
import type { PhotoFile } from './photo';

type RecruiterShortcut = {
  /** The address without its slash, in small letters: `/avery`. */
  readonly slug: string;
  /** The recruiter's own page of the scheduling service. */
  readonly calendarUrl: `https://${string}`;
  /** Who it is, for the pages of jobs, applications and what comes after them. Left out, only the address works. */
  readonly person?: RecruiterPerson;
};

/** A real person, who has agreed to be named here. */
export type RecruiterPerson = {
  readonly name: string;
  /** What they do, in a few words: 'Recruiter, ICU and ER'. */
  readonly role: string;
  /** Their direct line. */
  readonly phone: { readonly text: string; readonly href: `tel:+1${string}` };
  /** Null: the first letters of the name stand for it. */
  readonly photo: PhotoFile | null;
  /** Specialties whose jobs are theirs, as the list's filter names them: ['ICU', 'ER']. Without any: all that nobody else has. */
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
 * Whose job it is: that of the first recruiter with one of its specialties, else of the first who has all the rest, else of the first.
 * @returns null where no recruiter is named
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
