import { pushEvent } from '@/lib/client/reports/data-layer';
import { wantsPrivacy } from '@/lib/client/device/privacy';
import { loadTagManager } from '@/lib/client/reports/tag-manager';
import { reportVital } from '@/lib/client/reports/report-vital';
import { whenIdle } from '@/lib/client/page/when-idle';
import { whenShown } from '@/lib/client/page/when-shown';
import { REPORTING } from '@/lib/config/reporting';
import type { Metric } from 'web-vitals';

let isMeasured = false;

const tell = ({ name, value, rating, id }: Metric) =>
  pushEvent('web_vitals', {
    metric_name: name,
    metric_value: value,
    metric_rating: rating,
    metric_id: id,
  });

/**
 * Loads the tag manager's container and measures the page's web vitals, once per document: for the data layer, and for the site itself if
 * that is on.
 */
async function measure(container: string | null): Promise<void> {
  if (isMeasured) return;
  isMeasured = true;
  if (container !== null) loadTagManager(container);
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = (metric: Metric) => {
    if (container !== null) tell(metric);
    if (REPORTING.vitals) reportVital(metric);
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}

/**
 * The tag manager and the page's web vitals, if one of them is configured: once the page is shown and idle, and not for visitors who ask
 * for privacy. The measuring code is loaded then. The layouts that contain this element decide which pages are measured.
 */
class SiteMeasures extends HTMLElement {
  #callOff = () => {};

  connectedCallback() {
    const { gtmId, vitals } = REPORTING;
    if ((gtmId === null && !vitals) || wantsPrivacy()) return;
    void whenShown().then(() => {
      if (!this.isConnected) return;
      // Measures nothing if its script cannot be loaded.
      this.#callOff = whenIdle(() => void measure(gtmId).catch(() => undefined));
    });
  }

  disconnectedCallback() {
    this.#callOff();
  }
}

customElements.define('site-measures', SiteMeasures);
