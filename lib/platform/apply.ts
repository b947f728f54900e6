import 'server-only';
import { PLATFORM } from '@/lib/config/limits';
import type { BotCheck, Resume } from '@/lib/domain/application/application';
import type { ApplicationPayload } from '@/lib/forms/application-fields';
import { readApplyAnswer } from './apply-answer';
import { toApplyBody } from './apply-fields';
import { FAILURE } from '@/lib/platform/basics/failure-messages';
import { PlatformError, isPlatformError } from '@/lib/platform/http/platform-error';
import { deadlineAfter } from '@/lib/platform/http/read-timeout';
import { ask } from '@/lib/platform/http/request';
import { serverMessageOf } from '@/lib/platform/basics/server-message';

/**
 * Submits an application to the platform once: a POST is never retried here (specification, section 7: Apply).
 * @returns the answer's `message`, if readable: its other text fields are for failures.
 * @throws PlatformError whose message is the platform's readable text, else the one of section 8; also if an answer with status 200
 * refuses. If the kind is 'timeout' or 'broken', or 'page' or 'shape' with a success status, the application may have been
 * received; otherwise it was not.
 */
export async function submitJobApplication(
  payload: ApplicationPayload,
  resume: Resume | null,
  botCheck: BotCheck | null,
): Promise<{ message: string | null }> {
  const failure = payload.jobId === undefined ? FAILURE.quickApply : FAILURE.applyToJob;
  try {
    const { status, body } = await ask({
      method: 'POST',
      path: '/jobportal/v1/apply',
      body: toApplyBody(payload, resume, botCheck),
      guard: 'apply',
      deadline: deadlineAfter(PLATFORM.applyDeadlineMs),
      failure,
    });
    const answer = readApplyAnswer(body);
    if (answer === null) throw new PlatformError(failure, { kind: 'shape', status });
    if (!answer.isTaken) {
      const serverMessage = serverMessageOf(answer.record, status);
      throw new PlatformError(failure, { kind: 'http', status, serverMessage });
    }
    return { message: serverMessageOf({ message: answer.record.message }, status) };
  } catch (error) {
    throw isPlatformError(error) ? inWords(error) : error;
  }
}

function inWords(error: PlatformError): PlatformError {
  if (error.serverMessage !== null) return error.withMessage(error.serverMessage);
  return error.status === 403 ? error.withMessage(FAILURE.applyForbidden) : error;
}
