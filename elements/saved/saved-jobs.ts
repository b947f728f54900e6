import { onDeviceChange } from '@/lib/client/device/device-storage';
import { markJobs, pressSave, saveEarlyPresses } from './mark-jobs';

/** Where the browser keeps anything for this site, some of it may be ours. */
function mayKeepSomething(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

const isSaveButton = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('[data-save]');

/**
 * The region that says what became of a press on a save button, and one listener for all of those. Where this device keeps
 * something, the jobs of the page are marked once it rests (docs/decisions/0025).
 */
class SavedJobs extends HTMLElement {
  #stopHearing = () => {};

  connectedCallback() {
    // What works on a device alone is seen from now on.
    document.documentElement.dataset.device = '';
    // On the way down: React lets no click back up from what it has not taken over.
    document.addEventListener('click', this.#press, true);
    document.addEventListener('keydown', this.#enter, true);
    saveEarlyPresses(this);
    this.#stopHearing = onDeviceChange(markJobs);
    // Not every browser has the first.
    (window.requestIdleCallback ?? setTimeout)(() => {
      if (mayKeepSomething()) markJobs();
    });
  }

  disconnectedCallback() {
    document.removeEventListener('click', this.#press, true);
    document.removeEventListener('keydown', this.#enter, true);
    this.#stopHearing();
  }

  readonly #press = ({ target }: MouseEvent) => {
    if (isSaveButton(target)) pressSave(target, this);
  };

  /** A button answers to Enter, a check box does not. */
  readonly #enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !isSaveButton(event.target)) return;
    event.preventDefault();
    event.target.click();
  };
}

customElements.define('saved-jobs', SavedJobs);
