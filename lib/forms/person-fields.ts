import type { FieldTable } from './form';
import { FIELD_MESSAGES } from './form-messages';
import { formatPhone, phoneProblem } from './phone';
import { tidyText } from './tidy-text';
import { lengthProblem, ruled } from './text-rules';

/** The longest values, in characters. Ours: the specification names none. */
const NAME_LENGTH = 100;
const EMAIL_LENGTH = 254;

const nameField = (label: string, required: string, autoComplete: string) => ({
  label,
  rule: ruled((value) => lengthProblem(value, required, NAME_LENGTH)),
  input: { autoComplete, maxLength: NAME_LENGTH },
});

/** Stricter than the HTML standard's rule, which accepts 'jo@mail': the domain must contain a dot. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*\.[a-z\d-]{2,63}$/i;

/** A domain in other letters as mail servers know it, as browsers do it: Chrome already in the field, others not. */
function withAsciiDomain(email: string): string {
  const [, local = '', domain = ''] = /^([^@]*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  if (/^[!-~]*$/.test(domain)) return email;
  try {
    return local + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

function emailProblem(value: string): string | null {
  if (value === '') return FIELD_MESSAGES.email;
  return value.length <= EMAIL_LENGTH && EMAIL.test(value) ? null : FIELD_MESSAGES.emailInvalid;
}

/**
 * Name and contact details, which applications and messages ask for (specification, section 5). The phone number is formatted as the field does while it
 * is typed into; `exactPhone` adds the applications' rule of exactly ten digits.
 */
export const personFields = ({ exactPhone }: { exactPhone: boolean }) =>
  ({
    firstName: nameField('First name', FIELD_MESSAGES.firstName, 'given-name'),
    lastName: nameField('Last name', FIELD_MESSAGES.lastName, 'family-name'),
    email: {
      label: 'Email',
      rule: ruled(emailProblem, (text) => withAsciiDomain(tidyText(text))),
      input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: EMAIL_LENGTH },
    },
    phone: {
      label: 'Phone number',
      rule: ruled((value) => phoneProblem(value, { exact: exactPhone })).transform(
        // Text without any digit stays, so that it gets its own error.
        (value: string) => formatPhone(value) || value,
      ),
    },
  }) as const satisfies FieldTable;

export type PersonField = keyof ReturnType<typeof personFields>;
