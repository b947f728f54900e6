import 'server-only';
import { COUNTS } from '@/lib/config/limits';
import { REPORTING } from '@/lib/config/reporting';
import type { FunnelStep } from '@/lib/domain/counts/count-report';
import { toCountReport } from '@/lib/domain/counts/count-report';
import { NO_SOURCE, OTHER_SOURCE } from '@/lib/domain/counts/visit-source';
import { clientAddress } from '@/lib/server/http/client-address';
import { processWide } from '@/lib/server/process/process-wide';
import { answerBeacon } from './beacon';
import { dailyCounts } from './daily-counts';
import { createEmptyWords, searchedWords } from './empty-words';

/** The sources that were counted on a day: few, because anybody can invent more. */
function createDaySources() {
  let day = '';
  let known = new Set<string>();

  /** @returns the source itself while there are few of them, then `OTHER_SOURCE` */
  return function counted(source: string, today: string): string {
    if (day !== today) [day, known] = [today, new Set()];
    if (source === NO_SOURCE || known.has(source)) return source;
    if (known.size >= COUNTS.sources) return OTHER_SOURCE;
    known.add(source);
    return source;
  };
}

/** Counts one step of a visit for the day. */
export function countFunnel(step: FunnelStep, source: string): void {
  if (!REPORTING.counts) return;
  const counts = dailyCounts();
  const counted = processWide('counted-sources', createDaySources);
  counts.add(step, 1, counted(source, counts.today()));
}

const noteWords = (words: string, client: string, day: string) =>
  processWide('empty-words', createEmptyWords)(words, client, day);

function countEmptySearch(text: string, client: string): void {
  const counts = dailyCounts();
  counts.add('empty-searches');
  const words = searchedWords(text);
  if (words !== null) counts.add(`empty-words ${words}`, noteWords(words, client, counts.today()));
}

/** Takes a page's report of a visit. */
export const answerCounts = (request: Request): Promise<Response> =>
  answerBeacon(request, REPORTING.counts, (body, { headers }) => {
    const report = toCountReport(body);
    if (report === null) return false;
    if (report.event === 'empty-search') countEmptySearch(report.words, clientAddress(headers));
    else countFunnel(report.event, report.source);
    return true;
  });
