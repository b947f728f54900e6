import { REPORTING } from '@/lib/config/reporting';
import { noteError } from './error-reports';
import { wantsPrivacy } from '@/lib/client/device/privacy';

/** Listens for errors that nobody has caught, from before hydration on. The reporter is loaded with the first of them. */
export function startErrorReports(): void {
  if (REPORTING.sentryDsn === null || wantsPrivacy()) return;
  window.addEventListener('error', ({ error }) => noteError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}
