import type { CountReport } from '@/lib/domain/counts/count-report';
import { sendBeacon } from './beacon';
import { visitSource } from './visit-source';

const report = (what: CountReport) => sendBeacon('/api/counts', what);

/** Reports to the site that a job's page or an application form was shown, and where the visit came from. */
export function countStep(event: 'view' | 'apply'): void {
  const source = visitSource();
  if (source !== null) report({ event, source });
}

const counted = new Set<string>();

/** Reports to the site that a search found nothing, once for the same words; they are '' if only filters were chosen. */
export function countEmptySearch(words: string): void {
  if (visitSource() === null || counted.has(words)) return;
  counted.add(words);
  report({ event: 'empty-search', words });
}
