import { feedDate, formatAge, jobAge } from '@/lib/domain/dates/dates';
import type { DAY_WORDS } from '@/components/job-card/attributes';
import type { DatasetOf } from '@/elements/page/attributes-of';

/** How often an open page looks whether another day has begun. */
const RECOUNT_MS = 60_000;

/**
 * Days since its <time>, counted again in the browser, so that a cached page does not keep saying 'Today'. With `data-day`, the words of that
 * day, it says those or 'today'.
 */
class DaysAgo extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof DAY_WORDS>;
  connectedCallback() {
    this.count();
  }

  count() {
    const time = this.querySelector('time');
    if (!time) return;
    const days = jobAge({ postedOn: time.dateTime }, feedDate(new Date())) ?? 0;
    const { day } = this.dataset;
    const words = day === undefined ? formatAge(days) : days === 0 ? 'today' : day;
    if (time.textContent !== words) time.textContent = words;
  }
}

customElements.define('days-ago', DaysAgo);

const countAll = () => document.querySelectorAll<DaysAgo>('days-ago').forEach((it) => it.count());

// A page may stay open past midnight, and Back may bring one of yesterday.
window.setInterval(countAll, RECOUNT_MS);
window.addEventListener('pageshow', countAll);
