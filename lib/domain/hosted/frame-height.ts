/** Lengths in CSS pixels. */
export type FrameLimits = {
  readonly defaultHeightPx: number;
  readonly minHeightPx: number;
  readonly maxHeightPx: number;
  readonly resizeThresholdPx: number;
  readonly resizePaddingPx: number;
};

/** The height of a frame, and how often its host has echoed the height it was given. */
export type FrameHeight = { readonly px: number; readonly echoes: number };

/** A page that fills its frame reports the frame's own height, grows with the padding and reports again, endlessly. */
const ECHOES_FOLLOWED = 2;

export const startHeight = ({ defaultHeightPx }: FrameLimits): FrameHeight => ({
  px: defaultHeightPx,
  echoes: 0,
});

/**
 * The frame after its host has reported a height: that height plus the padding if it differs by more than the threshold (specification,
 * sections 4 and 9), within sensible bounds. The same object if nothing changes.
 */
export function nextHeight(now: FrameHeight, toldPx: number, limits: FrameLimits): FrameHeight {
  const { minHeightPx, maxHeightPx, resizeThresholdPx, resizePaddingPx } = limits;
  const wanted = Math.ceil(toldPx) + resizePaddingPx;
  const px = Math.min(Math.max(wanted, minHeightPx), maxHeightPx);
  if (Math.abs(px - now.px) <= resizeThresholdPx) return now;
  const isEcho = Math.abs(toldPx - now.px) <= 1;
  if (isEcho && now.echoes >= ECHOES_FOLLOWED) return now;
  return { px, echoes: isEcho ? now.echoes + 1 : 0 };
}
