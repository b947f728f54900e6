import { TELLS } from './attributes';

/**
 * Marks a link whose clicks are pushed to the data layer (elements/page/track-clicks.ts). No personal data belongs in `data`.
 */
export const tells = (event: string, data: Readonly<Record<string, string>> = {}) => ({
  [TELLS]: JSON.stringify([event, data]),
});
