import { act } from '@testing-library/react';

type MediaList = Pick<MediaQueryList, 'matches' | 'media'> & EventTarget;

/**
 * What jsdom lacks of a browser window: media queries that answer by a width, observers of size that never call, and one of sight to
 * which everything is in view.
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

/** Gives a row of equal list items a place each, for what measures before it moves. */
export function layOutRow(itemWidth = 300) {
  const style = document.createElement('style');
  style.textContent = 'li { margin-right: 0px }';
  document.head.append(style);
  const indexOf = (element: HTMLElement) =>
    element.tagName === 'LI' ? [...(element.parentElement?.children ?? [])].indexOf(element) : 0;
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: {
      configurable: true,
      get(this: HTMLElement) {
        return this.tagName === 'LI' || window.matchMedia('(max-width: 768px)').matches
          ? itemWidth
          : 3 * itemWidth;
      },
    },
    offsetHeight: { configurable: true, get: () => 200 },
    offsetTop: { configurable: true, get: () => 0 },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return indexOf(this) * itemWidth;
      },
    },
  });
}

/** Another tab comes to the front, or this one does. */
export function setTabHidden(hidden: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
