import { useEffect } from 'react';
import { noteError } from './error-reports';

/** Reports the error that an error page stands for: React has caught it, so the window never hears of it. */
export function useErrorReport(error: unknown): void {
  useEffect(() => noteError(error), [error]);
}
