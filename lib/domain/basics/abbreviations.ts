import { toPlainWords } from './words';

/** One thing and its names. */
type Naming = {
  /** Names that job lists use. */
  readonly written: readonly string[];
  /** What people type for it, but means something else in a text: 'OR' is also a state and a word. */
  readonly typed?: readonly string[];
};

const NAMINGS: readonly Naming[] = [
  { written: ['Emergency Department', 'Emergency Room', 'Emergency', 'ER', 'ED'] },
  { written: ['Labor and Delivery', 'Labor & Delivery', 'L&D'], typed: ['OB'] },
  { written: ['Operating Room'], typed: ['OR'] },
  { written: ['ICU', 'Intensive Care', 'Intensive Care Unit'], typed: ['Critical Care'] },
  { written: ['PCU', 'Progressive Care', 'Stepdown', 'Step Down'] },
  { written: ['Telemetry', 'Tele'] },
  { written: ['Med Surg', 'MedSurg', 'Medical Surgical'] },
  { written: ['Long Term Care', 'LTC'], typed: ['SNF', 'Skilled Nursing', 'Nursing Home'] },
  { written: ['Pediatrics', 'Pediatric', 'Peds'] },
  { written: ['Psychiatric', 'Psychiatry', 'Psych'] },
  { written: ['Home Health', 'HH'] },
  { written: ['Interventional Radiology', 'IR'] },
  { written: ['Rad Tech', 'Radiologic Technologist'], typed: ['X-Ray', 'Xray', 'X-Ray Tech'] },
  {
    written: ['Ultrasound', 'Diagnostic Medical Sonographer'],
    typed: ['Sonographer', 'Sonography'],
  },
  { written: ['Respiratory', 'Respiratory Therapist'], typed: ['RT'] },
  { written: ['Medical Laboratory Scientist', 'MLS'] },
  { written: ['Sterile Processing', 'SPD'] },
];

const plain = (text: string) => toPlainWords(text).trim();

const WRITTEN: ReadonlyMap<string, readonly string[]> = new Map(
  NAMINGS.flatMap(({ written, typed = [] }) => {
    const spellings = [...new Set(written.map(plain))];
    return [...spellings, ...typed.map(plain)].map((name) => [name, spellings] as const);
  }),
);
const LONGEST = Math.max(...[...WRITTEN.keys()].map((name) => name.split(' ').length));

/**
 * The spellings that job lists use for a typed name ('ER': emergency department, emergency room, …), in plain words; empty if the name is
 * not known.
 */
export function writtenFor(typed: string): readonly string[] {
  return WRITTEN.get(plain(typed)) ?? [];
}

/** A part of a typed text: a word, or a known name with all its spellings. */
export type Term = { readonly words: string; readonly written: readonly string[] };

/** Splits typed words in plain form into terms; of overlapping names the longest wins. */
export function toTerms(words: readonly string[]): readonly Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST, words.length - at);
    const nameOf = () => words.slice(at, at + length).join(' ');
    while (length > 1 && !WRITTEN.has(nameOf())) length -= 1;
    terms.push({ words: nameOf(), written: WRITTEN.get(nameOf()) ?? [] });
    at += length;
  }
  return terms;
}
