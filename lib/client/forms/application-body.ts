import type { BotCheck } from '@/lib/domain/application/application';
import { visitSource } from '@/lib/client/reports/visit-source';
import type { ApplicationValues } from '@/lib/forms/application-fields';
import { TYPED_FIELDS } from '@/lib/forms/application-fields';
import { UPLOAD_FILE } from '@/lib/forms/application-upload';
import type { UploadField } from '@/lib/forms/upload-fields';

/** The job a form is for, as its payload names it. */
export type AppliedJob = { readonly id: string; readonly title: string };

/** Everything one press of the button sends. */
export type ApplicationContent = {
  readonly values: ApplicationValues;
  readonly resume: File | null;
  /** Null for a Quick Apply. */
  readonly job: AppliedJob | null;
  readonly botCheck: BotCheck;
};

/** The multipart body of `POST /api/applications`. */
export function applicationBody(
  content: ApplicationContent,
  nonce: string,
  source = visitSource(),
): FormData {
  const { values, resume, job, botCheck } = content;
  const body = new FormData();
  const put = (name: UploadField, value: string) => body.append(name, value);
  for (const name of TYPED_FIELDS) put(name, String(values[name]));
  if (job !== null) {
    put('jobId', job.id);
    put('jobTitle', job.title);
  }
  if (source !== null) put('source', source);
  put('nonce', nonce);
  put('honeypotValue', botCheck.honeypotValue);
  put('formTimingMs', String(Math.round(botCheck.formTimingMs)));
  put('v3Token', botCheck.v3Token);
  put('v2Token', botCheck.v2Token);
  put('action', botCheck.action);
  // The file goes last, so a streaming reader has all fields first.
  if (resume !== null) body.append(UPLOAD_FILE, resume, resume.name);
  return body;
}
