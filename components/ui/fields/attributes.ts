/** `<search-picker>`: its text for no match, its parts, and the option that the arrow keys have reached. */
export const PICKER = {
  noMatch: 'data-no-match',
  popup: 'data-popup',
  room: 'data-room',
  close: 'data-close',
  done: 'data-done',
  active: 'data-active',
} as const;
