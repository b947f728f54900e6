import 'server-only';
import { PLATFORM, PLATFORM_TEXT } from '@/lib/config/limits';
import type { ReferenceKind, ReferenceStatus } from '@/lib/domain/hosted/reference';
import { toFlag, toRecord, toSaid } from '@/lib/platform/basics/coercers';
import { FAILURE } from '@/lib/platform/basics/failure-messages';
import { PlatformError } from '@/lib/platform/http/platform-error';
import { deadlineAfter } from '@/lib/platform/http/read-timeout';
import { ask } from '@/lib/platform/http/request';

const CALLS = {
  reference: { path: '/referencestatus', failure: FAILURE.reference },
  candidate: { path: '/candidatereferencestatus', failure: FAILURE.candidateReference },
} as const satisfies Record<ReferenceKind, { path: string; failure: string }>;

/**
 * Requests the current status, bypassing every cache (specification, section 7: Reference status).
 * @throws PlatformError
 */
export async function getReferenceStatus(
  kind: ReferenceKind,
  id: string,
  now: Date = new Date(),
): Promise<ReferenceStatus> {
  const { path, failure } = CALLS[kind];
  const { status, body } = await ask({
    path,
    query: { id, _t: String(now.getTime()) },
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    guard: kind,
    deadline: deadlineAfter(PLATFORM.readDeadlineMs),
    failure,
  });
  const record = toRecord(body);
  if (record === null || !('success' in record)) {
    throw new PlatformError(failure, { kind: 'shape', status });
  }
  return {
    success: toFlag(record.success),
    isCompleted: toFlag(record.isCompleted),
    formAvailable: toFlag(record.formAvailable),
    candidateName: toSaid(record.candidateName, PLATFORM_TEXT.fact),
    submittedDate: toSaid(record.submittedDate, PLATFORM_TEXT.fact),
    statusMessage: toSaid(record.statusMessage, PLATFORM_TEXT.message),
  };
}
