import { isTimeout } from '@/lib/domain/basics/timeout-error';
import { toRecord, toText } from '@/lib/platform/basics/coercers';
import type { PlatformErrorKind } from './platform-error';

/** Error codes of a connection that was never established. A reset is not among them: by then the request may have arrived. */
const NEVER_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|EPROTO|ERR_TLS_\w+|ERR_SSL_\w+|CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

/**
 * The kind of failure behind an error of `fetch`.
 * @param status of the answer, if it had begun: an answer that breaks off counts as one of the wrong shape.
 */
export function kindOf(error: unknown, status: number | null): PlatformErrorKind {
  if (isTimeout(error)) return 'timeout';
  if (status !== null) return 'shape';
  return wasNeverSent(error) ? 'unreachable' : 'broken';
}

/** The code is on the error itself or, because `fetch` wraps it, on one of its causes. */
function wasNeverSent(error: unknown): boolean {
  for (let link = toRecord(error); link !== null; link = toRecord(link.cause))
    if (NEVER_SENT.test(toText(link.code) ?? '')) return true;
  return false;
}
