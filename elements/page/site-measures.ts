import { pushEvent } from '@/lib/client/reports/data-layer';
import { wantsPrivacy } from '@/lib/client/device/privacy';
import { loadTagManager } from '@/lib/client/reports/tag-manager';
import { whenIdle } from '@/lib/client/page/when-idle';
import { whenShown } from '@/lib/client/page/when-shown';
import { REPORTING } from '@/lib/config/reporting';
import type { Metric } from 'web-vitals';

let isMeasured = false;

const report = ({ name, value, rating, id }: Metric) =>
  pushEvent('web_vitals', {
    metric_name: name,
    metric_value: value,
    metric_rating: rating,
    metric_id: id,
  });

/** Loads the tag manager's container and puts the page's web vitals into the data layer, once for a document. */
async function measure(container: string): Promise<void> {
  if (isMeasured) return;
  isMeasured = true;
  loadTagManager(container);
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}

/**
 * The tag manager and the page's web vitals, where a container is configured: once the page is shown and rests, and not for
 * visitors who ask for privacy. What measures is fetched then. Its place in a layout says which pages are measured.
 */
class SiteMeasures extends HTMLElement {
  #callOff = () => {};

  connectedCallback() {
    const { gtmId } = REPORTING;
    if (gtmId === null || wantsPrivacy()) return;
    void whenShown().then(() => {
      if (!this.isConnected) return;
      // A browser that is cut off has nothing measured.
      this.#callOff = whenIdle(() => void measure(gtmId).catch(() => undefined));
    });
  }

  disconnectedCallback() {
    this.#callOff();
  }
}

customElements.define('site-measures', SiteMeasures);
