/**
 * Size budget of a page's HTML as the front sends it, in bytes after brotli 11, by its kind (docs/decisions/0039). A document
 * arrives in the first flight of packets, and so does a form; an app has its filters and ten cards, and all of it again as data;
 * the map has every place in words.
 */
export const HTML_BYTES = {
  ...{ document: 14_336, home: 14_336, form: 14_336 },
  ...{ app: 17_408, list: 17_408, map: 24_576 },
} as const;
