'use client';

import { Activity, useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { afterPaint } from './after-paint';
import { useIsInView } from './use-is-in-view';

type Props = {
  /** Draws what is new along with everything else. */
  readonly atOnce: boolean;
  /** And so it does while any of this element is on the screen. */
  readonly seenWith?: RefObject<Element | null>;
  readonly children: ReactNode;
};

/**
 * A part that a press need not wait for. When the page changes it stays as it was until the rest has been painted, and is
 * drawn in the frame after; the page does not become shorter meanwhile. When React takes the page over, it comes last.
 */
export function DeferredUpdate({ atOnce, seenWith, children }: Props) {
  const [shown, setShown] = useState(children);
  const isSeen = useIsInView(seenWith);
  if ((atOnce || isSeen) && shown !== children) setShown(children);
  useEffect(() => {
    if (shown === children) return;
    return afterPaint(() => setShown(children));
  }, [shown, children]);
  // The same element as long as it shows the same: what React has not taken over yet can wait on.
  return useMemo(() => <Activity>{shown}</Activity>, [shown]);
}
