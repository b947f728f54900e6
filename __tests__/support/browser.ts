import { act } from '@testing-library/react';

type MediaList = Pick<MediaQueryList, 'matches' | 'media'> & EventTarget;

/**
 * What jsdom lacks of a browser window: media queries that match by a width, size observers that never call back, and an
 * intersection observer that reports everything as in view.
 */
export function installWindow({ width = 1280, reducedMotion = false } = {}) {
  const lists = new Set<MediaList>();
  let current = width;
  let reduced = reducedMotion;
  const answer = (media: string) => {
    if (media.includes('prefers-reduced-motion')) return reduced;
    const [, edge, pixels] = /\((max|min)-width: (\d+)px\)/.exec(media) ?? [];
    return edge === 'max' ? current <= Number(pixels) : current >= Number(pixels);
  };
  window.matchMedia = (media: string) => {
    const list = Object.defineProperty(Object.assign(new EventTarget(), { media }), 'matches', {
      get: () => answer(media),
    });
    lists.add(list as MediaList);
    return list as MediaQueryList;
  };
  const tell = () => act(() => lists.forEach((list) => list.dispatchEvent(new Event('change'))));
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  class SightObserver extends Observer {
    readonly tell: (entries: object[]) => void;
    constructor(tellOf: (entries: object[]) => void) {
      super();
      this.tell = tellOf;
    }
    override observe() {
      void Promise.resolve().then(() => this.tell([{ isIntersecting: true }]));
    }
  }
  Object.assign(window, { IntersectionObserver: SightObserver, ResizeObserver: Observer });
  HTMLElement.prototype.scrollIntoView = () => {};
  return {
    resize: (next: number) => {
      current = next;
      tell();
    },
    reduceMotion: () => {
      reduced = true;
      tell();
    },
  };
}

/** Rows of equal list items, side by side, in a container that scrolls instantly; without animations. */
export function installScrolling(itemWidth = 300) {
  Object.defineProperties(HTMLElement.prototype, {
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return [...(this.parentElement?.children ?? [])].indexOf(this) * itemWidth;
      },
    },
    scrollTo: {
      configurable: true,
      value(this: HTMLElement, { left }: { readonly left: number }) {
        this.scrollLeft = left;
        this.dispatchEvent(new Event('scroll'));
      },
    },
    animate: { configurable: true, value: () => {} },
  });
}

/** Hides this tab or brings it to the front. */
export function setTabHidden(hidden: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
