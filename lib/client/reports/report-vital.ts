import { isVitalName, type VitalReport } from '@/lib/domain/counts/vital-report';
import { sendBeacon } from './beacon';

/** Ids of the metrics already reported: one that is measured again as the page is left again is reported once. */
const reported = new Set<string>();

/** Reports to the site how fast this page was: a name, a number and the kind of page. */
export function reportVital({ name, value, id }: { name: string; value: number; id: string }) {
  if (!isVitalName(name) || reported.has(id)) return;
  reported.add(id);
  const kind = document.querySelector('main[data-kind="document"]') ? 'document' : 'app';
  sendBeacon('/api/vitals', { name, value, kind } satisfies VitalReport);
}
