import { noteViewed, noteVisit } from '@/lib/client/note';
import { whenIdle } from '@/lib/client/when-idle';
import { firstInput } from './first-input';

/** A page that a browser has made ahead of a click has been looked at by nobody yet. */
const isShown = () =>
  new Promise<void>((resolve) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', () => resolve());
    else resolve();
  });

/**
 * Remembers on this device that the job was looked at, and that jobs were looked at today: once the visitor has done anything at
 * all, scrolled for instance.
 */
class ViewedJob extends HTMLElement {
  connectedCallback() {
    const { id = '', title = '', place = '', pay = null } = this.dataset;
    void isShown()
      .then(firstInput)
      .then(() =>
        whenIdle(() => {
          noteVisit();
          noteViewed({ id, title, place, pay });
        }),
      );
  }
}

customElements.define('viewed-job', ViewedJob);
