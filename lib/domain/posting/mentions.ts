import type { JobStart, IsoDate, SanitizedHtml } from '@/lib/domain/job/job';
import { toWords } from '@/lib/domain/words/words';
import { ownReadings, type OwnReading } from './read-posting';
import { CONDITIONS, RULES, STARTS_SOON, type Rule } from './mention-rules';

/**
 * The version of the rules, stored with the mentions they found. Descriptions read with another version are read again. Raise it when
 * the rules, or the patterns they use, find different mentions than before.
 */
export const READING = 3;

/** Matches a raw description that may have mentions; one without a match is not read. */
const MAY_MENTION =
  /epic|cerner|meditech|allscripts|click ?care|pcc|matrix ?care|powerchart|oracle|cprs|paper|\bblock|\blocals?\b|\basap\b|\bimmediate|soon as|\bstart|\bbegin|\bcall\b/i;

/** Whether it is worth reading a description at all. Costs next to nothing; reading takes most of a millisecond. */
export const mayMention = (raw: string): boolean => MAY_MENTION.test(raw);

/** Ends a part of a sentence; 'Call - none' is one. */
const PART = /[,;/|+&()]|(?<!\b(?:call|start|charting|emr)) [-–—] |\. /i;

/** What a sentence says: true, false if a part of it is about the mention and does not state it; null if none is about it. */
function verdict({ words, says, beside, isUnanimous }: Rule, text: string): boolean | null {
  const parts = text.split(PART).filter((part) => words.test(part));
  if (parts.length === 0) return null;
  if (CONDITIONS.test(text.replace(says, ''))) return false;
  const isKnown = (word: string) => word === '' || beside.has(word);
  const said = parts.map((part) => {
    const rest = part.replace(says, ' ');
    return rest !== part && toWords(rest).split(' ').every(isKnown);
  });
  return isUnanimous ? said.every(Boolean) : said.some(Boolean);
}

function isMentioned(rule: Rule, readings: readonly OwnReading[]): boolean {
  // Topics take longest to determine, so they are ignored at first.
  if (!readings.some(({ words }) => verdict(rule, words))) return false;
  const verdicts = readings
    .filter(({ words, topics }) => rule.words.test(words) && topics().includes(rule.topic))
    .map(({ words }) => verdict(rule, words))
    .filter((one) => one !== null);
  return rule.isUnanimous ? verdicts.length > 0 && verdicts.every(Boolean) : verdicts.some(Boolean);
}

/** The mentions in a description that the list's filter 'Posting mentions' offers. Read only from sentences that may be quoted. */
export function mentionsOf(html: SanitizedHtml): readonly string[] {
  const readings = [...ownReadings(html)];
  return RULES.filter((rule) => isMentioned(rule, readings)).map(({ mention }) => mention);
}

/** Adds what the record's own field says of the start. If it says anything, the description does not count. */
export function withStart(
  mentions: readonly string[],
  startsOn: JobStart | undefined,
  lastSoon: IsoDate,
): readonly string[] {
  if (startsOn === undefined) return mentions;
  const others = mentions.filter((one) => one !== STARTS_SOON);
  return startsOn === 'asap' || startsOn <= lastSoon ? [...others, STARTS_SOON] : others;
}
