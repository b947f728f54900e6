'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { pushEvent } from '@/lib/client/data-layer';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

const report = ({ name, value, rating, id }: Metric) =>
  pushEvent('web_vitals', {
    metric_name: name,
    metric_value: value,
    metric_rating: rating,
    metric_id: id,
  });

/** Puts the page's web vitals into the data layer. Draws nothing. */
export function WebVitals() {
  useReportWebVitals(report);
  return null;
}
