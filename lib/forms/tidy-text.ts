import { plainCharacters } from '@/lib/domain/words/plain-characters';

/** Tidies typed text: one line, single spaces, nothing invisible except the joiners some scripts need. */
export function tidyText(text: string): string {
  return plainCharacters(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
}

/** The same for text of several lines: line breaks stay, with at most one empty line between two. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(tidyText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
