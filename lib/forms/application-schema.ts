import type { InferType } from 'yup';
import { boolean, object } from 'yup';
import { FIELD_MESSAGES } from './form-messages';
import { emailRule, firstNameRule, lastNameRule, phoneRule } from './person-rules';
import type { FieldErrors } from './read-values';
import { readValues } from './read-values';
import type { ResumeFile } from './resume';
import { resumeProblem } from './resume';

/** The one schema of both application forms, in the browser and on the server (specification, section 5). */
const applicationSchema = object({
  firstName: firstNameRule(),
  lastName: lastNameRule(),
  email: emailRule(),
  phone: phoneRule({ exact: true }),
  receiveUpdates: boolean().oneOf([true], FIELD_MESSAGES.consent).required(FIELD_MESSAGES.consent),
});

/** What the applicant types and ticks, under the payload's names. */
export type ApplicationValues = InferType<typeof applicationSchema>;
export type ApplicationField = keyof ApplicationValues | 'resume';
export type ApplicationErrors = FieldErrors<ApplicationField>;

/** The fields in the order of the page, and of the error summary. */
export const APPLICATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'resume',
  'receiveUpdates',
] as const satisfies readonly ApplicationField[];

export const isApplicationField = (name: unknown): name is ApplicationField =>
  APPLICATION_FIELDS.some((field) => field === name);

/** The typed values tidied, or what is wrong with them. */
export const readApplication = (
  typed: Readonly<Record<keyof ApplicationValues, unknown>>,
): { values: ApplicationValues } | { errors: ApplicationErrors } =>
  readValues(applicationSchema, typed);

/** The form's own check: the schema and the chosen file. */
export function applicationErrors(
  typed: ApplicationValues & { readonly resume: ResumeFile | null },
): ApplicationErrors {
  const reading = readApplication(typed);
  const problem = typed.resume === null ? null : resumeProblem(typed.resume);
  return {
    ...('errors' in reading ? reading.errors : {}),
    ...(problem === null ? {} : { resume: problem }),
  };
}
