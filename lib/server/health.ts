import 'server-only';
import { isDraining } from '@/lib/server/process/draining';
import type { PlatformErrorKind } from '@/lib/platform/http/platform-error';
import { mayMoreWait, refusesApplications, waitingApplications } from './outbox/application-outbox';
import { isDatabaseSetAside } from '@/lib/server/database/database';
import { needsPerson } from '@/lib/server/outbox-store/waiting';
import { snapshotStore } from './jobs/snapshot/snapshot';

/** How the process is doing: what `/api/health` answers. */
export type Health = {
  /**
   * `attention`: a person has to look: applications wait, or may wait in a database that is away, or are refused because they cannot be
   * queued; a damaged database was set aside; or there are no jobs to show because the list cannot be read. `draining`: it has been told to end.
   */
  readonly status: 'ok' | 'attention' | 'draining';
  /** Where the snapshot came from; null while no list is known. */
  readonly source: 'platform' | 'database' | null;
  readonly ageSeconds: number | null;
  /** How the last read of the list failed; null if it did not. */
  readonly listFailure: PlatformErrorKind | null;
  readonly jobs: number;
  /** Records of the feed that could not be read. */
  readonly dropped: number;
  /** Applications the platform does not have yet: they wait for it, or for a person. */
  readonly applicationsWaiting: number;
  /** Those of them that are held for a person. */
  readonly applicationsHeld: number;
  /** Since the oldest of them was accepted; null if there is none. */
  readonly oldestApplicationSeconds: number | null;
};

/** Read from memory (a folder of this machine's once a minute): a probe never waits for the platform. */
export function health(now: Date = new Date()): Health {
  const known = snapshotStore().known();
  const listFailure = snapshotStore().lastFailure();
  const waiting = waitingApplications(now.getTime());
  const needsAttention =
    needsPerson(waiting) ||
    mayMoreWait() ||
    refusesApplications() ||
    isDatabaseSetAside() ||
    (known === null && listFailure !== null);
  const ageMs = known && now.getTime() - Date.parse(known.fetchedAt);
  return {
    status: isDraining() ? 'draining' : needsAttention ? 'attention' : 'ok',
    source: known?.source ?? null,
    ageSeconds: ageMs === null ? null : Math.max(0, Math.round(ageMs / 1_000)),
    listFailure,
    jobs: known?.jobs.length ?? 0,
    dropped: known?.droppedCount ?? 0,
    applicationsWaiting: waiting.count,
    applicationsHeld: waiting.held,
    oldestApplicationSeconds: waiting.oldestSeconds,
  };
}
