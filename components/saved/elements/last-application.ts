import { savedJobs, sentApplications, viewedJobs } from '@/lib/client/device/collections';
import { localDay } from '@/lib/client/device/note';
import { formatReceipt, receiptHref } from '@/lib/domain/application/receipt';
import { appliedOn } from '@/lib/domain/saved/applied-on';
import type { SentApplication } from '@/lib/domain/saved/saved-job';
import { viewedCard } from './viewed-card';
import type { APPLICATION_PART } from '@/components/saved/attributes';
import type { SelectorOf } from '@/elements/page/attributes-of';

/** The last application: its job, its receipt, and what to do if it had no resume. */
class LastApplication extends HTMLElement {
  connectedCallback() {
    const [last] = sentApplications.read();
    if (last === undefined) return;
    this.#showJob(last);
    if (last.code !== null) this.#showReceipt(last.code);
    if (!last.hasResume) this.#askForResume(last.code);
  }

  /** Nothing if this device does not know the job's name. */
  #showJob({ jobId, on }: SentApplication) {
    const job = [...viewedJobs.read(), ...savedJobs.read()].find(({ id }) => id === jobId);
    if (!job) return;
    const now = new Date();
    const badge = document.createElement('strong');
    badge.textContent = on === localDay(now) ? 'Applied today' : appliedOn(on, now);
    const card = viewedCard(job);
    card.append(badge);
    this.#show('job')?.querySelector('ul')?.replaceChildren(card);
  }

  #showReceipt(code: string) {
    const link = this.#show('receipt')?.querySelector('a');
    if (link) link.href = receiptHref(code);
  }

  #askForResume(code: string | null) {
    const link = this.#show('resume')?.querySelector('a');
    if (code === null) return;
    const [address = ''] = (link?.getAttribute('href') ?? '').split('?');
    const subject = encodeURIComponent(`Resume for application ${formatReceipt(code)}`);
    link?.setAttribute('href', `${address}?subject=${subject}`);
  }

  #show(name: 'job' | 'receipt' | 'resume'): HTMLElement | null {
    const part = this.querySelector<HTMLElement>(
      `[data-part='${name}']` satisfies SelectorOf<typeof APPLICATION_PART>,
    );
    if (part) part.hidden = false;
    return part;
  }
}

customElements.define('last-application', LastApplication);
