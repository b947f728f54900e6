/** The browser engines that people's browsers are made of: Chrome and Edge, Firefox, Safari and every browser on an iPhone. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

export type WindowOptions = {
  readonly width: number;
  readonly height: number;
  /** Whether the visitor's system has a dark appearance. */
  readonly dark: boolean;
};

export type Point = { readonly x: number; readonly y: number };
export type Line = { readonly from: Point; readonly to: Point };

const STEPS = 8;

/** The points at which a finger is that moves along a line, but the first. */
export const stepsOf = ({ from, to }: Line): readonly Point[] =>
  Array.from({ length: STEPS }, (_, step) => ({
    x: Math.round(from.x + ((to.x - from.x) * (step + 1)) / STEPS),
    y: Math.round(from.y + ((to.y - from.y) * (step + 1)) / STEPS),
  }));

/**
 * A window of a browser with nothing stored: the least that `Visitor` is built upon. Each engine has a driver of its own behind it.
 */
export type EngineWindow = {
  readonly version: string;
  /** Opens an address, and waits until it has loaded. */
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON. */
  readonly evaluate: <T, A extends readonly unknown[]>(
    run: (...args: A) => T,
    ...args: A
  ) => Promise<Awaited<T>>;
  /** Presses the main button of the mouse at a point of the window, and releases it. */
  readonly press: (at: Point, heldMs: number) => Promise<void>;
  /** Presses keys in the element that has the focus: characters, names such as 'Enter' in `KEYS`, or 'Control+a'. */
  readonly keys: (keys: readonly string[]) => Promise<void>;
  /** Turns the wheel of the mouse over a point, perhaps while a key is held down. */
  readonly wheel: (at: Point, dy: number, held: 'Control' | null) => Promise<void>;
  /** Drags fingers over the window; null where the driver has none. */
  readonly fingers: ((lines: readonly Line[]) => Promise<void>) | null;
  /** Chooses a file for a file field. */
  readonly upload: (selector: string, path: string) => Promise<void>;
  /** A PNG of what the window shows. */
  readonly screenshot: () => Promise<Buffer>;
  /** What went wrong in pages since the last call: exceptions, and errors on the console. */
  readonly errors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** A running browser, which opens one window at a time. */
export type Engine = {
  readonly open: (options: WindowOptions) => Promise<EngineWindow>;
  readonly close: () => Promise<void>;
};

/** The text of a function that takes its arguments as JSON, and answers in JSON. `__name` is what tsx adds to functions. */
export const inJson = (run: (...args: never[]) => unknown): string =>
  `async (json) => { const __name = (named) => named; return JSON.stringify((await (${String(run)})(...JSON.parse(json))) ?? null); }`;
