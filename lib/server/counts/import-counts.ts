import 'server-only';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FUNNEL } from '@/lib/domain/basics/count-report';
import type { VitalName } from '@/lib/domain/basics/vital-report';
import { VITALS } from '@/lib/domain/basics/vital-report';
import { moveImported } from '@/lib/server/database/old-files';
import type { Database } from '@/lib/server/database/sql';
import { countStore } from './count-store';
import type { DayCount } from './day-counts';
import { bucketKinds, peakKind } from './day-counts';
import { vitalBounds } from './vitals';

const FOLDER = 'counts';
const DAY_FILE = /^\d{4}-\d\d-\d\d\.json$/;
const FUNNEL_KEY = new RegExp(`^funnel (${FUNNEL.join('|')}) (\\S+)$`);
const VITAL_KEY = new RegExp(`^vital \\w+ (${Object.keys(VITALS).join('|')})$`);

/**
 * Takes over the counts of releases that kept a file for each day, and moves each file to DATA_DIR/imported. A process that is killed
 * in the middle of a file counts a part of that day twice.
 */
export async function importCounts(database: Database, dataDir: string): Promise<void> {
  const store = countStore(database);
  const folder = join(/* turbopackIgnore: true */ dataDir, FOLDER);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => DAY_FILE.test(one))) {
    const text = await readFile(join(folder, name), 'utf8');
    for (const row of rowsOf(name.slice(0, 10), text)) await store.add(row);
    await moveImported(database, dataDir, join(FOLDER, name));
  }
}

function* rowsOf(day: string, text: string): Generator<DayCount> {
  const { sums, peaks, histograms } = recordOf(parsed(text));
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const countsIn = (value: unknown) =>
  Object.entries(recordOf(value)).filter((entry): entry is [string, number] => isCount(entry[1]));
