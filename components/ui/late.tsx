'use client';

import { Activity, useEffect, useState, type ReactNode } from 'react';

type Props = {
  /** Draws what is new along with everything else. */
  readonly atOnce: boolean;
  readonly children: ReactNode;
};

/**
 * A part that a press need not wait for. When the page changes it stays as it was until the rest has been painted, and is
 * drawn in the frame after; the page does not become shorter meanwhile. When React takes the page over, it comes last.
 */
export function Late({ atOnce, children }: Props) {
  const [shown, setShown] = useState(children);
  if (atOnce && shown !== children) setShown(children);
  useEffect(() => {
    if (shown === children) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(children));
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, children]);
  return <Activity>{shown}</Activity>;
}
