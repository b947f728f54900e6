import { onDeviceChange } from '@/lib/client/device/device-storage';
import { applications, searches, viewedJobs } from '@/lib/client/device/collections';
import { whenIdle } from '@/lib/client/page/when-idle';
import { RECENT_SHOWN } from '@/lib/config/browser-limits/device';
import { appliedOn } from '@/lib/domain/saved/applied-on';
import type { RECENT_LIST, SHOWN } from '@/components/saved/attributes';
import type { DatasetOf, SelectorOf } from '@/elements/page/attributes-of';

type Part = 'viewed' | 'searches';

/**
 * Where the visitor left off, if this device remembers it: shown once the page is idle, and only if showing it moves nothing in view, so
 * on a high window perhaps one section further down. The code that words it is loaded then.
 */
class RecentJobs extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof SHOWN>;
  #callOff = () => {};
  #stopHearing = () => {};

  connectedCallback() {
    // Shows nothing if its script cannot be loaded.
    const show = () => void this.#show().catch(() => undefined);
    this.#callOff = whenIdle(show);
    this.#stopHearing = onDeviceChange(show);
  }

  disconnectedCallback() {
    this.#callOff();
    this.#stopHearing();
  }

  async #show() {
    const viewed = viewedJobs.read().slice(0, RECENT_SHOWN);
    const sought = searches.read();
    const isShown = 'shown' in this.dataset;
    if (viewed.length + sought.length > 0 && (isShown || this.#findRoom())) {
      const { recentEntries } = await import('./recent-entries');
      const applied = applications
        .read()
        .map(({ id, on }) => [id, appliedOn(on, new Date())] as const);
      const entries = recentEntries(viewed, sought, new Map(applied));
      this.#fill('viewed', entries.viewed);
      this.#fill('searches', entries.searches);
      this.dataset.shown = '';
    } else delete this.dataset.shown;
  }

  #fill(part: Part, entries: readonly HTMLElement[]) {
    this.querySelector(
      `[data-list='${part}']` satisfies SelectorOf<typeof RECENT_LIST>,
    )?.replaceChildren(...entries);
  }

  /** Goes before the first section that is below the window and so may move; says whether there is one. */
  #findRoom(): boolean {
    let below = this.nextElementSibling;
    while (below && !isBelowWindow(below)) below = below.nextElementSibling;
    if (below && below !== this.nextElementSibling) below.before(this);
    if (below || this.nextElementSibling) return below !== null;
    const footer = document.querySelector('footer');
    return footer === null || isBelowWindow(footer);
  }
}

/** Whether all of an element is, its blank included: a browser counts that as a shift too. */
function isBelowWindow(element: Element): boolean {
  const [box] = element.getClientRects();
  return box !== undefined && box.top >= window.innerHeight;
}

customElements.define('recent-jobs', RecentJobs);
