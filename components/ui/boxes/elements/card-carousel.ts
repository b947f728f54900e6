import { BREAKPOINTS, CAROUSEL } from '@/lib/config/browser-limits/layout';
import { AutoAdvance } from '@/elements/page/auto-advance';
import type { CAROUSEL_PARTS } from '@/components/ui/boxes/attributes';
import type { DatasetOf, ElementWith, SelectorOf } from '@/elements/page/attributes-of';

/** A row that has not moved for this long, in ms, is at rest. */
const AT_REST_MS = 100;

/**
 * Cards in pages that advance by themselves, in a loop (specification, section 4): the row scrolls, snaps and follows the finger natively;
 * the script drives its buttons, ignores a second move for a moment, and makes off-screen cards unreachable. It starts when its cards come
 * into view. Moves by the visitor are announced to screen readers; automatic ones are not.
 */
class CardCarousel extends HTMLElement {
  readonly #mobile = window.matchMedia(`(max-width: ${BREAKPOINTS.pageMobileMax}px)`);
  #end = new AbortController();
  #auto: AutoAdvance | null = null;
  #row: HTMLElement | null = null;
  #page = 0;
  #movedAt = -Infinity;
  #hasBegun = false;
  #resting: number | undefined;

  connectedCallback() {
    this.#end = new AbortController();
    const heard = { signal: this.#end.signal };
    const row = this.querySelector<HTMLElement>(
      '[data-row]' satisfies SelectorOf<typeof CAROUSEL_PARTS>,
    );
    if (!row) return;
    this.#row = row;
    this.addEventListener('click', this.#press, heard);
    this.querySelector(
      '[data-controls]' satisfies SelectorOf<typeof CAROUSEL_PARTS>,
    )?.addEventListener('keydown', this.#step, heard);
    row.addEventListener('scroll', this.#follow, { ...heard, passive: true });
    this.#mobile.addEventListener('change', () => this.#reset(), heard);
    const sight = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) this.#begin();
    });
    sight.observe(row);
    heard.signal.addEventListener('abort', () => sight.disconnect());
    const onAdvance = () => this.#hasBegun && this.#goTo(this.#page + 1);
    if (this.#pages() > 1) {
      this.#auto = new AutoAdvance(
        this,
        { everyMs: CAROUSEL.autoAdvanceMs, onAdvance },
        heard.signal,
      );
    }
  }

  disconnectedCallback() {
    this.#end.abort();
    window.clearTimeout(this.#resting);
  }

  #cards() {
    return [...(this.#row?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? [])];
  }

  #perPage() {
    return this.#mobile.matches ? CAROUSEL.pageSizeMobile : CAROUSEL.pageSizeDesktop;
  }

  #pages() {
    return Math.ceil(this.#cards().length / this.#perPage());
  }

  #begin() {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.#show(this.#page);
  }

  #reset() {
    this.#row?.scrollTo({ left: 0, behavior: 'instant' });
    if (this.#hasBegun) this.#show(0);
  }

  readonly #press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const { step, page }: DatasetOf<typeof CAROUSEL_PARTS> = button?.dataset ?? {};
    if (step) this.#move(this.#page + Number(step));
    else if (page && Number(page) !== this.#page) this.#move(Number(page));
  };

  readonly #step = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#move(this.#page + step);
  };

  #move(target: number) {
    this.#begin();
    const status = this.querySelector(
      '[data-page-status]' satisfies SelectorOf<typeof CAROUSEL_PARTS>,
    );
    if (this.#goTo(target) && status)
      status.textContent = `Page ${this.#page + 1} of ${this.#pages()}`;
  }

  #isLocked() {
    return performance.now() - this.#movedAt < CAROUSEL.transitionLockMs;
  }

  /** Goes to a page, wrapping around at either end; false while another move is under way. */
  #goTo(target: number): boolean {
    if (this.#isLocked()) return false;
    const pages = this.#pages();
    const page = (target + pages) % pages;
    const isRound = page !== target;
    const isReduced = this.#auto?.isReduced === true;
    this.#movedAt = performance.now();
    this.#row?.scrollTo({
      left: this.#leftOf(page),
      behavior: isRound || isReduced ? 'instant' : 'smooth',
    });
    // Scrolling from one end to the other would rush past all cards.
    if (isRound && !isReduced)
      this.#row?.animate({ opacity: [0, 1] }, { duration: CAROUSEL.transitionLockMs });
    this.#show(page);
    return true;
  }

  #leftOf(page: number) {
    const cards = this.#cards();
    return (cards[page * this.#perPage()]?.offsetLeft ?? 0) - (cards[0]?.offsetLeft ?? 0);
  }

  /** Updates the page after a swipe, once the row is at rest. */
  readonly #follow = () => {
    window.clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => {
      const left = this.#row?.scrollLeft ?? 0;
      const distances = Array.from({ length: this.#pages() }, (_, page) =>
        Math.abs(this.#leftOf(page) - left),
      );
      const page = distances.indexOf(Math.min(...distances));
      if (page === this.#page) return;
      // Looks again once the move is over: a second swipe during it would leave its card inert.
      if (this.#isLocked()) return this.#follow();
      this.#movedAt = performance.now();
      this.#begin();
      this.#show(page);
    }, AT_REST_MS);
  };

  #show(page: number) {
    this.#page = page;
    const perPage = this.#perPage();
    let hasStop = false;
    for (const [index, card] of this.#cards().entries()) {
      const isShown = Math.floor(index / perPage) === page;
      card.toggleAttribute('inert', !isShown);
      hasStop ||= isShown && [...card.querySelectorAll('a')].some((link) => link.offsetParent);
    }
    // A scrolling row must be reachable by keyboard: it is a tab stop itself if nothing in it is.
    if (this.#row) this.#row.tabIndex = hasStop ? -1 : 0;
    for (const dot of this.querySelectorAll<ElementWith<typeof CAROUSEL_PARTS>>(
      '[data-page]' satisfies SelectorOf<typeof CAROUSEL_PARTS>,
    )) {
      if (Number(dot.dataset.page) === page) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    const count = this.querySelector('[data-count]' satisfies SelectorOf<typeof CAROUSEL_PARTS>);
    if (count) count.textContent = `${page + 1} / ${this.#pages()}`;
    this.#auto?.restart();
  }
}

customElements.define('card-carousel', CardCarousel);
