/** Escapes text for a regular expression. */
export const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
