import type { MENUS_READY } from '@/components/header/attributes';
import type { DatasetOf } from '@/elements/page/attributes-of';

/**
 * The wide header's menus. The labels are links; the button beside a label, or the pointer over it, opens the menu below. Escape closes it
 * and returns focus to the button. Without the script the style sheet opens them.
 */
class NavMenus extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof MENUS_READY>;
  #open: HTMLButtonElement | null = null;
  /** A menu opened by hover closes when the pointer leaves; one opened by a press stays. */
  #isPressed = false;

  connectedCallback() {
    this.dataset.ready = '';
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[aria-controls]'))
      this.#listen(button);
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) this.#show(null);
    });
    document.addEventListener('keydown', this.#closeByKey);
    document.addEventListener('pointerdown', this.#closeFromOutside);
  }

  disconnectedCallback() {
    document.removeEventListener('keydown', this.#closeByKey);
    document.removeEventListener('pointerdown', this.#closeFromOutside);
  }

  #listen(button: HTMLButtonElement) {
    const item = button.closest('li');
    button.addEventListener('click', () => {
      const isClosing = this.#open === button && this.#isPressed;
      this.#show(isClosing ? null : button, true);
    });
    item?.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse' && this.#open !== button) this.#show(button);
    });
    item?.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse' && this.#open === button && !this.#isPressed) this.#show(null);
    });
    item?.addEventListener('focusout', ({ relatedTarget }) => {
      const hasLeft = relatedTarget instanceof Node && !item.contains(relatedTarget);
      if (this.#open === button && hasLeft) this.#show(null);
    });
  }

  /** @param button of the menu to open, if any */
  #show(button: HTMLButtonElement | null, isPressed = false) {
    this.#open?.setAttribute('aria-expanded', 'false');
    button?.setAttribute('aria-expanded', 'true');
    this.#open = button;
    this.#isPressed = isPressed;
  }

  readonly #closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !this.#open) return;
    if (this.#open.closest('li')?.contains(document.activeElement)) this.#open.focus();
    this.#show(null);
  };

  readonly #closeFromOutside = ({ target }: PointerEvent) => {
    if (target instanceof Node && !this.contains(target)) this.#show(null);
  };
}

customElements.define('nav-menus', NavMenus);
