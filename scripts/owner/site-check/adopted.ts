/**
 * Keys of sample content that you have read and take as your own, word for word: `npm run site:check` is silent about them.
 * What cannot be true of you (the brand, the reviews, the seal …) cannot be adopted.
 */
export const ADOPTED: readonly string[] = [];
