import { FIELD_MESSAGES } from './form-messages';
import { formatPhone, phoneProblem } from './phone';
import { tidyText } from './tidy-text';
import { lengthProblem, ruled } from './text-rules';

/** The longest value each field takes, in characters. Ours: the specification names none. */
export const PERSON_LENGTHS = { firstName: 100, lastName: 100, email: 254 } as const;

const named = (required: string, longest: number) =>
  ruled((value) => lengthProblem(value, required, longest));

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
  return value.length <= PERSON_LENGTHS.email && EMAIL.test(value)
    ? null
    : FIELD_MESSAGES.emailInvalid;
}

/** Yup rules of the fields that every form asks for (specification, section 5). */
export const firstNameRule = () => named(FIELD_MESSAGES.firstName, PERSON_LENGTHS.firstName);
export const lastNameRule = () => named(FIELD_MESSAGES.lastName, PERSON_LENGTHS.lastName);
export const emailRule = () => ruled(emailProblem, (text) => withAsciiDomain(tidyText(text)));

/** Formatted as the field does while it is typed into; `exact` adds the applications' rule of exactly ten digits. */
export const phoneRule = ({ exact }: { exact: boolean }) =>
  ruled((value) => phoneProblem(value, { exact })).transform(
    // Text without any digit stays, so that it gets its own error.
    (value: string) => formatPhone(value) || value,
  );
