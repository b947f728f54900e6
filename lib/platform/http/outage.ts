import type { PlatformError, PlatformErrorKind } from './platform-error';

/** Kinds of a failure in which nothing was sent. */
const OUTAGE_KINDS: ReadonlySet<PlatformErrorKind> = new Set(['unreachable', 'open']);
/** Status codes a gateway returns when its backend is down. */
const OUTAGE_STATUSES: ReadonlySet<number | null> = new Set([502, 503, 504]);

/**
 * Whether a call failed because the platform is away, not because of what was asked: another time it may be taken
 * (docs/product/decisions.md, 'outage').
 */
export const isOutage = ({ kind, status }: PlatformError): boolean =>
  OUTAGE_KINDS.has(kind) || OUTAGE_STATUSES.has(status);
