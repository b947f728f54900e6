import { followScroll, type ScrollAsks } from '@/lib/domain/hosted/scroll-asks';

/** The moments whose request to scroll is followed. */
function followed(moments: readonly number[]): readonly number[] {
  let asks: ScrollAsks = [];
  return moments.filter((now) => {
    const next = followScroll(asks, now);
    asks = next ?? asks;
    return next !== null;
  });
}

it('follows each step of a form', () => {
  expect(followed([0, 4_000, 8_000, 12_000, 16_000])).toHaveLength(5);
});

it('follows five requests of a flood, and one more once the first is ten seconds old', () => {
  const flood = Array.from({ length: 100 }, (_, i) => i * 50);
  expect(followed(flood)).toEqual([0, 50, 100, 150, 200]);
  expect(followed([...flood, 10_000, 10_010])).toEqual([0, 50, 100, 150, 200, 10_000]);
});
