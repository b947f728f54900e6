const OTHER = '(?:other|more|similar|related|nearby|additional) (?:[\\w-]+ ){0,2}';
/** Begins a list of other jobs, which continues to the next heading. */
const OTHER_JOBS = new RegExp(
  `\\b${OTHER}(?:openings|jobs|positions)\\b|^${OTHER}(?:assignments|opportunities|contracts)\\b(?! (?:to|for)\\b)|\\balso hiring\\b|\\bwe also have[^.]{0,30}(?:openings|:$)`,
  'i',
);
/** Mentions other jobs in passing: only its paragraph is about them. */
const IN_PASSING = new RegExp(
  `\\b${OTHER}(?:job|position|assignments|opportunit(?:y|ies)|contracts?)\\b|\\bnow hiring\\b|\\bwe also (?:have|need)\\b|^(?:at )?our (?:sister|other) (?:hospital|facility|campus|location)\\b`,
  'i',
);
/** Headings of passages about the agency, which are true of all its jobs: 'About Fernway', 'Pay and benefits'. */
const AGENCY =
  /^about\b(?!.*\b(?:you|job|role|position|assignment|contract|shift|unit|department|floor|team|hospital|medical center|facility|clinic)\b)|^(?:why|what we offer|we offer|equal opportunity|eeo)\b|\b(?:benefits|perks)\b/i;
const AGENCY_LINE = /^(?:(?:our )?benefits|perks|what we offer)\s?:/i;
/** Openings of passages about the surrounding town. */
const AREA =
  /^(?:around|living in|life in|off shift|about the (?:area|city|town|community)|the (?:area|city|town)\b|things to do)[^.:]{0,40}(?:[.:]|$)/i;
const QUESTION = /\?["'”’)\]]*$/;
/** Words of a part, from comma to comma, that leave open what it names. */
const LEFT_OPEN =
  /\b(?:tbd|tba|to be (?:determined|discussed|confirmed|announced)|unknown|not specified|n\/a|ask (?:us|your (?:recruiter|manager)|about|(?:at|in|during) (?:the )?interview|the (?:unit|manager|recruiter))|discuss(?:ed)? (?:in|at|with|during)|inquire)\b/i;

/** How far a text leads away from this job, to other jobs, the agency or the town: to the next heading, or within its block. */
export function leadsAway(text: string, isHeading: boolean): 'section' | 'block' | null {
  if (OTHER_JOBS.test(text)) return 'section';
  if (isHeading) {
    return AREA.test(text) || IN_PASSING.test(text) || AGENCY.test(text) ? 'section' : null;
  }
  return AREA.test(text) || IN_PASSING.test(text) || AGENCY_LINE.test(text) ? 'block' : null;
}

/** A sentence with spaces in place of its open parts; '' if it is a question. */
export function withoutOpenParts(text: string): string {
  if (QUESTION.test(text)) return '';
  if (!LEFT_OPEN.test(text)) return text;
  return text.replace(/[^,;]+/g, (part) => (LEFT_OPEN.test(part) ? ' '.repeat(part.length) : part));
}
