import { goInstead } from '@/lib/client/page/leave';

/**
 * The page moves on by itself after a while (`data-after`, in ms) to where its link leads, unless the visitor chooses to stay
 * (WCAG 2.2.1), which is then announced (`data-stayed`). The next page replaces this one in the history; otherwise Back would return
 * to a page that forwards again. Without its script nothing moves on.
 */
class MovingOn extends HTMLElement {
  #timer: number | undefined;

  connectedCallback() {
    this.#timer = window.setTimeout(this.#go, Number(this.dataset.after));
    this.querySelector('button')?.addEventListener('click', this.#stay);
    this.querySelector('a')?.addEventListener('click', (click) => {
      if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
      click.preventDefault();
      this.#go();
    });
  }

  disconnectedCallback() {
    window.clearTimeout(this.#timer);
  }

  readonly #go = () => goInstead(this.querySelector('a')?.getAttribute('href') ?? '/');

  readonly #stay = () => {
    window.clearTimeout(this.#timer);
    const words = document.createElement('p');
    words.textContent = this.dataset.stayed ?? '';
    this.append(words);
    this.dataset.stays = '';
  };
}

customElements.define('moving-on', MovingOn);
