import type { DoubtKind } from '@/lib/platform/doubts';

/** Kinds of doubt that the site mends without loss. The others cost visitors something. */
export const MENDED: ReadonlySet<DoubtKind> = new Set([
  'nothing-in-words',
  'wrong-letters',
  'escapes',
  'html-codes',
  'html-tags',
  'escaped-tags',
  'of-word',
  'controls',
]);

/** What an owner reads of a kind of doubt: what was found, and what the site does. */
export const DOUBT_SENTENCES: Readonly<Record<DoubtKind, string>> = {
  'nothing-in-words':
    'A word that means nothing (N/A, null, TBD, a dash, a zero). The site shows the fact as not given.',
  'wrong-letters':
    'Letters of another alphabet, such as a broken apostrophe. The site puts them right.',
  'lost-letters':
    'Letters were lost on the way, and the mark \uFFFD stands in their place. Please type the text again.',
  escapes:
    'Line breaks or quotation marks written with a backslash (\\n). The site puts them right.',
  'html-codes':
    'Codes of web pages, such as &amp; for &. The site shows the characters they stand for.',
  'html-tags': 'Formatting, such as <b>, in a plain text. The site leaves it out.',
  'escaped-tags':
    'Formatting that would be shown as text (&lt;p&gt;). The site reads it as formatting.',
  'of-word': 'Remains of a Word document. The site leaves them out.',
  controls: 'Characters that nobody can see. The site leaves them out.',
  'too-long': 'Too long for a page. The site cuts the text, so the end is missing.',
  'position-outside-state':
    'The position is not in the job’s state; a minus sign may be missing. The site does not use it for maps and distances.',
  'position-far-from-town':
    'The position is far from those of the town’s other jobs. The site does not use it for maps and distances.',
  unreadable: 'The site cannot read it and leaves it out. Please look at the record.',
};
