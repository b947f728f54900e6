/** `<share-link>`: what is shared, and which button shares it how. */
export const SHARE_LINK = {
  url: 'data-url',
  name: 'data-name',
  message: 'data-message',
  way: 'data-share',
} as const;

/** What a button stops, and whether that plays. */
export const PLAY_PAUSE = { what: 'data-play', state: 'data-state' } as const;

/** On a link: what a click on it tells the data layer. */
export const TELLS = 'data-tells';

/** On a link that was followed, while its page loads. */
export const PENDING = 'data-pending';

/** On a button to apply for a job that was applied for from this device. */
export const DONE = 'data-done';

/** In place of an address on a link of a template, because crawlers follow every address. */
export const TEMPLATE_HREF = 'data-href';
