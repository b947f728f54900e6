/** `<search-picker>`: what it was given, its parts, and the option that the arrow keys have reached. */
export const PICKER = {
  label: 'data-label',
  noMatch: 'data-no-match',
  options: 'data-options',
  popup: 'data-popup',
  room: 'data-room',
  close: 'data-close',
  done: 'data-done',
  active: 'data-active',
} as const;
