import type { KeyboardEvent } from 'react';
import { isComposing } from '@/lib/client/page/is-composing';

/**
 * Handles the keys of a list of check boxes below a search field. Arrows, Home and End move among the boxes. Enter in the field checks the
 * box if only one is left. Letters typed on a box go into the field. The boxes stay native: Space and Tab work as usual.
 */
export function moveAmongOptions(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event.nativeEvent)) return;
  const { currentTarget: list, target, key } = event;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const field = list.querySelector<HTMLInputElement>('input[type="search"]');
  const at = boxes.findIndex((box) => box === target);
  if (at < 0 && target !== field) return;
  const go = (to: HTMLElement | null | undefined) => {
    event.preventDefault();
    to?.focus();
  };
  if (key === 'ArrowDown') go(boxes[at + 1]);
  else if (key === 'ArrowUp') go(at > 0 ? boxes[at - 1] : field);
  else if (target === field) {
    if (key !== 'Enter') return;
    event.preventDefault();
    if (boxes.length === 1) boxes[0]?.click();
  } else if (key === 'Home') go(boxes[0]);
  else if (key === 'End') go(boxes.at(-1));
  else if (isCharacter(event)) field?.focus();
}

/** Whether the key types a character; Space belongs to the check box. */
function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
