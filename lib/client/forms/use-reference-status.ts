import { useEffect, useState } from 'react';
import { REFERENCE_CHECK } from '@/lib/config/limits';
import { isReferenceStatus, referenceScreen } from '@/lib/domain/hosted/reference';
import { retryOnReturn } from '@/lib/client/page/retry-on-return';
import type {
  ReferenceKind,
  ReferenceScreen,
  ReferenceStatus,
} from '@/lib/domain/hosted/reference';

/** The state of a check. `limited`: this client has asked too often; the wait is in minutes. */
export type ReferenceCheck =
  | { readonly state: 'checking' }
  | { readonly state: 'failed'; readonly reason: string | null }
  | { readonly state: 'limited'; readonly minutes: number }
  | { readonly state: Exclude<ReferenceScreen, 'failed'>; readonly status: ReferenceStatus };

const CHECKING: ReferenceCheck = { state: 'checking' };
const FAILED: ReferenceCheck = { state: 'failed', reason: null };

async function check(kind: ReferenceKind, id: string): Promise<ReferenceCheck> {
  const response = await fetch(`/api/references/${kind}?id=${encodeURIComponent(id)}`, {
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(REFERENCE_CHECK.deadlineMs),
  });
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || REFERENCE_CHECK.windowMs / 1_000;
    return { state: 'limited', minutes: Math.ceil(seconds / 60) };
  }
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isReferenceStatus(answer)) return FAILED;
  const screen = referenceScreen(answer);
  if (screen === 'failed') return { state: 'failed', reason: answer.statusMessage };
  return { state: screen, status: answer };
}

/**
 * Requests the status of a reference, once and again at each `retry`. A failure is shown here, and neither logged nor reported, because its
 * address contains the id.
 */
export function useReferenceStatus(kind: ReferenceKind, id: string) {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<ReferenceCheck>(CHECKING);

  useEffect(() => {
    let isWanted = true;
    void retryOnReturn(() => check(kind, id))
      .catch(() => FAILED)
      .then((result) => {
        if (isWanted) setFound(result);
      });
    return () => {
      isWanted = false;
    };
  }, [kind, id, attempt]);

  const retry = () => {
    setFound(CHECKING);
    setAttempt((last) => last + 1);
  };
  return { check: found, attempt, retry } as const;
}
