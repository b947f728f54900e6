import 'server-only';
import { createHash } from 'node:crypto';
import { FUNNEL } from '@/lib/domain/basics/count-report';
import type { VitalName } from '@/lib/domain/basics/vital-report';
import { VITALS } from '@/lib/domain/basics/vital-report';
import { countStore } from '@/lib/server/counts/count-store';
import type { DayCount } from '@/lib/server/counts/day-counts';
import { bucketKinds, peakKind } from '@/lib/server/counts/day-counts';
import { vitalBounds } from '@/lib/server/counts/vitals';
import { inTurns } from '@/lib/server/database/in-turns';
import type { Database } from '@/lib/server/database/sql';
import type { FolderImport } from './import-folder';
import { parsed } from './parsed';

const FILE = /^(\d{4}-\d\d-\d\d)\.json$/;
const FUNNEL_KEY = new RegExp(`^funnel (${FUNNEL.join('|')}) (\\S+)$`);
const VITAL_KEY = new RegExp(`^vital \\w+ (${Object.keys(VITALS).join('|')})$`);

/**
 * The counts: a file for each day, once the day has ended, because an instance of the earlier release writes it whole every minute. They
 * are added to what is there; a note of the file's hash says that they were. A process that dies in the middle loses a part of a day.
 */
export function importCounts(database: Database, now: () => number = Date.now): FolderImport {
  const store = countStore(database);
  return {
    folder: 'counts',
    isReady(name) {
      const day = FILE.exec(name)?.[1];
      return day !== undefined && day < new Date(now()).toISOString().slice(0, 10);
    },
    async take(name, contents) {
      const hash = createHash('sha256').update(name).update(contents).digest('hex');
      const { changes } = await database.sql`
        insert into memory (kind, key, value) values ('imported', ${hash}, ${name})
        on conflict (kind, key) do nothing`;
      if (changes === 0) return;
      await inTurns(rowsOf(name.slice(0, 10), parsed(contents)), store.add);
    },
  };
}

function* rowsOf(day: string, contents: unknown): Generator<DayCount> {
  const { sums, peaks, histograms } = recordOf(contents);
  for (const [key, n] of countsIn(sums)) {
    const [, kind = key, source = ''] = FUNNEL_KEY.exec(key) ?? [];
    yield { day, source, kind, n };
  }
  for (const [key, n] of countsIn(peaks))
    yield { day, source: '', kind: peakKind(key.replace(/^outbox /, '')), n };
  for (const [key, counts] of Object.entries(recordOf(histograms))) {
    const vital = VITAL_KEY.exec(key)?.[1];
    if (vital === undefined || !Array.isArray(counts)) continue;
    const kinds = bucketKinds(key, vitalBounds(vital as VitalName));
    // Other bounds are of a release long ago.
    if (kinds.length !== counts.length) continue;
    for (const [at, n] of counts.entries())
      if (isCount(n) && n > 0) yield { day, source: '', kind: kinds[at] ?? key, n };
  }
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const countsIn = (value: unknown) =>
  Object.entries(recordOf(value)).filter((entry): entry is [string, number] => isCount(entry[1]));
