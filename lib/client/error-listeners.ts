import { REPORTING } from '@/lib/config/reporting';
import { wantsPrivacy } from './privacy';

const note = (error: unknown) =>
  // A browser that is cut off cannot tell either.
  void import('./error-reports').then(
    ({ noteError }) => noteError(error),
    () => undefined,
  );

/** Listens for errors that nobody has caught, from before the page comes to life. What reports them comes with the first. */
export function startErrorReports(): void {
  if (REPORTING.sentryDsn === null || wantsPrivacy()) return;
  window.addEventListener('error', ({ error }) => note(error));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}
