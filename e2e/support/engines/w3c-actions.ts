import { stepsOf, type Line, type Point } from './engine';

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
  Control: '\uE009',
};

const keyCode = (key: string): string => KEYS[key] ?? key;

/** A press of the main button of the mouse, as an input source of both protocols. */
export const pressAt = ({ x, y }: Point, heldMs: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: heldMs },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Turns the wheel over a point, perhaps with a key held down, as input sources of both protocols: what is in one row happens at once. */
export function turnWheelAt({ x, y }: Point, dy: number, held: string | null) {
  const key = held === null ? [] : [keyCode(held)];
  const wait = { type: 'pause' };
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: key.flatMap((value) => [
        { type: 'keyDown', value },
        wait,
        wait,
        { type: 'keyUp', value },
      ]),
    },
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }],
    },
    {
      type: 'wheel',
      id: 'wheel',
      actions: [
        wait,
        { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: dy },
      ],
    },
  ];
}

/** Drags fingers over the window, each along a line of its own, as input sources of both protocols. */
export const dragFingers = (lines: readonly Line[]) =>
  lines.map(({ from, to }, finger) => ({
    type: 'pointer',
    id: `finger ${finger}`,
    parameters: { pointerType: 'touch' },
    actions: [
      { type: 'pointerMove', x: Math.round(from.x), y: Math.round(from.y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...stepsOf({ from, to }).map(({ x, y }) => ({ type: 'pointerMove', x, y, duration: 30 })),
      { type: 'pointerUp', button: 0 },
    ],
  }));

/** Presses of keys, one after the other, as an input source of both protocols. `Control+a` holds the first one down. */
export const pressesOf = (keys: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: keys.flatMap((key) => {
    const together = (/^\w+\+/.test(key) ? key.split('+') : [key]).map(keyCode);
    return [
      ...together.map((value) => ({ type: 'keyDown', value })),
      ...together.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
  }),
});
