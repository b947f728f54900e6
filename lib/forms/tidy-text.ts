/** Marks that steer the direction of text or take no room: they can make a name read as another one. */
const STEERING = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Typed text as it is kept: one line, single spaces, nothing invisible but the joiners some scripts need. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(STEERING, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** The same for text of several lines: its line breaks stay, at most one empty line between two. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(tidyText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
