import 'server-only';
import { env } from '@/lib/config/env';
import { APPLICATION_LIMIT, UPLOAD } from '@/lib/config/limits';
import { REPORTING } from '@/lib/config/reporting';
import { toSource } from '@/lib/domain/counts/visit-source';
import type { BotCheck, Resume } from '@/lib/domain/application/application';
import { JOB_DETAILS_MESSAGES } from '@/lib/domain/messages/job-details-messages';
import type { ApplicationErrors } from '@/lib/forms/application-fields';
import { APPLICATION, withoutEmpty } from '@/lib/forms/application-fields';
import type { ApplicationAnswer } from '@/lib/forms/application-upload';
import { BOT_MESSAGES, RESUME_MESSAGES, SEND_MESSAGES } from '@/lib/forms/form-messages';
import { tidyText } from '@/lib/forms/tidy-text';
import type { UploadField } from '@/lib/forms/upload-fields';
import { uploadedValues } from '@/lib/forms/upload-fields';
import { isJobId } from '@/lib/domain/job/job-id';
import type { Upload, UploadProblem, UploadedFile } from './application-upload';
import { beginUpload, discardUpload, readUpload } from './application-upload';
import { submitApplication } from './applications';
import { siteDatabase } from '@/lib/server/database/database';
import { clientAddress } from '@/lib/server/http/client-address';
import { isCrossSite } from '@/lib/server/http/cross-site';
import { processWide } from '@/lib/server/process/process-wide';
import { createRateLimit } from '@/lib/server/http/rate-limit';
import { checkResume } from './resume-check';
import { createUploadRoom } from './upload-room';

type Reply = {
  readonly status: number;
  readonly answer: ApplicationAnswer;
  readonly retryAfterSeconds?: number;
};
type Fields = ReadonlyMap<UploadField, string>;
/** The site's own title of a job, without a look-up; undefined for a job that it does not know. */
type TitleOf = (jobId: string) => string | undefined;

const UPLOAD_PROBLEMS: Readonly<Record<UploadProblem, Reply>> = {
  unsupported: {
    status: 415,
    answer: { message: 'The form must be sent as multipart/form-data.' },
  },
  'too-large': {
    status: 413,
    answer: { message: RESUME_MESSAGES.tooLarge, errors: { resume: RESUME_MESSAGES.tooLarge } },
  },
  'too-slow': { status: 408, answer: { message: SEND_MESSAGES.tooSlow } },
  malformed: { status: 400, answer: { message: 'The form could not be read. Please try again.' } },
};
const LONGEST_JOB_TITLE = 300;

const NO_ROOM: Reply = {
  status: 503,
  answer: { message: SEND_MESSAGES.noRoom },
  retryAfterSeconds: UPLOAD.noRoomRetrySeconds,
};

const mayApply = (client: string) =>
  processWide('application-limit', () =>
    createRateLimit({
      name: 'applications',
      requests: env().rateLimitApplications ?? APPLICATION_LIMIT.perClient,
      windowMs: APPLICATION_LIMIT.windowMs,
      database: siteDatabase,
    }),
  )(client);
const uploadRoom = () =>
  processWide('upload-room', () =>
    createUploadRoom({
      bytes: UPLOAD.roomBytes,
      bytesPerClient: UPLOAD.roomPerClientBytes,
      waitMs: UPLOAD.roomWaitMs,
      waiting: UPLOAD.waitingForRoom,
    }),
  );

/**
 * Handles a post to `/api/applications`, from its headers to the platform and back: applies the browser's rules with the same texts,
 * and checks what only the server can judge (where the request came from, what the file is). Never rejects.
 */
