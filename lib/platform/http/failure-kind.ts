import { isTimeout } from '@/lib/domain/basics/timeout-error';
import { toRecord, toText, type VendorRecord } from '@/lib/platform/basics/coercers';
import { phaseOf, wasOnUsedConnection } from './connection-phase';
import type { PlatformErrorKind } from './platform-error';

/** System calls that come before the first byte of a request. */
const CONNECTING: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo']);

/** Error codes of a TLS connection that was never established. */
const NO_TLS =
  /^(?:EPROTO|ERR_TLS_\w+|ERR_SSL_\w+|CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

/** Other error codes of a connection that was never established, if the error names no system call. */
const NO_CONNECTION =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EMFILE|ENFILE|EACCES|EPERM|ERR_INVALID_URL|UND_ERR_CONNECT_TIMEOUT)$/;

/** Node's words for a TLS handshake that was cut, and undici's for a port that `fetch` never calls. Neither has a code of its own. */
const NO_CONNECTION_IN_WORDS = /before secure TLS connection was established$|^bad port$/;

/**
 * The kind of failure behind an error of `fetch`.
 * @param status of the answer, if it had begun: an answer that breaks off counts as one of the wrong shape.
 */
export function kindOf(error: unknown, status: number | null): PlatformErrorKind {
  if (isTimeout(error)) return 'timeout';
  if (status !== null) return 'shape';
  return wasNeverSent(error) ? 'unreachable' : 'broken';
}

/**
 * Whether a request met a connection that the other side had just closed because nothing was sent on it for a while. `fetch` learns of
 * that late while the process is busy, for example with a long list.
 */
export function metClosedConnection(error: unknown): boolean {
  if (kindOf(error, null) !== 'broken') return false;
  for (let link = toRecord(error); link !== null; link = toRecord(link.cause))
    if (wasOnUsedConnection(link)) return true;
  return false;
}

/**
 * Whether a request failed before anything of it was sent. `fetch` wraps the error that says so. A host with several addresses gives an
 * error with one for each; its own code is that of the first.
 */
function wasNeverSent(error: unknown): boolean {
  const link = toRecord(error);
  if (link === null) return false;
  const phase = phaseOf(link);
  if (phase !== null) return phase === 'connecting';
  if (Array.isArray(link.errors) && link.errors.length > 0) return link.errors.every(wasNeverSent);
  return saysNoConnection(link) || wasNeverSent(link.cause);
}

function saysNoConnection({ syscall, code, message }: VendorRecord): boolean {
  const [codeText, words] = [toText(code) ?? '', toText(message) ?? ''];
  return (
    CONNECTING.has(syscall) ||
    NO_TLS.test(codeText) ||
    (syscall === undefined && NO_CONNECTION.test(codeText)) ||
    NO_CONNECTION_IN_WORDS.test(words)
  );
}
