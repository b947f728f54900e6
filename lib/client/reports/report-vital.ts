import { isVitalName, type VitalReport } from '@/lib/domain/basics/vital-report';
import { sendBeacon } from './beacon';

/** What was measured of this page, by name: what is measured once more as the page is left again is told once. */
const reported = new Set<string>();

/** Tells the site how quick this page was: a name, a number and the kind of page. */
export function reportVital({ name, value, id }: { name: string; value: number; id: string }) {
  if (!isVitalName(name) || reported.has(id)) return;
  reported.add(id);
  const kind = document.querySelector('main[data-kind="document"]') ? 'document' : 'app';
  sendBeacon('/api/vitals', { name, value, kind } satisfies VitalReport);
}
