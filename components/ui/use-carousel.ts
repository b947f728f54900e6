'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAutoAdvance } from './use-auto-advance';
import { useEmbla } from './use-embla';
import { useMediaQuery } from './use-media-query';

export type CarouselRules = {
  /** Cards side by side; `mobile` up to and with `mobileMaxWidth` CSS pixels. */
  readonly pageSize: { readonly desktop: number; readonly mobile: number };
  readonly mobileMaxWidth: number;
  readonly autoAdvanceMs: number;
  /** For how long a move keeps the next one out. */
  readonly lockMs: number;
};

/**
 * The rules of a carousel (specification, section 4) on top of Embla, which measures, drags and draws: a page at a time,
 * round and round, no second move within the lock, back to the first page when the layout switches.
 */
export function useCarousel(slides: number, rules: CarouselRules) {
  const { pageSize, mobileMaxWidth, autoAdvanceMs, lockMs } = rules;
  const mobile = useMediaQuery(`(max-width: ${mobileMaxWidth}px)`);
  const perPage = mobile ? pageSize.mobile : pageSize.desktop;
  const pages = Math.ceil(slides / perPage);
  const [page, setPage] = useState(0);
  const movedAt = useRef(-Infinity);
  const isLocked = useCallback(() => performance.now() - movedAt.current < lockMs, [lockMs]);

  const loop = pages > 1;
  const options = useMemo(
    () => ({
      align: 'start' as const,
      loop,
      slidesToScroll: perPage,
      startIndex: 0,
      watchDrag: () => !isLocked(),
      // A slide out of view is inert: focus never has to be followed.
      watchFocus: false,
    }),
    [loop, perPage, isLocked],
  );
  const [viewport, embla, load] = useEmbla(options);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => {
      movedAt.current = performance.now();
      setPage(embla.selectedScrollSnap());
    };
    const onReInit = () => setPage(embla.selectedScrollSnap());
    embla.on('select', onSelect).on('reInit', onReInit);
    onReInit();
    return () => {
      embla.off('select', onSelect).off('reInit', onReInit);
    };
  }, [embla]);

  const advance = useCallback(() => {
    if (embla && !isLocked()) embla.scrollNext();
  }, [embla, isLocked]);
  const auto = useAutoAdvance({
    everyMs: autoAdvanceMs,
    position: page,
    onAdvance: advance,
    enabled: pages > 1,
  });

  const { reduced } = auto;
  /** The page asked for before Embla was there. */
  const early = useRef<number | null>(null);
  const goTo = useCallback(
    (target: number) => {
      if (!embla) {
        early.current = target;
        load();
        return true;
      }
      if (isLocked()) return false;
      const count = embla.scrollSnapList().length;
      const wrapped = (target + count) % count;
      if (target < 0 && !reduced) embla.scrollPrev();
      else if (target >= count && !reduced) embla.scrollNext();
      else embla.scrollTo(wrapped, reduced);
      return true;
    },
    [embla, isLocked, load, reduced],
  );
  useEffect(() => {
    if (!embla || early.current === null) return;
    const target = early.current;
    early.current = null;
    goTo(target);
  }, [embla, goTo]);

  const isShown = (slide: number) => Math.floor(slide / perPage) === page;
  return { viewport, ready: embla !== null, page, pages, goTo, isShown, auto } as const;
}
