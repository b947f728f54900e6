import { feedDate, formatAge, jobAge } from '@/lib/domain/dates/dates';

/** Days since its <time>, counted again in the browser, so that a cached page does not keep saying 'Today'. */
class DaysAgo extends HTMLElement {
  connectedCallback() {
    const time = this.querySelector('time');
    if (!time) return;
    const words = formatAge(jobAge({ postedOn: time.dateTime }, feedDate(new Date())) ?? 0);
    if (time.textContent !== words) time.textContent = words;
  }
}

customElements.define('days-ago', DaysAgo);
