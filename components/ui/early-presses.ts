/** What opens something: nobody wants it open any more who has pressed something else since. */
const OPENER = '[aria-expanded], [aria-haspopup]';

/**
 * Remembers what was pressed before React had taken it over: each once, in the order of their last
 * presses, so that all of it can be pressed again.
 *
 * @param pressed what was pressed before
 * @param button what is pressed now; null where that is none
 */
export function addEarlyPress(pressed: Set<HTMLElement>, button: HTMLElement | null): void {
  for (const before of pressed) if (before.matches(OPENER)) pressed.delete(before);
  if (!button) return;
  pressed.delete(button);
  pressed.add(button);
}

/** Presses again what was pressed early, each in a task of its own: React has answered the one before it by then. */
export function pressAgain(pressed: Iterable<HTMLElement>): void {
  for (const button of pressed) setTimeout(() => button.click());
}
