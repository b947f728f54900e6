/** What opens something: nobody wants it open any more who has pressed something else since. */
const OPENER = '[aria-expanded], [aria-haspopup]';
/** A part of the page whose script is not there yet (on-first-input.tsx). */
const ASLEEP = '[data-part]:not([data-awake])';

/** What was pressed and not heard, in the order of the last presses. */
const pressed = new Set<HTMLElement>();
/** Whether React listens, but for those parts. */
let isHeard = false;
/** While something is pressed again, which is no new press. */
let isAgain = false;

/** What hears by itself (elements). */
const ELEMENTS = 'site-header, place-map';

/** The button or picker an event is for. Not one that does without React: it sends a form, or saves a job. */
function buttonOf({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(ELEMENTS)) return null;
  const button = target.closest<HTMLElement>('button:not([data-save]), [role=combobox]');
  const sends = button instanceof HTMLButtonElement && button.type === 'submit' && button.form;
  return sends ? null : button;
}

function note(event: Event): void {
  if (isAgain) return;
  // Who goes on typing has something else in mind by now.
  if (event.type === 'input') return pressed.clear();
  for (const before of pressed) if (before.matches(OPENER)) pressed.delete(before);
  pressFirst(event);
  const button = buttonOf(event);
  if (!button || (isHeard && !button.closest(ASLEEP))) return;
  pressed.delete(button);
  pressed.add(button);
}

/** Presses again what was pressed before in a part of the page that hears by now, but has not had the time for it. */
function pressFirst({ target }: Event): void {
  const part = isHeard && target instanceof Element ? target.closest('[data-awake]') : null;
  for (const before of pressed) if (part?.contains(before)) press(before);
}

/** React lets no click through to what it has not taken over: one that comes back up was heard. */
function forget(event: Event): void {
  const button = isHeard ? buttonOf(event) : null;
  if (button) pressed.delete(button);
}

if (typeof window !== 'undefined') {
  // What the page itself has remembered until now (scripts/after-first-paint.mjs), which ends with that.
  const early: unknown = Reflect.get(window, 'early');
  if (Array.isArray(early)) for (const event of early) note(event);
  Reflect.set(window, 'early', null);
  window.addEventListener('input', note, true);
  window.addEventListener('click', note, true);
  window.addEventListener('click', forget);
}

/** Presses it again if it was neither heard meanwhile nor forgotten. */
function press(button: HTMLElement): void {
  const isPicker = !(button instanceof HTMLButtonElement);
  if (!pressed.has(button) || (isPicker && button !== document.activeElement)) return;
  isAgain = true;
  button.click();
  isAgain = false;
}

/**
 * Presses again what was pressed within a place and not heard: each once, in the order of the last presses, of what opens something
 * only what was pressed last, and a picker only while it has the focus. Each in a task of its own: React has answered the one before by
 * then, and may be taking the page over within one such press, in which another counts for nothing. What is not heard this time
 * either waits for the next.
 */
export function pressAgain(place: Node = document): void {
  for (const button of pressed) {
    if (place.contains(button)) setTimeout(press, 0, button);
  }
}

/** From now on React listens: presses are heard, and those before are made again. */
export function listen(): void {
  setTimeout(() => (isHeard = true));
  pressAgain();
}
