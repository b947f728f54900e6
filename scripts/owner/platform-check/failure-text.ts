import { PLATFORM } from '@/lib/config/limits';
import type { PlatformError, PlatformErrorKind } from '@/lib/platform/http/platform-error';

const KINDS: Readonly<Record<PlatformErrorKind, string>> = {
  unreachable: 'no connection: refused, no such host, or a certificate that is not trusted',
  open: 'not sent: the calls before it kept failing',
  timeout: `no answer for ${PLATFORM.readDeadlineMs / 1_000} s, or it did not end in time`,
  broken: 'the connection broke before an answer began',
  http: 'refused',
  page: 'a page of HTML, to sign in or about maintenance',
  shape: 'not what the contract says: cut off, or another shape',
};

/** How a call failed, without any contents of the answer. */
export function failureText({ kind, status }: PlatformError): string {
  if (kind === 'http' && status !== null && status >= 300 && status < 400) {
    return `a redirect (${status}), which the site does not follow`;
  }
  if (kind === 'http') return `${KINDS.http} with status ${status}, or a list of errors`;
  return KINDS[kind];
}
