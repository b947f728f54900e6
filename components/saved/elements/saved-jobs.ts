import { attempt } from '@/lib/client/device/browser-storage';
import { onDeviceChange } from '@/lib/client/device/device-storage';
import { markJobs, pressSave, saveEarlyPresses, type SaveButton } from './mark-jobs';
import type { DEVICE, SAVE } from '@/components/saved/attributes';
import type { SelectorOf } from '@/elements/page/attributes-of';

/** If the browser stores anything for this site, some of it may be ours. */
const mayKeepSomething = () => attempt(() => localStorage.length > 0, false);

const isSaveButton = (target: EventTarget | null): target is SaveButton =>
  target instanceof HTMLInputElement &&
  target.matches('[data-save]' satisfies SelectorOf<typeof SAVE>);

/**
 * The region that announces the result of a press on a save button, and one listener for all those buttons. If this device stores anything,
 * the page's jobs are marked once it is idle (docs/decisions/0025).
 */
class SavedJobs extends HTMLElement {
  #stopHearing = () => {};

  connectedCallback() {
    // Shows what works only with this script.
    document.documentElement.setAttribute('data-device' satisfies typeof DEVICE, '');
    // In the capture phase: React lets no click bubble out of what it has not hydrated.
    document.addEventListener('click', this.#press, true);
    document.addEventListener('keydown', this.#enter, true);
    saveEarlyPresses(this);
    this.#stopHearing = onDeviceChange(markJobs);
    // Not every browser has `requestIdleCallback`.
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

  /** A button responds to Enter; a check box does not. */
  readonly #enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !isSaveButton(event.target)) return;
    event.preventDefault();
    event.target.click();
  };
}

customElements.define('saved-jobs', SavedJobs);
