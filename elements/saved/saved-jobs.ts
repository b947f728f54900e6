import { onDeviceChange } from '@/lib/client/device/device-storage';
import { markJobs, pressSave } from './mark-jobs';

/** Where the browser keeps anything for this site, some of it may be ours. */
function mayKeepSomething(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

/**
 * The region that says what became of a press on a save button, and one listener for all of those. Where this device keeps
 * something, the jobs of the page are marked once it rests (docs/decisions/0025).
 */
class SavedJobs extends HTMLElement {
  #stopHearing = () => {};

  connectedCallback() {
    // Save buttons are seen from now on.
    document.documentElement.dataset.device = '';
    // On the way down: React lets no click back up from what it has not taken over.
    document.addEventListener('click', this.#press, true);
    this.#stopHearing = onDeviceChange(markJobs);
    // Not every browser has the first.
    (window.requestIdleCallback ?? setTimeout)(() => {
      if (mayKeepSomething()) markJobs();
    });
  }

  disconnectedCallback() {
    document.removeEventListener('click', this.#press, true);
    this.#stopHearing();
  }

  readonly #press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
    if (button) pressSave(button, this);
  };
}

customElements.define('saved-jobs', SavedJobs);
