import { feedDate, formatAge, jobAge } from '@/lib/domain/dates/dates';

/**
 * Days since the <time> in it, counted again where it is read, so that a stored page does not keep saying 'Today'.
 */
class DaysAgo extends HTMLElement {
  connectedCallback() {
    const time = this.querySelector('time');
    if (!time) return;
    const words = formatAge(jobAge({ postedOn: time.dateTime }, feedDate(new Date())) ?? 0);
    if (time.textContent !== words) time.textContent = words;
  }
}

customElements.define('days-ago', DaysAgo);
