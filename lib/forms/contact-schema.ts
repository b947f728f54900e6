import type { InferType } from 'yup';
import { object } from 'yup';
import { MESSAGE_MIN_CHARACTERS } from '@/lib/config/browser-limits/forms';
import { FIELD_MESSAGES } from './form-messages';
import { emailRule, firstNameRule, lastNameRule, phoneRule } from './person-rules';
import type { FieldErrors } from './read-values';
import { readValues } from './read-values';
import { lengthProblem, ruled } from './text-rules';
import { tidyLines, tidyText } from './tidy-text';

/** The longest value each field takes, in characters. Ours: the specification names none. */
export const CONTACT_LENGTHS = { subject: 150, message: 5_000 } as const;

function messageProblem(value: string): string | null {
  const problem = lengthProblem(value, FIELD_MESSAGES.message, CONTACT_LENGTHS.message);
  if (problem !== null) return problem;
  return [...value].length < MESSAGE_MIN_CHARACTERS ? FIELD_MESSAGES.messageShort : null;
}

/** The rules of the contact form (specification, section 5). */
const contactSchema = object({
  firstName: firstNameRule(),
  lastName: lastNameRule(),
  email: emailRule(),
  phone: phoneRule({ exact: false }),
  subject: ruled((value) => lengthProblem(value, FIELD_MESSAGES.subject, CONTACT_LENGTHS.subject)),
  message: ruled(messageProblem, tidyLines),
});

/** What a visitor types, under the names of the specification's section 3. */
export type ContactValues = InferType<typeof contactSchema>;
export type ContactField = keyof ContactValues;
type ContactErrors = FieldErrors<ContactField>;

/** The fields in the order of the page, and of the error summary. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies readonly ContactField[];

export const EMPTY_CONTACT: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** The typed values tidied, or what is wrong with them. */
export const readContact = (
  typed: Readonly<Record<ContactField, unknown>>,
): { values: ContactValues } | { errors: ContactErrors } => readValues(contactSchema, typed);

/** The form's own check. */
export function contactErrors(typed: ContactValues): ContactErrors {
  const reading = readContact(typed);
  return 'errors' in reading ? reading.errors : {};
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Stored values, laid over the empty form; whatever does not fit is left out. */
export function restoreContact(kept: unknown): ContactValues {
  const source = isObject(kept) ? kept : {};
  const restored = { ...EMPTY_CONTACT };
  for (const field of CONTACT_FIELDS) {
    const text = source[field];
    if (typeof text === 'string') restored[field] = text.slice(0, CONTACT_LENGTHS.message);
  }
  return restored;
}

/** The subject an address asks for with `?subject=`, one short line; null without one. */
export function subjectFromQuery(search: string): string | null {
  return cutSubject(tidyText(new URLSearchParams(search).get('subject') ?? '')) || null;
}

/** As much of a subject as its field takes. */
export const cutSubject = (text: string): string =>
  [...text].slice(0, CONTACT_LENGTHS.subject).join('');
