import { DEVICE_LIMITS } from '@/lib/config/browser-limits/device';
import { feedDate } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';
import type { JobStub, SentApplication } from '@/lib/domain/saved/saved-job';
import { visitOn } from '@/lib/domain/saved/visits';
import type { WriteOutcome } from './device-storage';
import { applications, savedJobs, sentApplications, viewedJobs, visits } from './collections';

/** The calendar day where the visitor is. */
export function localDay(now: Date): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const today = () => localDay(new Date());

/** 'full': the device stores as many jobs as allowed, and none is dropped unasked. */
export type SaveOutcome = WriteOutcome | 'removed' | 'full';

/** Saves a job, or removes it if it is saved. */
export function toggleSaved({ id, title, place, pay }: JobStub): SaveOutcome {
  const kept = savedJobs.read();
  const others = kept.filter((job) => job.id !== id);
  if (others.length < kept.length) {
    return savedJobs.write(others) === 'not written' ? 'not written' : 'removed';
  }
  if (others.length >= DEVICE_LIMITS.saved) return 'full';
  return savedJobs.write([{ id, title, place, pay, on: today() }, ...others]);
}

/** Saves the jobs of a shared list, as far as there is room; jobs already saved stay as they are. */
export function saveAll(jobs: readonly JobStub[]): SaveOutcome {
  const kept = savedJobs.read();
  const added = jobs.filter(({ id }) => !kept.some((job) => job.id === id));
  if (added.length === 0) return 'written';
  const room = added.slice(0, DEVICE_LIMITS.saved - kept.length);
  if (room.length === 0) return 'full';
  const outcome = savedJobs.write([...room.map((job) => ({ ...job, on: today() })), ...kept]);
  return outcome === 'written' && room.length < added.length ? 'full' : outcome;
}

/** Records that a job's page was viewed. */
export function noteViewed({ id, title, place, pay }: JobStub): void {
  const others = viewedJobs.read().filter((job) => job.id !== id);
  viewedJobs.write([{ id, title, place, pay, on: today() }, ...others]);
}

/** Records an application that was delivered, or that our server has queued. */
export function noteApplication(id: string): void {
  const others = applications.read().filter((application) => application.id !== id);
  applications.write([{ id, on: today() }, ...others]);
}

/** Records an application that was sent, with its receipt, for the page after it. */
export function noteSent(sent: Omit<SentApplication, 'on'>): void {
  sentApplications.write([{ ...sent, on: today() }, ...sentApplications.read()]);
}

/** Records that jobs were viewed today. Returns the day of the previous visit, in the feed's time zone; null on the first one. */
export function noteVisit(): IsoDate | null {
  const kept = visits.read()[0] ?? null;
  const visit = visitOn(feedDate(new Date()), kept);
  if (visit !== kept) visits.write([visit]);
  return visit.before;
}
