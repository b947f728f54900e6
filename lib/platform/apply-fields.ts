import { NO_SOURCE } from '@/lib/domain/counts/visit-source';
import type { BotCheck, Resume } from '@/lib/domain/application/application';
import type { ApplicationPayload, ApplicationValues } from '@/lib/forms/application-fields';

/**
 * Where the platform files an application that came through this site. The specification says that `contactValues` holds a
 * candidate source and a job source, 'website-style values', and no more: names and values are TO BE VERIFIED against the live
 * platform at hand-over, and are defined only here.
 */
export const CONTACT_VALUES = {
  Candidate_Source__c: 'Website',
  Job_Source__c: 'Website',
} as const;

/**
 * The platform's own field for the board or campaign that a visit came from ('indeed'), such as 'UTM_Source__c'. Null until an
 * owner has confirmed that the platform has one: an unknown field might make it refuse applications.
 */
const SOURCE_FIELD: string | null = null;

/** With the visit's source if the platform has a field for it. 'direct' is our word for no source. */
export function contactValues(source: string | undefined, field = SOURCE_FIELD) {
  if (field === null || source === undefined || source === NO_SOURCE) return CONTACT_VALUES;
  return { ...CONTACT_VALUES, [field]: source };
}

/**
 * The platform's names for what the form asks. The specification omits email and phone beside a resume; a recruiter must be able to reach
 * every applicant. Null for a field that the platform has no confirmed name for: it is not sent.
 */
const APPLICANT_NAMES: Readonly<Record<keyof ApplicationValues, string | null>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  receiveUpdates: 'receiveUpdates',
};

function applicantData(payload: ApplicationPayload): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(payload));
  return Object.fromEntries(
    Object.entries(APPLICANT_NAMES).flatMap(([field, name]) =>
      name === null || !values.has(field) ? [] : [[name, values.get(field)]],
    ),
  );
}

/** The body of the apply call (specification, section 7; docs/product/decisions.md, 'apply body'). */
export function toApplyBody(
  payload: ApplicationPayload,
  resume: Resume | null,
  botCheck: BotCheck | null,
): Record<string, unknown> {
  const { jobId, jobTitle } = payload;
  const applicationData = {
    ...applicantData(payload),
    hasResume: resume !== null,
    ...(jobId === undefined ? {} : { jobId }),
    ...(jobTitle === undefined ? {} : { jobTitle }),
    ...(resume === null
      ? {}
      : {
          resumeFileName: resume.fileName,
          contactValues: JSON.stringify(contactValues(payload.source)),
        }),
  };
  return {
    applicationData,
    ...(resume === null ? {} : { fileContent: toBase64(resume.bytes) }),
    ...(botCheck === null ? {} : { botDetection: toBotDetection(botCheck) }),
  };
}

/** Field by field, so that nothing else the form may carry is sent along. */
function toBotDetection({ honeypotValue, formTimingMs, v3Token, v2Token, action }: BotCheck) {
  return { honeypotValue, formTimingMs, v3Token, v2Token, action };
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
