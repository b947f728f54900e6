import 'server-only';
import { PLATFORM } from '@/lib/config/limits';
import { FAILURE } from '@/lib/platform/basics/failure-messages';
import { PlatformError } from './platform-error';
import { deadlineAfter } from './read-timeout';
import { ask } from './request';

/**
 * The portal's sources as received: their contents are not specified (section 7: Portal sources). Used only by the owner's check of
 * the platform.
 * @throws PlatformError
 */
export async function getPortalSources(): Promise<readonly unknown[]> {
  const { status, body } = await ask({
    path: '/cerebralstaffportal',
    deadline: deadlineAfter(PLATFORM.readDeadlineMs),
    failure: FAILURE.portalSources,
  });
  if (!Array.isArray(body)) {
    throw new PlatformError(FAILURE.portalSources, { kind: 'shape', status });
  }
  return body;
}
