import 'server-only';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import {
  alertMessage,
  seenNow,
  unseenJobs,
  type AlertMessage,
} from '@/lib/domain/search-alerts/search-alert-message';
import { hasPassed } from '@/lib/server/process/has-passed';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import type { Device, DeviceSearch } from './device-seal';
import { dayOf, foundJobs, isUndated } from './found-jobs';

/** A search followed from now on: what it finds today is not news. */
export async function followFrom(snapshot: Snapshot, search: string): Promise<DeviceSearch> {
  const jobs = await foundJobs(snapshot, search);
  return { search, seen: seenNow(jobs, dayOf(snapshot), SEARCH_ALERTS.seenIdsMax) };
}

const followAll = (snapshot: Snapshot, { searches }: Device) =>
  Promise.all(searches.map(({ search }) => followFrom(snapshot, search)));

/**
 * Starts a device afresh when the jobs' first-seen dates were lost: all of them look new then, and nobody should be alerted about
 * thousands.
 * @returns null if no dates were lost
 */
export async function pastLostDays(snapshot: Snapshot, device: Device): Promise<Device | null> {
  const day = dayOf(snapshot);
  const isBehind = device.searches.some(({ seen }) => seen.day < day);
  if (!isBehind || !(await isUndated(snapshot))) return null;
  return { ...device, searches: await followAll(snapshot, device) };
}

/** Whether a device may get a digest: a day after the last one. */
export const isDue = ({ sentAt }: Device, now: number): boolean =>
  sentAt === null || hasPassed(SEARCH_ALERTS.everyMs, sentAt, now);

/** The message a device gets about these jobs; null if there is nothing to report. */
export async function digestFor(
  snapshot: Snapshot,
  { searches }: Device,
): Promise<AlertMessage | null> {
  const found = searches.map(async ({ search, seen }) => ({
    search,
    ids: unseenJobs(await foundJobs(snapshot, search), seen).map(({ id }) => id),
  }));
  return alertMessage(await Promise.all(found));
}

/** The device after its digest was sent. */
export async function afterDigest(
  snapshot: Snapshot,
  device: Device,
  now: number,
): Promise<Device> {
  return { ...device, sentAt: now, refusals: 0, searches: await followAll(snapshot, device) };
}

/** The device after its push service refused one more digest; null if it has refused too many. */
export function afterRefusal(device: Device): Device | null {
  const refusals = (device.refusals ?? 0) + 1;
  return refusals < SEARCH_ALERTS.refusalsMax ? { ...device, refusals } : null;
}
