import type { KeyFact } from '@/lib/domain/posting/posting-facts';
import type { OpenQuestion, Topic } from '@/lib/domain/posting/topics';

/** The name of each topic, above the posting's own words. */
export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  ratio: 'Patient ratio',
  floating: 'Floating',
  charting: 'Charting system',
  hours: 'Guaranteed hours, cancellation',
  call: 'Call',
  weekends: 'Weekends and holidays',
  scheduling: 'Self- or block scheduling',
  orientation: 'Orientation',
  start: 'Start date',
  extension: 'Extension',
  experience: 'Experience',
  local: 'Local candidates',
  facility: 'Facility',
  'unit-size': 'Unit size',
  license: 'License',
  certifications: 'Certifications',
};

/** The name of each of the facts above a description. */
export const FACT_NAMES: Readonly<Record<KeyFact, string>> = {
  ratio: 'Ratio',
  schedule: 'Schedule',
  license: 'License',
  experience: 'Experience',
  start: 'Start',
};

/** What a posting leaves open, as a part of one sentence. Of its pay and its start the page says so in their own places. */
export const OPEN_NAMES: Readonly<Partial<Record<OpenQuestion, string>>> = {
  ratio: 'ratio',
  floating: 'floating',
  charting: 'charting',
  hours: 'guaranteed hours',
  call: 'call',
  weekends: 'weekends',
  scheduling: 'self-scheduling',
  orientation: 'orientation',
  extension: 'extension',
  experience: 'experience',
  local: 'whether locals can apply',
};

/** The question to ask if the posting does not answer it: in the contact form, the email and the text message. */
export const QUESTION_WORDS: Readonly<Record<OpenQuestion, string>> = {
  pay: 'What does it pay a week?',
  ratio: 'How many patients would I have at a time?',
  floating: 'Would I float, and where to?',
  charting: 'Which charting system is used?',
  hours: 'Are hours guaranteed, and how many shifts may be canceled?',
  call: 'Is there call?',
  weekends: 'Which weekends and holidays would I work?',
  scheduling: 'Is there self-scheduling or block scheduling?',
  orientation: 'How long is orientation?',
  start: 'When does it start?',
  extension: 'Can the contract be extended?',
  experience: 'How much experience is required?',
  local: 'Do you take locals, or is there a 50-mile rule?',
};
