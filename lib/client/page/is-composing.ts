/** Whether a key belongs to a keyboard that composes its text: its Enter ends a word. Safari tells of the last one by its code alone. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
