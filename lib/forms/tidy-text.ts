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
