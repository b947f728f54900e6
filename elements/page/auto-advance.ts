import type { PLAY_PAUSE } from '@/components/ui/actions/attributes';
import type { ElementWith, SelectorOf } from '@/elements/page/attributes-of';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

type PlayPause = ElementWith<typeof PLAY_PAUSE>;

type Rules = {
  readonly everyMs: number;
  readonly onAdvance: () => void;
  readonly pausesOnHover?: boolean;
};

/**
 * Advances something by itself. It pauses while the visitor uses it (hover, focus), in a hidden tab, under reduced motion, or by its button
 * (`data-play` names what it stops). After a press on Play it runs although the button has the focus, until focus or pointer come back.
 */
export class AutoAdvance {
  readonly #rules: Rules;
  readonly #button: PlayPause | null;
  readonly #motion = window.matchMedia(REDUCED_MOTION);
  #choice: 'play' | 'pause' | null = null;
  #isHovered = false;
  #isFocused = false;
  #timer: number | undefined;

  /** @param signal stops it */
  constructor(host: HTMLElement, rules: Rules, signal: AbortSignal) {
    this.#rules = rules;
    this.#button = host.querySelector<PlayPause>(
      '[data-play]' satisfies SelectorOf<typeof PLAY_PAUSE>,
    );
    const heard = { signal };
    host.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        // A touch does not hover, so it does not pause.
        if (rules.pausesOnHover !== false && pointerType !== 'touch') this.#hold({ hovered: true });
      },
      heard,
    );
    host.addEventListener('pointerleave', () => this.#hold({ hovered: false }), heard);
    host.addEventListener('focusin', () => this.#hold({ focused: true }), heard);
    host.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && host.contains(relatedTarget)))
          this.#hold({ focused: false });
      },
      heard,
    );
    this.#button?.addEventListener('click', this.#toggle, heard);
    document.addEventListener('visibilitychange', this.restart, heard);
    this.#motion.addEventListener('change', this.restart, heard);
    signal.addEventListener('abort', () => window.clearTimeout(this.#timer));
    this.restart();
  }

  get isReduced(): boolean {
    return this.#motion.matches;
  }

  get isPlaying(): boolean {
    return this.#choice ? this.#choice === 'play' : !this.isReduced;
  }

  /** Restarts the wait after any move, whatever caused it. */
  readonly restart = () => {
    window.clearTimeout(this.#timer);
    const { isPlaying } = this;
    if (this.#button) {
      this.#button.dataset.state = isPlaying ? 'playing' : 'paused';
      const verb = isPlaying ? 'Pause' : 'Play';
      this.#button.setAttribute('aria-label', `${verb} ${this.#button.dataset.play}`);
    }
    const isHeld = this.#isHovered || this.#isFocused || document.visibilityState === 'hidden';
    if (!isPlaying || isHeld) return;
    this.#timer = window.setTimeout(() => {
      this.#rules.onAdvance();
      this.restart();
    }, this.#rules.everyMs);
  };

  #hold({ hovered = this.#isHovered, focused = this.#isFocused }) {
    if (hovered === this.#isHovered && focused === this.#isFocused) return;
    this.#isHovered = hovered;
    this.#isFocused = focused;
    this.restart();
  }

  readonly #toggle = () => {
    this.#choice = this.isPlaying ? 'pause' : 'play';
    if (this.#choice === 'play') this.#isFocused = false;
    this.restart();
  };
}
