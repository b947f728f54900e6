import {
  applications,
  savedJobs,
  sentApplications,
  viewedJobs,
} from '@/lib/client/device/collections';
import { formatReceipt, receiptHref } from '@/lib/domain/application/receipt';
import { appliedOn } from '@/lib/domain/saved/applied-on';
import { localDay } from '@/lib/client/device/note';
import type { LastApplied } from './after-applying';

/** The last application, as this device remembers it. */
function lastApplied(): LastApplied | null {
  const [sent] = sentApplications.read();
  const [noted] = applications.read();
  const last = sent && (!noted || sent.on >= noted.on) ? sent : null;
  const on = last?.on ?? noted?.on;
  if (on === undefined) return null;
  const jobId = last ? last.jobId : (noted?.id ?? null);
  const now = new Date();
  return {
    jobId,
    job: [...viewedJobs.read(), ...savedJobs.read()].find(({ id }) => id === jobId),
    when: on === localDay(now) ? 'Applied today' : appliedOn(on, now),
    receipt: last && { text: formatReceipt(last.code), href: receiptHref(last.code) },
    hasResume: last?.hasResume ?? true,
  };
}

const words = () => import('./after-applying');
/** Shows nothing if its script cannot be loaded. */
const ignore = () => undefined;

/** The last application: its job, its receipt, and what to do if it had no resume. */
class LastApplication extends HTMLElement {
  connectedCallback() {
    const last = lastApplied();
    // At once, because only buttons are below it.
    if (last) void words().then(({ showApplication }) => showApplication(this, last), ignore);
  }
}

/** Jobs like the last one applied for: at the end of the page, where showing them moves nothing but the footer. */
class SimilarJobs extends HTMLElement {
  connectedCallback() {
    const id = lastApplied()?.jobId ?? null;
    if (id !== null)
      void words().then(({ showSimilar }) => showSimilar(this, id).catch(ignore), ignore);
  }
}

customElements.define('last-application', LastApplication);
customElements.define('similar-jobs', SimilarJobs);
