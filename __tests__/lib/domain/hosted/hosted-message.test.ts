import fc from 'fast-check';
import { readHostedMessage } from '@/lib/domain/hosted/hosted-message';

it.each<[unknown, number]>([
  [{ type: 'resize', height: 840 }, 840],
  [{ type: 'setHeight', height: 0.5 }, 0.5],
  [{ type: 'resize-iframe', height: 840 }, 840],
  ['{"type":"resize","height":840}', 840],
])('%j reports a height (HF-07)', (data, px) => {
  expect(readHostedMessage(data)).toEqual({ kind: 'height', px });
});

it.each([{ type: 'scrollToTop' }, { type: 'scroll-to-top' }, 'scrollToTop', '"scrollToTop"'])(
  '%j asks to scroll to the top (HF-08)',
  (data) => {
    expect(readHostedMessage(data)).toEqual({ kind: 'scroll-to-top' });
  },
);

it.each([
  { type: 'resize' },
  { type: 'resize', height: '840' },
  { type: 'resize', height: Infinity },
  { type: 'resize', height: NaN },
  { type: 'resize', height: 0 },
  { type: 'resize', height: -840 },
  { type: 'other', height: 840 },
  { height: 840 },
  [],
  null,
  undefined,
  840,
  'resize',
  '{"type":"resize","height"',
  `${'x'.repeat(2_000)}`,
])('%j is neither', (data) => {
  expect(readHostedMessage(data)).toBeNull();
});

it('accepts any message without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const message = readHostedMessage(data);
      if (message?.kind === 'height') expect(message.px).toBeGreaterThan(0);
    }),
  );
});
