import { HEADER } from '@/lib/config/browser-limits/layout';

/** At the top of the page, in view further down, or out of the way (specification, section 2, 'Header'). */
export type HeaderState = 'top' | 'shown' | 'hidden';

type Scroll = {
  /** Where the page was, and where it is now, in CSS pixels. */
  readonly from: number;
  readonly to: number;
  readonly headerHeight: number;
};

/**
 * The header's state after a scroll: scrolling down hides it, scrolling up shows it. The scroll that leaves the top of the page shows it as
 * well, unless it jumps further than the header's height: then it counts as scrolling down.
 */
export function headerAfterScroll(
  state: HeaderState,
  { from, to, headerHeight }: Scroll,
): HeaderState {
  const { stickyAfterPx } = HEADER;
  if (to <= stickyAfterPx) return 'top';
  if (to === from) return state === 'top' ? 'shown' : state;
  const leavesTop = from <= stickyAfterPx && to <= stickyAfterPx + headerHeight;
  return leavesTop || to < from ? 'shown' : 'hidden';
}
