import { REPORTING } from '@/lib/config/reporting';
import { isCalledOff } from '@/lib/client/page/is-called-off';
import { noteError } from './error-reports';
import { wantsPrivacy } from '@/lib/client/device/privacy';

/**
 * Listens for uncaught errors, starting before hydration. The reporter is loaded with the first one. What was aborted has not failed: Safari
 * rejects a promise so each time it skips the transition between two pages.
 */
export function startErrorReports(): void {
  if (REPORTING.sentryDsn === null || wantsPrivacy()) return;
  window.addEventListener('error', ({ error }) => noteError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isCalledOff(reason)) noteError(reason);
  });
}
