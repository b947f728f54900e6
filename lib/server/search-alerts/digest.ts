import 'server-only';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import { feedDate } from '@/lib/domain/dates/dates';
import {
  alertMessage,
  seenNow,
  unseenJobs,
  type AlertMessage,
} from '@/lib/domain/lists/alert-message';
import type { Snapshot } from '@/lib/server/snapshot/build-snapshot';
import type { Device, FollowedSearch } from './device-seal';
import { foundJobs } from './found-jobs';

/** A search as it is followed from now on: what it finds today is not news. */
export function followFrom(snapshot: Snapshot, search: string): FollowedSearch {
  // Not the clock's day: a job that the next list brings is first seen on this day or a later one.
  const day = feedDate(new Date(snapshot.fetchedAt));
  return { search, seen: seenNow(foundJobs(snapshot, search), day, SEARCH_ALERTS.seenIdsMax) };
}

/** Whether a device may have a digest: a day after the last one. */
export const isDue = ({ sentAt }: Device, now: number): boolean =>
  sentAt === null || now - sentAt >= SEARCH_ALERTS.everyMs;

/** What a device is to be told of these jobs; null for nothing. */
export function digestFor(snapshot: Snapshot, { searches }: Device): AlertMessage | null {
  return alertMessage(
    searches.map(({ search, seen }) => ({
      search,
      ids: unseenJobs(foundJobs(snapshot, search), seen).map(({ id }) => id),
    })),
  );
}

/** A device that was told of them. */
export const afterDigest = (snapshot: Snapshot, device: Device, now: number): Device => ({
  ...device,
  sentAt: now,
  searches: device.searches.map(({ search }) => followFrom(snapshot, search)),
});
