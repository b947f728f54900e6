import { REPORTING } from '@/lib/config/reporting';
import { noteError } from './error-reports';
import { wantsPrivacy } from '@/lib/client/device/privacy';

/** Listens for uncaught errors, starting before hydration. The reporter is loaded with the first one. */
export function startErrorReports(): void {
  if (REPORTING.sentryDsn === null || wantsPrivacy()) return;
  window.addEventListener('error', ({ error }) => noteError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}
