import type { FactName } from '@/lib/domain/basics/field-doubt';
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
    text: 'A word that means nothing, or a zero: shown as not given.',
  },
  'html-codes': {
    level: 'note',
    text: 'HTML codes such as &amp;: shown as the characters they stand for.',
  },
  controls: {
    level: 'note',
    text: 'Characters that cannot be shown, or breaks written as \\n: left out.',
  },
  'too-long': { level: 'mend', text: 'Longer than a page can show: cut.' },
};
