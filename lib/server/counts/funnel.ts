import 'server-only';
import { COUNTS } from '@/lib/config/limits';
import { REPORTING } from '@/lib/config/reporting';
import type { FunnelStep } from '@/lib/domain/basics/count-report';
import { toCountReport } from '@/lib/domain/basics/count-report';
import { NO_SOURCE, OTHER_SOURCE } from '@/lib/domain/basics/visit-source';
import { clientAddress } from '@/lib/server/http/client-address';
import { processWide } from '@/lib/server/process/process-wide';
import { answerBeacon } from './beacon';
import { dailyCounts } from './daily-counts';
import type { DayCounts } from './day-counts';
import { addTo } from './day-counts';
import { createEmptyWords, searchedWords } from './empty-words';

const FUNNEL_KEY = /^funnel \w+ (.+)$/;

/** The source itself while there are few of them, then `OTHER_SOURCE`, because anybody can invent more. */
function countedSource({ sums }: DayCounts, source: string): string {
  const known = new Set([...sums.keys()].map((key) => FUNNEL_KEY.exec(key)?.[1]));
  const isKnown = source === NO_SOURCE || known.has(source);
  return isKnown || known.size < COUNTS.sources ? source : OTHER_SOURCE;
}

/** Counts one step of a visit for the day. */
export function countFunnel(step: FunnelStep, source: string): void {
  if (!REPORTING.counts) return;
  const day = dailyCounts().today();
  addTo(day, `funnel ${step} ${countedSource(day, source)}`);
}

const noteWords = (words: string, client: string, day: string) =>
  processWide('empty-words', createEmptyWords)(words, client, day);

function countEmptySearch(text: string, client: string): void {
  const day = dailyCounts().today();
  addTo(day, 'empty-searches');
  const words = searchedWords(text);
  const more = words === null ? 0 : noteWords(words, client, day.day);
  if (more > 0) addTo(day, `empty-words ${words}`, more);
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
