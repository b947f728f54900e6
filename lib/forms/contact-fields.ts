import { MESSAGE_MIN_CHARACTERS } from '@/lib/config/browser-limits/forms';
import { createForm } from './form';
import { FIELD_MESSAGES } from './form-messages';
import { personFields } from './person-fields';
import { lengthProblem, ruled } from './text-rules';
import { tidyLines, tidyText } from './tidy-text';

/** The longest values, in characters. Ours: the specification names none. */
const SUBJECT_LENGTH = 150;
const MESSAGE_LENGTH = 5_000;

function messageProblem(value: string): string | null {
  const problem = lengthProblem(value, FIELD_MESSAGES.message, MESSAGE_LENGTH);
  if (problem !== null) return problem;
  return [...value].length < MESSAGE_MIN_CHARACTERS ? FIELD_MESSAGES.messageShort : null;
}

/** The one table of the contact form (specification, section 5). */
export const CONTACT = createForm(
  'contact',
  {
    ...personFields({ exactPhone: false }),
    subject: {
      label: 'Subject',
      rule: ruled((value) => lengthProblem(value, FIELD_MESSAGES.subject, SUBJECT_LENGTH)),
      input: { autoComplete: 'off', maxLength: SUBJECT_LENGTH },
    },
    message: {
      label: 'Message',
      rule: ruled(messageProblem, tidyLines),
      input: { maxLength: MESSAGE_LENGTH },
    },
  },
  MESSAGE_LENGTH,
);

/** What a visitor types, under the names of the specification's section 3. */
export type ContactValues = typeof CONTACT.empty;

/** The subject an address asks for with `?subject=`, one short line; null without one. */
export function subjectFromQuery(search: string): string | null {
  return cutSubject(tidyText(new URLSearchParams(search).get('subject') ?? '')) || null;
}

/** As much of a subject as its field takes. */
export const cutSubject = (text: string): string => [...text].slice(0, SUBJECT_LENGTH).join('');
