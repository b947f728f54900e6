import type { IsoDate, JobStart } from '@/lib/domain/job/job';
import { formatShortDay } from './central-time';

/** When a job starts: 'Dec 7', 'As soon as possible'. */
export const formatStart = (start: JobStart, today: IsoDate): string =>
  start === 'asap' ? 'As soon as possible' : formatShortDay(start, today);
