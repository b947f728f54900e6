import { boolean } from 'yup';
import { SITE } from '@/lib/config/site';
import type { FieldErrors, OptionalName } from './form';
import { createForm } from './form';
import { FIELD_MESSAGES } from './form-messages';
import { personFields } from './person-fields';
import type { ResumeFile } from './resume';
import { resumeProblem } from './resume';

/**
 * The one table of both application forms, in the browser and on the server (specification, section 5). Schema, order of errors, draft, body
 * and payload are made from it: docs/how-to/form-field.md.
 */
export const APPLICATION = createForm(
  'application',
  {
    ...personFields({ exactPhone: true }),
    resume: { label: 'Resume', rule: null, optional: true },
    receiveUpdates: {
      // Who sends messages, what for, what they may cost, and how to stop them (docs/product/decisions.md, 'submit gate').
      label: `I agree that ${SITE.brand} may call, text and email me about jobs and this application. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
      empty: SITE.consentDefault,
      rule: boolean().oneOf([true], FIELD_MESSAGES.consent).required(FIELD_MESSAGES.consent),
    },
  },
  254,
);

/** What the applicant types and ticks, under the payload's names. */
export type ApplicationValues = typeof APPLICATION.empty;
/** The names of the fields that are typed or ticked: all but the file. */
export const TYPED_FIELDS = Object.keys(APPLICATION.empty) as readonly (keyof ApplicationValues)[];
export type ApplicationField = (typeof APPLICATION.names)[number];
export type ApplicationErrors = FieldErrors<ApplicationField>;
type MayBeEmpty = OptionalName<typeof APPLICATION.fields>;

/** What an applicant sends (specification, section 3, 'Application payloads'). */
export type ApplicationPayload = Readonly<Omit<ApplicationValues, MayBeEmpty>> &
  Readonly<Partial<Pick<ApplicationValues, MayBeEmpty>>> & {
    readonly hasResume: boolean;
    /** Both are set only if the application is for a job; a Quick Apply has neither. */
    readonly jobId?: string;
    readonly jobTitle?: string;
    /** The board or campaign the visit came from, if known and counted (lib/domain/counts/visit-source.ts). */
    readonly source?: string;
  };

type SentValues = Omit<ApplicationPayload, 'hasResume' | 'jobId' | 'jobTitle' | 'source'>;

/** The values without optional ones that were left empty. */
export const withoutEmpty = (values: ApplicationValues): SentValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as SentValues;

export const isApplicationField = (name: string): name is ApplicationField =>
  Object.hasOwn(APPLICATION.fields, name);

/** The form's own check: the schema and the chosen file. */
export function applicationErrors(
  typed: ApplicationValues & { readonly resume: ResumeFile | null },
): ApplicationErrors {
  const problem = typed.resume === null ? null : resumeProblem(typed.resume);
  return {
    ...APPLICATION.errorsOf(typed),
    ...(problem === null ? {} : { resume: problem }),
  };
}
