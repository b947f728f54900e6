import { DEVICE_LIMITS } from '@/lib/config/browser-limits/device';
import { isJobId } from '@/lib/domain/job/job-id';
import { readReceipt } from '@/lib/domain/application/receipt';
import type {
  AppliedJob,
  RecentSearch,
  SavedJob,
  SentApplication,
} from '@/lib/domain/saved/saved-job';
import { parseDay, type Visit } from '@/lib/domain/saved/visits';
import { createCollection, isRecord } from './device-storage';

const toId = (value: unknown) => (typeof value === 'string' && isJobId(value) ? value : null);
const toText = (value: unknown) =>
  typeof value === 'string' && value !== ''
    ? value.slice(0, DEVICE_LIMITS.textMaxCharacters)
    : null;

function toSavedJob(value: unknown): SavedJob | null {
  if (!isRecord(value)) return null;
  const [id, title, on] = [toId(value.id), toText(value.title), parseDay(value.on)];
  if (id === null || title === null || on === null) return null;
  return { id, title, place: toText(value.place) ?? '', pay: toText(value.pay), on };
}

function toApplication(value: unknown): AppliedJob | null {
  if (!isRecord(value)) return null;
  const [id, on] = [toId(value.id), parseDay(value.on)];
  return id === null || on === null ? null : { id, on };
}

function toSent(value: unknown): SentApplication | null {
  if (!isRecord(value)) return null;
  const [code, on] = [readReceipt(value.code), parseDay(value.on)];
  if ((code === null && value.code !== null) || on === null) return null;
  return { code, jobId: toId(value.jobId), hasResume: value.hasResume === true, on };
}

function toSearch(value: unknown): RecentSearch | null {
  const search = isRecord(value) ? value.search : null;
  const isSearch =
    typeof search === 'string' &&
    search !== '' &&
    search.length <= DEVICE_LIMITS.searchMaxCharacters;
  return isSearch ? { search } : null;
}

function toVisit(value: unknown): Visit | null {
  const day = isRecord(value) ? parseDay(value.day) : null;
  return day === null || !isRecord(value) ? null : { day, before: parseDay(value.before) };
}

const idOf = ({ id }: { readonly id: string }) => id;

export const savedJobs = createCollection<SavedJob>({
  name: 'saved',
  version: 1,
  max: DEVICE_LIMITS.saved,
  toItem: toSavedJob,
  keyOf: idOf,
});
export const viewedJobs = createCollection<SavedJob>({
  name: 'viewed',
  version: 1,
  max: DEVICE_LIMITS.viewed,
  toItem: toSavedJob,
  keyOf: idOf,
});
export const applications = createCollection<AppliedJob>({
  name: 'applied',
  version: 1,
  max: DEVICE_LIMITS.applied,
  toItem: toApplication,
  keyOf: idOf,
});
export const sentApplications = createCollection<SentApplication>({
  name: 'sent',
  version: 1,
  max: DEVICE_LIMITS.receipts,
  toItem: toSent,
  keyOf: ({ code, jobId }) => code ?? `without a receipt: ${jobId}`,
});
export const searches = createCollection<RecentSearch>({
  name: 'searches',
  version: 1,
  max: DEVICE_LIMITS.searches,
  toItem: toSearch,
  keyOf: ({ search }) => search,
});
export const visits = createCollection<Visit>({
  name: 'visit',
  version: 1,
  max: 1,
  toItem: toVisit,
  keyOf: ({ day }) => day,
});
