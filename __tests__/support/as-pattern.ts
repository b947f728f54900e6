/** Text for a regular expression that means the text itself. */
export const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
