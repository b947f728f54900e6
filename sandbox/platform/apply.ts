import { json } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';
import { isObject, parseJson, textOf } from '@/sandbox/http/request';
import type { SandboxRequest } from '@/sandbox/http/request';

/** An application the platform accepted. */
export type ReceivedApplication = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly jobId: string | null;
  readonly jobTitle: string | null;
  readonly receiveUpdates: boolean | null;
  /** What the caller claims; `resume` is what arrived. */
  readonly hasResume: boolean | null;
  /** Candidate and job source, as sent by the caller. */
  readonly contactValues: unknown;
  readonly botDetection: unknown;
  readonly resume: { readonly name: string; readonly bytes: Buffer } | null;
  /** Fields of `applicationData` that have no place above. */
  readonly more: unknown;
};

/** The platform's own limit; a test checks that the site's is the same. */
const MAX_RESUME_BYTES = 5_242_880;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

const refuse = (status: number, message: string): Answer =>
  json({ success: false, message }, status);

const KNOWN: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'email',
  'phone',
  'jobId',
  'jobTitle',
  'receiveUpdates',
  'hasResume',
  'contactValues',
  'resumeFileName',
]);
const moreOf = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !KNOWN.has(name)));

const booleanOf = (value: unknown) => (typeof value === 'boolean' ? value : null);

type Reading = { resume: ReceivedApplication['resume'] } | { problem: Answer };

function readResume(body: Record<string, unknown>, data: Record<string, unknown>): Reading {
  const content = textOf(body.fileContent);
  const name = textOf(data.resumeFileName);
  if (!content && !name && data.hasResume !== true) return { resume: null };
  if (!content) return { problem: refuse(400, 'The resume has no content.') };
  if (!name) return { problem: refuse(400, 'resumeFileName is required with a resume.') };
  if (content.length % 4 !== 0 || !BASE64.test(content)) {
    return { problem: refuse(400, 'The resume is not valid base64.') };
  }
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MAX_RESUME_BYTES) {
    return { problem: refuse(400, 'The resume is larger than 5 MB.') };
  }
  return { resume: { name, bytes } };
}

function readContactValues(
  data: Record<string, unknown>,
): { value: unknown } | { problem: Answer } {
  if (data.contactValues === undefined) return { value: null };
  const value = parseJson(Buffer.from(textOf(data.contactValues)));
  return isObject(value)
    ? { value }
    : { problem: refuse(400, 'contactValues must be the text of a JSON object.') };
}

function missingField(data: Record<string, unknown>): string | null {
  for (const name of ['firstName', 'lastName', 'email', 'phone']) {
    if (!textOf(data[name])) return `${name} is required.`;
  }
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(textOf(data.email)))
    return 'email is not an address.';
  return textOf(data.phone).replace(/\D/g, '').length === 10 ? null : 'phone must have 10 digits.';
}

/** Validates `POST /jobportal/v1/apply` as a platform would, and passes a valid application to `keep`. */
export async function apply(
  request: SandboxRequest,
  keep: (application: ReceivedApplication) => Promise<void>,
): Promise<Answer> {
  const body = parseJson(request.body);
  if (!isObject(body)) return refuse(400, 'The body must be JSON.');
  const data = body.applicationData;
  if (!isObject(data)) return refuse(400, 'applicationData is required.');
  if (isObject(body.botDetection) && textOf(body.botDetection.honeypotValue)) {
    return refuse(403, 'Security verification failed. Please refresh and try again.');
  }
  const problem = missingField(data);
  if (problem) return refuse(400, problem);
  const contact = readContactValues(data);
  if ('problem' in contact) return contact.problem;
  const read = readResume(body, data);
  if ('problem' in read) return read.problem;
  await keep({
    firstName: textOf(data.firstName),
    lastName: textOf(data.lastName),
    email: textOf(data.email),
    phone: textOf(data.phone),
    jobId: textOf(data.jobId) || null,
    jobTitle: textOf(data.jobTitle) || null,
    receiveUpdates: booleanOf(data.receiveUpdates),
    hasResume: booleanOf(data.hasResume),
    contactValues: contact.value,
    botDetection: body.botDetection ?? null,
    resume: read.resume,
    more: moreOf(data),
  });
  const message = read.resume
    ? 'Resume uploaded successfully'
    : 'Application submitted successfully';
  return json({ success: true, message });
}
