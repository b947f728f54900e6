import fc from 'fast-check';
import { HOSTED_FORMS } from '@/lib/config/limits';
import { nextHeight, startHeight } from '@/lib/domain/hosted/frame-height';

const after = (...told: readonly number[]) =>
  told.reduce((now, px) => nextHeight(now, px, HOSTED_FORMS), startHeight(HOSTED_FORMS)).px;

it.each<[string, readonly number[], number]>([
  ['nothing told', [], 600],
  ['a height, plus the padding', [840], 860],
  ['lower than before', [840, 300], 320],
  ['10 px more than before: no change', [840, 850], 860],
  ['11 px more than before', [840, 851], 871],
  ['10 px less than before: no change', [840, 830], 860],
  ['11 px less than before', [840, 829], 849],
  ['small steps that add up', [840, 846, 852], 872],
  ['a fraction of a pixel is a whole one', [840.2], 861],
  ['as high as it stands at the start: no change', [580], 600],
  ['next to nothing', [1], 120],
  ['a mile', [1e9], 20_000],
])('%s (HF-07, CN-14)', (_, told, px) => {
  expect(after(...told)).toBe(px);
});

it('a page that fills its frame does not make it grow forever', () => {
  let now = startHeight(HOSTED_FORMS);
  for (let i = 0; i < 50; i += 1) now = nextHeight(now, now.px, HOSTED_FORMS);
  expect(now.px).toBeLessThanOrEqual(660);
});

it('a page may grow by exactly the padding', () => {
  expect(after(840, 860)).toBe(880);
});

it('stays within its bounds, whatever heights are reported', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1e-9, max: 1e12, noNaN: true })), (told) => {
      const px = after(...told);
      expect(px >= HOSTED_FORMS.minHeightPx && px <= HOSTED_FORMS.maxHeightPx).toBe(true);
    }),
  );
});
