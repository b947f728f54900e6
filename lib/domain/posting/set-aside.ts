/** Words that begin a list of other jobs. */
const OTHER_JOBS =
  /\b(?:(?:other|more|similar|related|nearby|additional) (?:open |current |available )?(?:openings?|jobs?|positions?|assignments?|opportunities|contracts?)\b|(?:also|now) hiring\b|we also have\b)/i;
/** Headings of what is about the agency, and true of every job of it. */
const AGENCY =
  /^(?:about (?:us|the agency|the company)|why (?:work|travel|choose)|equal opportunity|eeo)\b/i;
/** Openings of what is about the town around it. */
const AREA =
  /^(?:around|living in|life in|off shift|about the (?:area|city|town|community)|the (?:area|city|town)\b|things to do)[^.:]{0,40}(?:[.:]|$)/i;
const QUESTION = /\?["'”’)\]]*$/;
/** Words of a part, from comma to comma, that leave open what it names. */
const LEFT_OPEN =
  /\b(?:tbd|tba|to be (?:determined|discussed|confirmed|announced)|unknown|not specified|n\/a|ask (?:us|your (?:recruiter|manager)|about|(?:at|in|during) (?:the )?interview|the (?:unit|manager|recruiter))|discuss(?:ed)? (?:in|at|with|during)|inquire)\b/i;

/** Whether a sentence begins what is about other jobs, the agency or the town. */
export const speaksOfOthers = (text: string, isHeading: boolean): boolean =>
  OTHER_JOBS.test(text) || AREA.test(text) || (isHeading && AGENCY.test(text));

/** A sentence with spaces for what it leaves open; '' for one that asks. */
export function withoutOpenParts(text: string): string {
  if (QUESTION.test(text)) return '';
  if (!LEFT_OPEN.test(text)) return text;
  return text.replace(/[^,;]+/g, (part) => (LEFT_OPEN.test(part) ? ' '.repeat(part.length) : part));
}
