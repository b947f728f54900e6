import { HEADER } from '@/lib/config/browser-limits/layout';
import { headerAfterScroll, type HeaderState } from './header-state';
import type { SITE_HEADER } from '@/components/header/attributes';
import type { DatasetOf } from '@/elements/page/attributes-of';

/**
 * The header, which hides and reappears with scrolling: `data-state` is its state, `data-scrolled` is set once the page has scrolled.
 * Without its script it stays at the top of the page.
 */
class SiteHeader extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof SITE_HEADER>;
  #state: HeaderState = 'top';
  #lastY = 0;
  #timer: number | undefined;

  connectedCallback() {
    this.#lastY = window.scrollY;
    this.#follow();
    window.addEventListener('scroll', this.#follow, { passive: true });
    this.addEventListener('focusin', this.#comeForFocus);
  }

  disconnectedCallback() {
    window.clearTimeout(this.#timer);
    window.removeEventListener('scroll', this.#follow);
    this.removeEventListener('focusin', this.#comeForFocus);
  }

  readonly #follow = () => {
    const { scrollY } = window;
    const scroll = { from: this.#lastY, to: scrollY, headerHeight: this.offsetHeight };
    this.#show(headerAfterScroll(this.#state, scroll));
    this.toggleAttribute('data-scrolled' satisfies typeof SITE_HEADER.scrolled, scrollY > 0);
    this.#lastY = scrollY;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (this.#state === 'hidden' && !this.#wouldCoverFocus()) this.#show('shown');
    }, HEADER.reappearAfterMs);
  };

  readonly #comeForFocus = () => {
    if (this.#state === 'hidden') this.#show('shown');
  };

  #show(state: HeaderState) {
    this.#state = state;
    this.dataset.state = state;
  }

  /** Whether the header, if shown, would cover the element with keyboard focus. */
  #wouldCoverFocus() {
    const focused = document.activeElement;
    if (!focused?.matches(':focus-visible') || this.contains(focused)) return false;
    const { top, bottom } = focused.getBoundingClientRect();
    return bottom > 0 && top < this.offsetHeight;
  }
}

customElements.define('site-header', SiteHeader);
