import type { PlatformError, PlatformErrorKind } from './platform-error';

/** Kinds of failure in which nothing was sent. */
const OUTAGE_KINDS: ReadonlySet<PlatformErrorKind> = new Set(['unreachable', 'open']);
/** Status codes a gateway returns when its backend is down. */
const OUTAGE_STATUSES: ReadonlySet<number | null> = new Set([502, 503, 504]);

/**
 * Whether a call failed because the platform is unavailable, not because of the request: a later attempt may succeed
 * (docs/product/decisions.md, 'outage').
 */
export const isOutage = ({ kind, status }: PlatformError): boolean =>
  OUTAGE_KINDS.has(kind) || OUTAGE_STATUSES.has(status);
