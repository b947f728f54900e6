import { goInstead } from '@/lib/client/page/navigate';
import type { MOVING_ON } from '@/components/page/attributes';
import type { DatasetOf } from '@/elements/page/attributes-of';

/**
 * Redirects to its link after a while (`data-after`, in ms), unless the visitor chooses to stay (WCAG 2.2.1); the choice is announced
 * (`data-stayed`). The timer stops (`data-held`) while focus or pointer is in the notice around it. It starts again when they leave and at
 * every key, so that a visitor who tabs to 'Stay on this page' gets there in time. The next page replaces this one in the history:
 * otherwise Back would return to a page that redirects again. Without its script nothing redirects.
 */
class MovingOn extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof MOVING_ON>;
  #timer: number | undefined;
  #end = new AbortController();

  connectedCallback() {
    const notice = this.closest('[role=alert], [role=status]') ?? this;
    this.#end = new AbortController();
    const { signal } = this.#end;
    // Only a move counts: the notice may have appeared under a pointer at rest.
    const isIn = { pointer: false, focus: false };
    const follow = (type: string, what: keyof typeof isIn, now: boolean) =>
      notice.addEventListener(
        type,
        () => {
          isIn[what] = now;
          if (isIn.pointer || isIn.focus) this.#hold();
          else this.#start();
        },
        { signal },
      );
    follow('pointermove', 'pointer', true);
    follow('focusin', 'focus', true);
    follow('pointerleave', 'pointer', false);
    follow('pointercancel', 'pointer', false);
    follow('focusout', 'focus', false);
    document.addEventListener('keydown', this.#delay, { signal });
    this.querySelector('button')?.addEventListener('click', this.#stay, { signal });
    this.querySelector('a')?.addEventListener('click', this.#continue, { signal });
    this.#start();
  }

  disconnectedCallback() {
    window.clearTimeout(this.#timer);
    this.#end.abort();
  }

  readonly #start = () => {
    delete this.dataset.held;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.#go, Number(this.dataset.after));
  };

  readonly #hold = () => {
    window.clearTimeout(this.#timer);
    this.dataset.held = '';
  };

  readonly #delay = () => {
    if (!('held' in this.dataset)) this.#start();
  };

  readonly #go = () => goInstead(this.querySelector('a')?.getAttribute('href') ?? '/');

  readonly #continue = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    this.#go();
  };

  readonly #stay = () => {
    this.#end.abort();
    window.clearTimeout(this.#timer);
    const words = document.createElement('p');
    words.textContent = this.dataset.stayed ?? '';
    this.append(words);
    this.dataset.stays = '';
  };
}

customElements.define('moving-on', MovingOn);
