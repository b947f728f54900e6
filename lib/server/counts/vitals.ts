import 'server-only';
import { REPORTING } from '@/lib/config/reporting';
import type { VitalName } from '@/lib/domain/counts/vital-report';
import { toVitalReport } from '@/lib/domain/counts/vital-report';
import { METRICS, observe } from '@/server/metrics.mjs';
import { answerBeacon } from './beacon';
import { dailyCounts } from './daily-counts';

const METRIC_OF = {
  LCP: 'site_web_vitals_lcp_seconds',
  INP: 'site_web_vitals_inp_seconds',
  CLS: 'site_web_vitals_cls',
} as const satisfies Record<VitalName, keyof typeof METRICS>;

/** The bounds of a vital's histogram: seconds, plain numbers for CLS. */
export const vitalBounds = (name: VitalName): readonly number[] => METRICS[METRIC_OF[name]].buckets;

/** The kind of count that a day keeps of a vital on a kind of page, before the bucket. */
export const vitalKind = (kind: string, name: VitalName): string => `vital ${kind} ${name}`;

/** Takes what a visitor's browser measured on one page. */
export const answerVitals = (request: Request): Promise<Response> =>
  answerBeacon(request, REPORTING.vitals, (body) => {
    const report = toVitalReport(body);
    if (report === null) return false;
    const { name, kind } = report;
    const value = name === 'CLS' ? report.value : report.value / 1_000;
    observe(METRIC_OF[name], { kind }, value);
    dailyCounts().place(vitalKind(kind, name), vitalBounds(name), value);
    return true;
  });
