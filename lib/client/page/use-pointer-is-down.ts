import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isDown = false;
let release: number | undefined;

function set(next: boolean): void {
  window.clearTimeout(release);
  if (isDown === next) return;
  isDown = next;
  for (const tell of listeners) tell();
}

const onDown = (event: Event) => {
  if (!(event instanceof MouseEvent) || event.button === 0) set(true);
};
/** A moment later: the click comes right after the pointer is up. */
const onUp = () => {
  window.clearTimeout(release);
  release = window.setTimeout(() => set(false));
};
const onEnd = () => set(false);

/** Pointer and mouse events both count: the mouse events of a touch come after its pointer is up, and move the focus. */
const LISTENERS = [
  ['pointerdown', onDown],
  ['mousedown', onDown],
  ['pointerup', onUp],
  ['mouseup', onUp],
  // A scroll, a drag, a menu or another window ends a press without an 'up'. While someone types, no click is under way.
  ['pointercancel', onEnd],
  ['dragend', onEnd],
  ['contextmenu', onEnd],
  ['blur', onEnd],
  ['keydown', onEnd],
] as const;

/** Only the window's own `blur` counts; a field's does not bubble, but would be caught in the capture phase. */
const isOnItsWayDown = (type: string) => type !== 'blur';

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) {
    for (const [type, listener] of LISTENERS) {
      window.addEventListener(type, listener, isOnItsWayDown(type));
    }
  }
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    for (const [type, listener] of LISTENERS) {
      window.removeEventListener(type, listener, isOnItsWayDown(type));
    }
    set(false);
  };
}

/** Whether a mouse button, a finger or a pen is down, until after its click. */
export function usePointerIsDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDown,
    () => false,
  );
}
