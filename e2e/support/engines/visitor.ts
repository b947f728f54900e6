import { setTimeout as pause } from 'node:timers/promises';
import type { EngineWindow, Point } from './engine';
import { chooseOption, describe, isReady, look, type Target } from './in-page';

const PATIENCE_MS = 30_000;
const STEP_MS = 50;
const RESTING_MS = 700;
/** How long a press lasts. */
const PRESS_MS = 40;

/** A visitor in any engine: the face that journeys are written against. Acts wait for their element, as a person does. */
export class Visitor {
  readonly #window: EngineWindow;
  readonly #origin: string;

  constructor(window: EngineWindow, origin: string) {
    this.#window = window;
    this.#origin = origin;
  }

  /** Opens a page of the site, and waits until its scripts have run. */
  async open(path: string): Promise<void> {
    await this.#window.goto(this.#origin + path);
    await this.arrives(path);
  }

  /** Waits for the page at a path, query included, or one that matches, and until its scripts have run. */
  async arrives(path: string | RegExp): Promise<void> {
    const isThere = (at: string) => (typeof path === 'string' ? at === path : path.test(at));
    await this.waits(`to arrive at ${path}`, async () => isThere(await this.path()));
    await this.waits('for the scripts', () => this.sees(isReady));
  }

  /** Waits until a condition is true. A page that is just being left answers nothing, which is no failure. */
  async waits(what: string, condition: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let last: unknown;
    while (Date.now() < end) {
      try {
        last = await condition();
        if (last) return;
      } catch (error) {
        last = error;
      }
      await pause(STEP_MS);
    }
    throw new Error(`Waited ${what}: ${String(last)}, at ${await this.#stands()}`);
  }

  /** Where the visitor is, what the page says, and what went wrong in it: an error page says why it has no scripts. */
  async #stands(): Promise<string> {
    try {
      const [path, words] = await this.sees(() => [
        location.pathname + location.search,
        (document.querySelector('main') ?? document.body).innerText.replace(/\s+/g, ' '),
      ]);
      return `${path}, which says '${words?.slice(0, 300)}'; ${(await this.errors()).join()}`;
    } catch (error) {
      return String(error);
    }
  }

  /** What a function says that runs in the page. */
  sees<T, A extends readonly unknown[]>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.#window.evaluate(run, ...args);
  }

  path(): Promise<string> {
    return this.sees(() => location.pathname + location.search + location.hash);
  }

  /** Where an element can be pressed, once it stands still and is covered by nothing. */
  async #placeOf(target: Target): Promise<Point> {
    let place: Point | null = null;
    await this.waits(`to press ${describe(target)}`, async () => {
      place = (await this.sees(look, target, true))?.at ?? null;
      return place;
    });
    return place ?? { x: 0, y: 0 };
  }

  /** Presses an element once it is there, stands still and is covered by nothing. */
  async press(target: Target, heldMs = PRESS_MS): Promise<void> {
    await this.#window.press(await this.#placeOf(target), heldMs);
  }

  /** Presses where an element is not. */
  pressAt(x: number, y: number): Promise<void> {
    return this.#window.press({ x, y }, PRESS_MS);
  }

  /** Presses a field and types, at the end of what it holds. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.keys('End', ...text);
  }

  /** Presses keys where the focus is. */
  keys(...keys: string[]): Promise<void> {
    return this.#window.keys(keys);
  }

  /** Turns the wheel over the middle of an element, perhaps while a key is held down. */
  async wheel(target: Target, dy: number, held: 'Control' | null = null): Promise<void> {
    await this.#window.wheel(await this.#placeOf(target), dy, held);
  }

  /** Whether the engine's driver has fingers. */
  get hasFingers(): boolean {
    return this.#window.fingers !== null;
  }

  /** Drags fingers, side by side, from the middle of an element up or down. */
  async drag(target: Target, fingers: number, dy: number): Promise<void> {
    const { x, y } = await this.#placeOf(target);
    const lines = Array.from({ length: fingers }, (_, finger) => ({
      from: { x: x - 60 * finger, y },
      to: { x: x - 60 * finger, y: y + dy },
    }));
    await this.#window.fingers?.(lines);
  }

  /** Chooses an option of a list, by its words. Engines draw the open list outside the page, where no driver reaches. */
  async choose(target: Target & { readonly says?: never }, option: string): Promise<void> {
    await this.shows(target);
    await this.sees(chooseOption, target.css, option);
  }

  upload(selector: string, path: string): Promise<void> {
    return this.#window.upload(selector, path);
  }

  /** Waits until an element is visible. */
  async shows(target: Target): Promise<void> {
    await this.waits(`to see ${describe(target)}`, () => this.sees(look, target, false));
  }

  /** Waits until no such element is visible. */
  async hides(target: Target): Promise<void> {
    await this.waits(
      `until ${describe(target)} is gone`,
      async () => !(await this.sees(look, target, false)),
    );
  }

  /** What can be read about an element, once it is visible. */
  async reads(target: Target) {
    await this.shows(target);
    const element = await this.sees(look, target, false);
    if (!element) throw new Error(`${describe(target)} is gone`);
    return element;
  }

  async text(target: Target): Promise<string> {
    return (await this.reads(target)).text;
  }

  async value(target: Target): Promise<string> {
    return (await this.reads(target)).value;
  }

  /** Where the upper edge of an element is in the window. */
  async top(target: Target): Promise<number> {
    return (await this.reads(target)).top;
  }

  /** Scrolls to a height of the page. */
  scroll(y: number): Promise<void> {
    return this.sees((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  }

  /** Goes back, which may close an overlay of this page or lead to another one. */
  back(): Promise<void> {
    return this.sees(() => void setTimeout(() => history.back()));
  }

  /** Marks this page, and returns a function that tells whether a later one is the same, from the back/forward cache. */
  async marks(): Promise<() => Promise<boolean>> {
    await this.sees(() => void Object.assign(window, { isMarked: true }));
    return () => this.sees(() => 'isMarked' in window);
  }

  pauses(ms: number): Promise<void> {
    return pause(ms);
  }

  /** Waits for what pages and engines do a moment later, such as to restore fields and places. */
  async rests(): Promise<void> {
    await pause(RESTING_MS);
  }

  screenshot(): Promise<Buffer> {
    return this.#window.screenshot();
  }

  errors(): Promise<readonly string[]> {
    return this.#window.errors();
  }
}
