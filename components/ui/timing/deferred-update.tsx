'use client';

import {
  Activity,
  Fragment,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';

/** What a slow phone renders within a frame or two: as many job cards as its screen holds. */
const STEP = 3;

type Items = readonly ReactElement[];

type How = {
  /** Renders everything new together with the rest of the page. */
  readonly atOnce: boolean;
  /** Renders the first new items that way too while any part of this element is on the screen. */
  readonly seenWith?: RefObject<Element | null>;
};

/**
 * Does work after the next paint, and not within its frame: that would delay the paint and the response to a press. Returns a function that
 * cancels it.
 */
function afterPaint(work: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

const countSame = (shown: Items, items: Items) => {
  const changed = items.findIndex((item, at) => item !== shown[at]);
  return changed < 0 ? items.length : changed;
};

/** The first of the new items, followed by previous ones that are none of them: as many items as before. */
function mix(shown: Items, items: Items, isNew: number): Items {
  if (isNew >= items.length) return items;
  const first = items.slice(0, isNew);
  const keys = new Set(first.map(({ key }) => key));
  const rest = shown.filter(({ key }) => !keys.has(key));
  return [...first, ...rest.slice(Math.max(0, isNew - (shown.length - rest.length)))];
}

/** Whether any of an element is on the screen; false until the browser has reported it, and if there is no element. */
function useIsInView(place: RefObject<Element | null> | undefined): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place?.current) return;
    const observer = new IntersectionObserver((seen) =>
      setInView(seen.at(-1)?.isIntersecting === true),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}

/**
 * A list that a press need not wait for. A few of its items change in each frame, from first to last, so that the page can respond in
 * between. The list gets shorter only once all its items are new.
 * @param items each with a key
 */
export function DeferredItems({ atOnce, seenWith, items }: How & { readonly items: Items }) {
  const [shown, setShown] = useState(items);
  const isSeen = useIsInView(seenWith);
  const least = atOnce ? items.length : isSeen ? Math.min(STEP, items.length) : 0;
  if (shown !== items && countSame(shown, items) < least) setShown(mix(shown, items, least));
  useEffect(() => {
    if (shown === items) return;
    return afterPaint(() => setShown(mix(shown, items, countSame(shown, items) + STEP)));
  }, [shown, items]);
  // The same element while its content is the same, so that React need not hydrate it before it changes.
  return useMemo(() => <Activity>{shown}</Activity>, [shown]);
}

/**
 * A part that a press need not wait for. When the page changes it stays as it was until the rest has been painted, and is rendered in the
 * frame after. React hydrates it last.
 */
export function DeferredUpdate({ children, ...how }: How & { readonly children: ReactNode }) {
  return <DeferredItems {...how} items={[<Fragment key="part">{children}</Fragment>]} />;
}
