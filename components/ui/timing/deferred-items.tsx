'use client';

import { Activity, useEffect, useMemo, useState, type ReactElement, type RefObject } from 'react';
import { afterPaint } from './after-paint';
import { useIsInView } from './use-is-in-view';

/** What a slow phone draws within a frame or two: as many job cards as its screen holds. */
const STEP = 3;

type Items = readonly ReactElement[];

type Props = {
  /** Draws all that is new along with everything else. */
  readonly atOnce: boolean;
  /** And so it does with the first of them while any of this element is on the screen. */
  readonly seenWith: RefObject<Element | null>;
  /** With their keys by place. */
  readonly items: Items;
};

const countSame = (shown: Items, items: Items) => {
  const changed = items.findIndex((item, at) => item !== shown[at]);
  return changed < 0 ? items.length : changed;
};

/** The first of what is new, and after them what was there. */
const mix = (shown: Items, items: Items, isNew: number) =>
  isNew < items.length ? [...items.slice(0, isNew), ...shown.slice(isNew)] : items;

/**
 * A list that a press need not wait for: a few of its items change a frame, from its first to its last, and between them the page
 * answers its visitor. It does not become shorter before its last items are new.
 */
export function DeferredItems({ atOnce, seenWith, items }: Props) {
  const [shown, setShown] = useState(items);
  const isSeen = useIsInView(seenWith);
  const least = atOnce ? items.length : isSeen ? Math.min(STEP, items.length) : 0;
  if (shown !== items && countSame(shown, items) < least) setShown(mix(shown, items, least));
  useEffect(() => {
    if (shown === items) return;
    return afterPaint(() => setShown(mix(shown, items, countSame(shown, items) + STEP)));
  }, [shown, items]);
  // The same element as long as it shows the same: what React has not taken over yet can wait on.
  return useMemo(() => <Activity>{shown}</Activity>, [shown]);
}
