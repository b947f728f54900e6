import { KEPT } from '@/lib/config/browser-limits/device';
import { isJobId } from '@/lib/domain/job/job-id';
import type { KeptApplication, KeptJob, KeptSearch } from '@/lib/domain/saved/kept';
import { parseDay, type Visit } from '@/lib/domain/saved/visits';
import { createCollection, isRecord } from './device-storage';

const toId = (value: unknown) => (typeof value === 'string' && isJobId(value) ? value : null);
const toText = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, KEPT.textMaxCharacters) : null;

function toKeptJob(value: unknown): KeptJob | null {
  if (!isRecord(value)) return null;
  const [id, title, on] = [toId(value.id), toText(value.title), parseDay(value.on)];
  if (id === null || title === null || on === null) return null;
  return { id, title, place: toText(value.place) ?? '', pay: toText(value.pay), on };
}

function toApplication(value: unknown): KeptApplication | null {
  if (!isRecord(value)) return null;
  const [id, on] = [toId(value.id), parseDay(value.on)];
  return id === null || on === null ? null : { id, on };
}

function toSearch(value: unknown): KeptSearch | null {
  const search = isRecord(value) ? value.search : null;
  const isSearch =
    typeof search === 'string' && search !== '' && search.length <= KEPT.searchMaxCharacters;
  return isSearch ? { search } : null;
}

function toVisit(value: unknown): Visit | null {
  const day = isRecord(value) ? parseDay(value.day) : null;
  return day === null || !isRecord(value) ? null : { day, before: parseDay(value.before) };
}

const idOf = ({ id }: { readonly id: string }) => id;

export const savedJobs = createCollection<KeptJob>({
  name: 'saved',
  version: 1,
  max: KEPT.saved,
  toItem: toKeptJob,
  keyOf: idOf,
});
export const viewedJobs = createCollection<KeptJob>({
  name: 'viewed',
  version: 1,
  max: KEPT.viewed,
  toItem: toKeptJob,
  keyOf: idOf,
});
export const applications = createCollection<KeptApplication>({
  name: 'applied',
  version: 1,
  max: KEPT.applied,
  toItem: toApplication,
  keyOf: idOf,
});
export const searches = createCollection<KeptSearch>({
  name: 'searches',
  version: 1,
  max: KEPT.searches,
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
