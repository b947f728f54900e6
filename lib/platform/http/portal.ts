import 'server-only';
import { PLATFORM } from '@/lib/config/limits';
import { FAILURE } from '@/lib/platform/basics/failure-messages';
import { PlatformError } from './platform-error';
import { ask } from './request';

/**
 * The portal's sources, as they come: what one holds is not specified (section 7: Portal sources). They serve the
 * owner's check of the platform alone.
 * @throws PlatformError
 */
export async function getPortalSources(): Promise<readonly unknown[]> {
  const { status, body } = await ask({
    path: '/cerebralstaffportal',
    deadline: AbortSignal.timeout(PLATFORM.readDeadlineMs),
    failure: FAILURE.portalSources,
  });
  if (!Array.isArray(body)) {
    throw new PlatformError(FAILURE.portalSources, { kind: 'shape', status });
  }
  return body;
}
