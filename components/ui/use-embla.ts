import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';

/**
 * Embla for the element the first result is put on: fetched when that comes near the view, null until then. With other options it
 * starts again, at `startIndex`.
 */
export function useEmbla(options: EmblaOptionsType) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const latest = useRef(options);

  useEffect(() => {
    if (latest.current === options) return;
    latest.current = options;
    embla?.reInit(options);
  }, [embla, options]);

  useEffect(() => {
    if (!viewport) return;
    let made: EmblaCarouselType | null = null;
    let isGone = false;
    const make = async () => {
      const { default: createEmbla } = await import('embla-carousel');
      if (isGone) return;
      made = createEmbla(viewport, latest.current);
      setEmbla(made);
    };
    const whenNear = (entries: readonly IntersectionObserverEntry[]) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without it the first page stays.
      make().catch(() => {});
    };
    // Its buttons stand above it, and may be in view alone.
    const observer = new IntersectionObserver(whenNear, { rootMargin: '160px' });
    observer.observe(viewport);
    return () => {
      isGone = true;
      observer.disconnect();
      made?.destroy();
    };
  }, [viewport]);

  return [setViewport, embla] as const;
}
