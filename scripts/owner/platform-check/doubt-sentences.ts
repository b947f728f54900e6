import type { FactName } from '@/lib/domain/job/field-doubt';
import type { DoubtKind } from '@/lib/platform/doubts';
import type { Level } from './finding';

/** How an owner calls each fact. */
export const FACT_NAMES: Readonly<Record<FactName, string>> = {
  record: 'Record',
  id: 'Record id',
  jobNumber: 'Job ID',
  orderType: 'Order type',
  specialty: 'Specialty',
  title: 'Job title',
  city: 'City',
  state: 'State',
  place: 'Place',
  geolocation: 'Position',
  shift: 'Shift',
  pay: 'Pay',
  daysOpen: 'Days open',
  contractLength: 'Contract length',
  contract: 'Contract terms',
  description: 'Description',
};

/** What an owner reads of a kind of doubt, and how much it matters: a `note` was mended without loss, a `mend` costs visitors something. */
export const DOUBT_SENTENCES: Readonly<
  Record<DoubtKind, { readonly level: Level; readonly text: string }>
> = {
  'nothing-in-words': {
    level: 'note',
    text: 'A word that means nothing (N/A, null, TBD, a dash, a zero). The site shows the fact as not given.',
  },
  'wrong-letters': {
    level: 'note',
    text: 'Letters of another alphabet, such as a broken apostrophe. The site puts them right.',
  },
  'lost-letters': {
    level: 'mend',
    text: 'Letters were lost on the way, and the mark \uFFFD stands in their place. Please type the text again.',
  },
  escapes: {
    level: 'note',
    text: 'Line breaks or quotation marks written with a backslash (\\n). The site puts them right.',
  },
  'html-codes': {
    level: 'note',
    text: 'Codes of web pages, such as &amp; for &. The site shows the characters they stand for.',
  },
  'html-tags': {
    level: 'note',
    text: 'Formatting, such as <b>, in a plain text. The site leaves it out.',
  },
  'escaped-tags': {
    level: 'note',
    text: 'Formatting that would be shown as text (&lt;p&gt;). The site reads it as formatting.',
  },
  'of-word': {
    level: 'note',
    text: 'Remains of a Word document. The site leaves them out.',
  },
  controls: {
    level: 'note',
    text: 'Characters that nobody can see. The site leaves them out.',
  },
  'too-long': {
    level: 'mend',
    text: 'Too long for a page. The site cuts the text, so the end is missing.',
  },
  'pay-two-figures': {
    level: 'mend',
    text: 'Two figures may be the week’s pay. The site shows the text, and compares none of them.',
  },
  'pay-open-half': {
    level: 'mend',
    text: 'It is not clear whether the tax-free part is in the week’s figure. The site shows the text, and compares no figure.',
  },
  'pay-halves-differ': {
    level: 'mend',
    text: 'The parts of a week have different units. The site shows the text, and adds nothing up.',
  },
  'pay-no-week-alone': {
    level: 'mend',
    text: 'A figure without a unit, and no week pays as much or as little. Please add the unit.',
  },
  'pay-no-week-named': {
    level: 'mend',
    text: 'A figure is called weekly, and no week pays as much or as little. The site compares no figure.',
  },
  'pay-no-figure': {
    level: 'mend',
    text: 'No figure that the site can read. It shows the text as it is.',
  },
  'pay-for-something-else': {
    level: 'mend',
    text: 'A figure for something else, such as a bonus, and none for the week.',
  },
  'pay-second-figure': {
    level: 'mend',
    text: 'A second figure that nothing is said of. The site compares the first alone.',
  },
  'position-outside-state': {
    level: 'mend',
    text: 'The position is not in the job’s state; a minus sign may be missing. The site does not use it for maps and distances.',
  },
  'position-far-from-town': {
    level: 'mend',
    text: 'The position is far from those of the town’s other jobs. The site does not use it for maps and distances.',
  },
  unreadable: {
    level: 'mend',
    text: 'The site cannot read it and leaves it out. Please look at the record.',
  },
};
