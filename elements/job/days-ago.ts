import { feedDate, formatAge, jobAge } from '@/lib/domain/dates/dates';

/**
 * Days since the <time> in it, counted again where it is read, so that a stored page does not keep saying 'Today'. One that
 * has a tone stands out on the first day.
 */
class DaysAgo extends HTMLElement {
  connectedCallback() {
    const time = this.querySelector('time');
    if (!time) return;
    const days = jobAge({ postedOn: time.dateTime }, feedDate(new Date())) ?? 0;
    const words = formatAge(days);
    if (time.textContent === words) return;
    time.textContent = words;
    if (this.dataset.tone) this.dataset.tone = days === 0 ? 'sun' : 'plain';
  }
}

customElements.define('days-ago', DaysAgo);
