import { BREAKPOINTS, HEADER } from '@/lib/config/browser-limits/layout';
import { closeByPressBeside } from '@/elements/page/press-beside';
import type { CLOSES_DRAWER } from '@/components/header/attributes';
import type { SelectorOf } from '@/elements/page/attributes-of';

type Point = { readonly x: number; readonly y: number };

/**
 * Below 1024 px: the menu button and the drawer it opens (specification, section 2, 'Header'), a <dialog>: focus stays inside and returns
 * to the button. It closes on a link, a swipe to the right, a press beside it, the browser's Back, and when the window becomes wide enough
 * for the menus. The button opens it without this script too, in browsers that support that.
 */
class MenuDrawer extends HTMLElement {
  #touch: Point | null = null;
  readonly #wide = window.matchMedia(`(min-width: ${BREAKPOINTS.headerDrawerMax + 1}px)`);

  connectedCallback() {
    const dialog = this.querySelector('dialog');
    const opener = this.querySelector('[aria-haspopup]');
    if (!dialog || !opener) return;
    opener.addEventListener('click', (press) => {
      // The button's own command would open it a second time.
      press.preventDefault();
      if (!dialog.open) dialog.showModal();
    });
    closeByPressBeside(dialog);
    dialog.addEventListener('click', ({ target }) => {
      if (
        target instanceof Element &&
        target.closest('a, [data-close]' satisfies SelectorOf<typeof CLOSES_DRAWER>)
      )
        dialog.close();
    });
    this.#closeBySwipe(dialog);
    window.addEventListener('popstate', this.#close);
    // A page restored from the back/forward cache would show its drawer open.
    window.addEventListener('pagehide', this.#close);
    this.#wide.addEventListener('change', this.#close);
  }

  disconnectedCallback() {
    window.removeEventListener('popstate', this.#close);
    window.removeEventListener('pagehide', this.#close);
    this.#wide.removeEventListener('change', this.#close);
  }

  readonly #close = () => this.querySelector('dialog')?.close();

  #closeBySwipe(dialog: HTMLDialogElement) {
    dialog.addEventListener('touchstart', ({ touches }) => {
      const [first] = touches;
      this.#touch = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
    });
    dialog.addEventListener('touchcancel', () => {
      this.#touch = null;
    });
    dialog.addEventListener('touchend', ({ changedTouches: [last] }) => {
      const start = this.#touch;
      this.#touch = null;
      if (!start || !last) return;
      const right = last.clientX - start.x;
      const isSideways = right > Math.abs(last.clientY - start.y);
      if (isSideways && right > HEADER.swipeToClosePx) dialog.close();
    });
  }
}

customElements.define('menu-drawer', MenuDrawer);
