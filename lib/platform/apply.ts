import 'server-only';
import { PLATFORM } from '@/lib/config/limits';
import type { ApplicationPayload, BotCheck, Resume } from '@/lib/domain/application';
import { toApplyBody } from './apply-fields';
import { toRecord } from './coercers';
import { FAILURE } from './messages';
import { PlatformError } from './platform-error';
import { ask } from './request';
import { serverMessageOf } from './server-message';

/**
 * Hands an application to the platform, once: a POST is never repeated here (specification, section 7: Apply).
 * @returns the platform's own words, where it had any.
 * @throws PlatformError whose message is the platform's readable text, else the one of section 8. Of kind 'timeout' or
 * 'broken', and of kind 'shape' with a status of success, the application may have been received; else it was not.
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
      deadline: AbortSignal.timeout(PLATFORM.applyDeadlineMs),
      failure,
    });
    const answer = toRecord(body);
    if (answer === null) throw new PlatformError(failure, { kind: 'shape', status });
    const message = serverMessageOf(answer);
    if (answer.success === false) {
      throw new PlatformError(failure, { kind: 'http', status, serverMessage: message });
    }
    return { message };
  } catch (error) {
    throw error instanceof PlatformError ? inWords(error) : error;
  }
}

function inWords(error: PlatformError): PlatformError {
  if (error.serverMessage !== null) return error.withMessage(error.serverMessage);
  return error.status === 403 ? error.withMessage(FAILURE.applyForbidden) : error;
}
