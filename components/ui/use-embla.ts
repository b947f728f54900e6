import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Embla for the element the first result is put on: fetched when that comes into view or `load` is called, null until then. With other options it
 * starts again, at `startIndex`.
 */
export function useEmbla(options: EmblaOptionsType) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const latest = useRef(options);
  const latestStart = useRef(() => {});

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
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    });
    const start = () => {
      observer.disconnect();
      latestStart.current = () => {};
      // Without it the first page stays.
      make().catch(() => {});
    };
    latestStart.current = start;
    observer.observe(viewport);
    return () => {
      isGone = true;
      observer.disconnect();
      made?.destroy();
    };
  }, [viewport]);

  /** Its buttons stand above it, and may be in view alone. */
  const load = useCallback(() => latestStart.current(), []);
  return [setViewport, embla, load] as const;
}