export async function takeApplication(request: Request, titleOf: TitleOf): Promise<Reply> {
  if (isCrossSite(request.headers, env().siteUrl)) {
    return { status: 403, answer: { message: SEND_MESSAGES.forbidden } };
  }
  const client = clientAddress(request.headers);
  const retryAfterSeconds = await mayApply(client);
  if (retryAfterSeconds !== null) {
    await discardUpload(request);
    return { status: 429, answer: { message: SEND_MESSAGES.tooMany }, retryAfterSeconds };
  }
  const begun = await beginUpload(request);
  if ('problem' in begun) return UPLOAD_PROBLEMS[begun.problem];
  const room = uploadRoom();
  const { bytes } = begun;
  const leave = bytes <= UPLOAD.smallBytes ? () => undefined : await room.enter(client, bytes);
  if (leave === null) {
    await discardUpload(begun);
    return NO_ROOM;
  }
  try {
    const upload = await readUpload(request, begun, room.isWanted, leave);
    return 'problem' in upload
      ? UPLOAD_PROBLEMS[upload.problem]
      : await takeUpload(upload, titleOf);
  } finally {
    leave();
  }
}

async function takeUpload({ fields, file }: Upload, titleOf: TitleOf): Promise<Reply> {
  if (fields.get('honeypotValue')) {
    return { status: 400, answer: { message: BOT_MESSAGES.honeypot } };
  }
  const job = readJob(fields, titleOf);
  if (job === null) return { status: 404, answer: { message: JOB_DETAILS_MESSAGES.notFound } };
  const reading = APPLICATION.read(uploadedValues(fields));
  const checked = await checkFile(file);
  const errors: ApplicationErrors = {
    ...('errors' in reading ? reading.errors : {}),
    ...('problem' in checked ? { resume: checked.problem } : {}),
  };
  if ('errors' in reading || 'problem' in checked) return refusal(errors);
  const { status, message, kind, receipt, retryAfterSeconds } = await submitApplication({
    payload: {
      ...withoutEmpty(reading.values),
      hasResume: checked.resume !== null,
      ...job,
      ...readSource(fields),
    },
    resume: checked.resume,
    botCheck: readBotCheck(fields),
    nonce: readNonce(fields),
  });
  return {
    status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    answer: {
      message,
      ...(kind === 'unconfirmed' ? { unconfirmed: true } : {}),
      ...(kind === 'queued' ? { queued: true } : {}),
      ...(receipt === undefined ? {} : { receipt }),
    },
  };
}

function refusal(errors: ApplicationErrors): Reply {
  const message = Object.values(errors)[0] ?? SEND_MESSAGES.failedQuickApply;
  const status = errors.resume === RESUME_MESSAGES.tooLarge ? 413 : 422;
  return { status, answer: { message, errors } };
}

async function checkFile(
  file: UploadedFile | null,
): Promise<{ resume: Resume | null } | { problem: string }> {
  return file === null ? { resume: null } : checkResume(file);
}

/** The job applied for; empty for a Quick Apply, null for an id that no job can have. */
function readJob(fields: Fields, titleOf: TitleOf): { jobId?: string; jobTitle?: string } | null {
  const jobId = fields.get('jobId') ?? '';
  if (jobId === '') return {};
  if (!isJobId(jobId)) return null;
  // A job the site knows gets its own title, not the client's.
  const jobTitle = titleOf(jobId) ?? typedTitle(fields);
  return { jobId, ...(jobTitle === '' ? {} : { jobTitle }) };
}

const typedTitle = (fields: Fields) =>
  tidyText(fields.get('jobTitle') ?? '').slice(0, LONGEST_JOB_TITLE);

/** Where the visit came from; empty if the form does not say, or if visits are not counted. */
function readSource(fields: Fields): { source?: string } {
  const source = REPORTING.counts ? toSource(fields.get('source')) : null;
  return source === null ? {} : { source };
}

function readBotCheck(fields: Fields): BotCheck {
  const time = Number(fields.get('formTimingMs') ?? 0);
  const action = fields.get('action');
  return {
    honeypotValue: '',
    formTimingMs: Number.isFinite(time) && time > 0 ? Math.round(time) : 0,
    v3Token: tidyText(fields.get('v3Token') ?? ''),
    v2Token: tidyText(fields.get('v2Token') ?? ''),
    action: action === 'job_application' || action === 'quick_apply' ? action : 'form_submit',
  };
}

function readNonce(fields: Fields): string | null {
  const nonce = fields.get('nonce') ?? '';
  return /^[0-9a-f]{32}$/.test(nonce) ? nonce : null;
}
