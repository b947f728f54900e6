/**
 * Marks a link whose clicks the data layer is told of (elements/page/track-clicks.ts). No personal data belongs in `data`.
 */
export const tells = (event: string, data: Readonly<Record<string, string>> = {}) => ({
  'data-tells': JSON.stringify([event, data]),
});
