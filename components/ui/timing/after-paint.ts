/**
 * Does work once what there is to draw has been painted, and not within the next frame: that would keep the paint from being
 * seen, and a press from being heard. Returns what calls it off.
 */
export function afterPaint(work: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
