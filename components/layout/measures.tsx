import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';
import { pushEvent } from '@/lib/client/data-layer';
import { loadTagManager } from '@/lib/client/tag-manager';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

const report = ({ name, value, rating, id }: Metric) =>
  pushEvent('web_vitals', {
    metric_name: name,
    metric_value: value,
    metric_rating: rating,
    metric_id: id,
  });

/** Loads the tag manager's container and puts the page's web vitals into the data layer. Draws nothing. */
export function Measures({ container }: { readonly container: string }) {
  useEffect(() => loadTagManager(container), [container]);
  useReportWebVitals(report);
  return null;
}
