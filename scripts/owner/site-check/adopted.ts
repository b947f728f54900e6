/**
 * Keys of sample content that you have read and adopt word for word: `npm run site:check` does not report them. What cannot be true
 * of you (the brand, the reviews, the seal …) cannot be adopted.
 */
export const ADOPTED: readonly string[] = [];
