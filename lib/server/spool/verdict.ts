import 'server-only';
import { isOutage } from '@/lib/platform/outage';
import { PlatformError } from '@/lib/platform/platform-error';
import { doubtOf } from '@/lib/server/applications/application-outcome';

/**
 * What a hand-over that failed means for the entry.
 * - `down`: the platform is away or wants fewer calls; the others need not try either.
 * - `again`: a fault of the platform's own, or of ours; so many in a row and a person looks.
 * - `held`: the platform has refused it, or may have it already. A person decides; `why` is short and says nothing of the applicant.
 */
export type Verdict =
  { readonly kind: 'down' | 'again' } | { readonly kind: 'held'; readonly why: string };

const TOO_MANY_REQUESTS = 429;

export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof PlatformError)) return { kind: 'again' };
  const { status } = error;
  if (isOutage(error) || status === TOO_MANY_REQUESTS) return { kind: 'down' };
  // Sending it again could make two of it.
  if (doubtOf(error) !== null) return { kind: 'held', why: 'unsure' };
  if (status !== null && status >= 500) return { kind: 'again' };
  return { kind: 'held', why: status === null ? 'refused' : `http-${status}` };
}
