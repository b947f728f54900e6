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

/** The resume, null without one, or what is wrong with it. */
function readResume(
  body: Record<string, unknown>,
  data: Record<string, unknown>,
): ReceivedApplication['resume'] | string {
  const content = textOf(body.fileContent);
  const name = textOf(data.resumeFileName);
  if (!content && !name && data.hasResume !== true) return null;
  if (!content) return 'The resume has no content.';
  if (!name) return 'resumeFileName is required with a resume.';
  if (content.length % 4 !== 0 || !BASE64.test(content)) return 'The resume is not valid base64.';
  const bytes = Buffer.from(content, 'base64');
  return bytes.length > MAX_RESUME_BYTES ? 'The resume is larger than 5 MB.' : { name, bytes };
}

/** The sources, null without any, or what is wrong with them. */
function readContactValues({ contactValues }: Record<string, unknown>): object | null | string {
  if (contactValues === undefined) return null;
  const value = parseJson(Buffer.from(textOf(contactValues)));
  return isObject(value) ? value : 'contactValues must be the text of a JSON object.';
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
  const contactValues = readContactValues(data);
  if (typeof contactValues === 'string') return refuse(400, contactValues);
  const resume = readResume(body, data);
  if (typeof resume === 'string') return refuse(400, resume);
  await keep({
    firstName: textOf(data.firstName),
    lastName: textOf(data.lastName),
    email: textOf(data.email),
    phone: textOf(data.phone),
    jobId: textOf(data.jobId) || null,
    jobTitle: textOf(data.jobTitle) || null,
    receiveUpdates: booleanOf(data.receiveUpdates),
    hasResume: booleanOf(data.hasResume),
    contactValues,
    botDetection: body.botDetection ?? null,
    resume,
    more: moreOf(data),
  });
  const message = resume ? 'Resume uploaded successfully' : 'Application submitted successfully';
  return json({ success: true, message });
}
