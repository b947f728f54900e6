import { SPECIALTIES } from './specialties';
import { WHY_PATH } from './addresses/paths';

const JOB = /^\/jobs\/(?!(?:in|for)\/)[^/]+$/;

const QUOTING: ReadonlySet<string> = new Set([
  WHY_PATH,
  '/recruiter-riley',
  ...SPECIALTIES.flatMap(({ path, benefits }) => (benefits ? [path] : [])),
]);

/** Whether a page's own text names what a referral pays. */
export const quotesReferral = (path: string): boolean => QUOTING.has(path) || JOB.test(path);
