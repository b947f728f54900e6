/** @jest-environment jsdom */
import { isComposing } from '@/lib/client/page/is-composing';

const enter = (how: KeyboardEventInit) => new KeyboardEvent('keydown', { key: 'Enter', ...how });

test('a key of a keyboard that composes its text, also the last one of Safari, is told from others', () => {
  expect(isComposing(enter({ isComposing: true, keyCode: 229 }))).toBe(true);
  expect(isComposing(enter({ keyCode: 229 }))).toBe(true);
  expect(isComposing(enter({ keyCode: 13 }))).toBe(false);
});
