import type { Point } from './engine';

/** How the W3C's protocols, WebDriver and WebDriver BiDi, write the keys that are no characters. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** A press of the main button of the mouse, as an input source of both protocols. */
export const pressAt = ({ x, y }: Point) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: 40 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Presses of keys, one after the other, as an input source of both protocols. */
export const pressesOf = (keys: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: keys
    .map((key) => KEYS[key] ?? key)
    .flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
});
