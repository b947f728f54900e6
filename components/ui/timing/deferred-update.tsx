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
import { useIsInView } from './use-is-in-view';

/** What a slow phone draws within a frame or two: as many job cards as its screen holds. */
const STEP = 3;

type Items = readonly ReactElement[];

type How = {
  /** Draws all that is new along with everything else. */
  readonly atOnce: boolean;
  /** And so it does with the first of it while any of this element is on the screen. */
  readonly seenWith?: RefObject<Element | null>;
};

/**
 * Does work once what there is to draw has been painted, and not within the next frame: that would keep the paint from being
 * seen, and a press from being heard. Returns what calls it off.
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

/** The first of what is new, and after them what was there. */
const mix = (shown: Items, items: Items, isNew: number) =>
  isNew < items.length ? [...items.slice(0, isNew), ...shown.slice(isNew)] : items;

/**
 * A list that a press need not wait for: a few of its items change in each frame, from its first to its last, and between them the
 * page answers its visitor. It does not become shorter before its last items are new.
 * @param items with their keys by place
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
  // The same element as long as it shows the same, so that React need not hydrate it before it changes.
  return useMemo(() => <Activity>{shown}</Activity>, [shown]);
}

/**
 * A part that a press need not wait for. When the page changes it stays as it was until the rest has been painted, and is
 * drawn in the frame after. React hydrates it last.
 */
export function DeferredUpdate({ children, ...how }: How & { readonly children: ReactNode }) {
  return <DeferredItems {...how} items={[<Fragment key="part">{children}</Fragment>]} />;
}
