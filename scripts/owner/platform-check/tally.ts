import { tidy } from '@/lib/domain/words/words';
import type { Finding, FindingKey, Level } from './finding';

const MAX_EXAMPLES = 5;
const MAX_CHARACTERS = 60;

/** What a terminal would obey or swallow. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const asCode = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text from the platform as it came, made fit for a terminal: short, in one line, with codes for characters that nobody sees. */
export const shown = (text: string): string =>
  tidy(text).replace(UNSEEN, asCode).slice(0, MAX_CHARACTERS);

/** Counts findings of a kind, and keeps some ids of each. */
export function createTally() {
  const found = new Map<string, { level: Level; key: FindingKey; text: string; ids: string[] }>();
  return {
    add(level: Level, key: FindingKey, text: string, id: string | null): void {
      const known = found.get(`${key} ${text}`) ?? { level, key, text, ids: [] };
      known.ids.push(id === null ? '(no id)' : shown(id));
      found.set(`${key} ${text}`, known);
    },
    findings: (): Finding[] =>
      [...found.values()].map(({ level, key, text, ids }) => ({
        level,
        key,
        text,
        count: ids.length,
        examples: ids.slice(0, MAX_EXAMPLES),
      })),
  };
}
