import { toPlainWords } from './words';

/** What a name names: 'or' between two of one kind is the word, not the operating room. */
export type NameKind = 'licence' | 'unit' | 'field' | 'shift' | 'order';

/** One thing and its names. */
type Naming = {
  readonly kind: NameKind;
  /** Names that job lists use. */
  readonly written: readonly string[];
  /** What people type for it, but means something else in a text: 'OR' is also a state and a word. */
  readonly typed: readonly string[];
  /** What it is a special kind of. */
  readonly within: string | undefined;
};

/**
 * One thing a line: names that job lists use, after a '/' what people type for it, and after a '>' what it is a special kind of. Units are
 * those of CDC's NHSN location codes (Critical Care Units, Wards) and of nurses in NUCC's provider taxonomy, by the names agencies use.
 */
const NAMES: Readonly<Record<NameKind, string>> = {
  licence: `RN, Registered Nurse
LPN, LVN, Licensed Practical Nurse, Licensed Vocational Nurse
CNA, Certified Nursing Assistant, Certified Nurse Aide, Nursing Assistant, Nurse Aide, STNA
NP, Nurse Practitioner
CRNA, Nurse Anesthetist, Certified Registered Nurse Anesthetist
Physician Assistant, PA C / PA
Medical Assistant, CMA, Certified Medical Assistant / MA
PCT, Patient Care Tech, Patient Care Technician`,
  unit: `Emergency Department, Emergency Room, Emergency, ER, ED
Labor and Delivery, Labor & Delivery, L&D / OB, L and D
Operating Room / OR
ICU, Intensive Care, Intensive Care Unit / Critical Care
MICU, Medical ICU, Medical Intensive Care / Medical Critical Care > ICU
SICU, Surgical ICU, Surgical Intensive Care / Surgical Critical Care > ICU
CCU, Cardiac ICU, Coronary Care / Cardiac Critical Care > ICU
CVICU, CTICU, Cardiovascular ICU, Cardiothoracic ICU, Cardiovascular Intensive Care / Cardiothoracic Critical Care > ICU
Neuro ICU, Neurosurgical ICU / Neurologic Critical Care, Neurosurgical Critical Care > ICU
Trauma ICU, TICU / Trauma Critical Care > ICU
Burn ICU, BICU / Burn Critical Care > ICU
NICU, Neonatal ICU, Neonatal Intensive Care
PICU, Pediatric ICU, Peds ICU, Pediatric Intensive Care
CVOR, Cardiovascular Operating Room > Operating Room
LDRP > Labor and Delivery
BMT, Bone Marrow Transplant > Oncology
PACU, Post Anesthesia Care, Post Anesthesia / Recovery Room
PCU, Progressive Care, Stepdown, Step Down
Telemetry, Tele
Med Surg, MedSurg, Medical Surgical / MS, M/S
Postpartum, Mother Baby, Mom Baby, Couplet Care / Maternal Newborn
Long Term Care, LTC / SNF, Skilled Nursing, Nursing Home
LTAC, LTACH, Long Term Acute Care
Pediatrics, Pediatric, Peds
Psychiatric, Psychiatry, Psych, Behavioral Health, Mental Health
Home Health, HH
Oncology, Onc
Dialysis, Hemodialysis / Nephrology
Endoscopy, Endo / Gastroenterology, GI
Geriatrics, Geriatric / Gerontology
Infusion, Infusion Therapy
Infection Control / Infection Prevention
Rehabilitation, Rehab
Case Management, Case Manager
Orthopedics, Orthopedic, Ortho`,
  field: `Physical Therapist, Physical Therapy, PT
PTA, Physical Therapist Assistant, Physical Therapy Assistant, PT Assistant
Occupational Therapist, Occupational Therapy, OT
COTA, Occupational Therapy Assistant, Certified Occupational Therapy Assistant, OT Assistant / OTA
SLP, Speech Language Pathologist, Speech Therapist, Speech Therapy, Speech Pathologist / Speech
Respiratory, Respiratory Therapist, Respiratory Therapy, RRT / RT
Interventional Radiology, IR
Rad Tech, Radiologic Technologist, Radiology Tech, Radiology Technologist, Radiographer / Radiology, X-Ray, Xray, X-Ray Tech, Xray Tech
Ultrasound, Diagnostic Medical Sonographer / Sonographer, Sonography
CT, CT Tech, CT Technologist, Computed Tomography / CAT Scan
Echo, Echocardiography
Mammography, Mammo
Nuclear Medicine, Nuc Med
Cath Lab, Catheterization Lab
EP Lab, Electrophysiology
Surgical Tech, Surgical Technologist, Surg Tech, CST / Scrub Tech, OR Tech
Sterile Processing, SPD
Medical Laboratory Scientist, MLS, Clinical Laboratory Scientist, CLS, Medical Technologist
MLT, Medical Laboratory Tech, Medical Laboratory Technician / Med Lab Tech, Lab Tech
Phlebotomy, Phlebotomist
Histology, Histotech
Social Work, Social Worker, MSW / SW
Pharmacy Technician, Pharmacy Tech, Pharm Tech, CPhT`,
  shift: `Day
Night, Overnight / NOC
Evening
Weekend`,
  order: `New Grad, New Graduate, Graduate Nurse
Travel, Traveler, Traveling
Per Diem, PRN
Part Time
Full Time`,
};

const split = (names: string | undefined) => names?.split(', ') ?? [];

const NAMINGS: readonly Naming[] = Object.entries(NAMES).flatMap(([kind, lines]) =>
  lines.split('\n').map((line) => {
    const [names = '', within] = line.split(' > ');
    const [written, typed] = names.split(' / ');
    return { kind: kind as NameKind, written: split(written), typed: split(typed), within };
  }),
);

const plain = (text: string) => toPlainWords(text).trim();
const idOf = (name: string) => `~${plain(name).replaceAll(' ', '_')}`;

/** A thing that has names. */
export type Named = {
  /** A word of its own for it, which no text has: '~icu'. */
  readonly id: string;
  readonly kind: NameKind;
  /** The names that job lists use, in plain words. */
  readonly written: readonly string[];
  /** What it is a special kind of. */
  readonly within: { readonly id: string; readonly name: string } | null;
};

/** Things by their names in plain words: those that job lists use, and with those that people type. */
const IN_LISTS = new Map<string, Named>();
const TYPED = new Map<string, Named>();
for (const { kind, written, typed, within } of NAMINGS) {
  const names = [...new Set(written.map(plain))];
  const general = within ? { id: idOf(within), name: within } : null;
  const named = { id: idOf(written[0] ?? ''), kind, written: names, within: general };
  for (const name of names) IN_LISTS.set(name, named);
  for (const name of [...names, ...typed.map(plain)]) TYPED.set(name, named);
}
const LONGEST = Math.max(...[...TYPED.keys()].map((name) => name.split(' ').length));

/**
 * The spellings that job lists use for a typed name ('ER': emergency department, emergency room, …), in plain words; empty if the name is
 * not known.
 */
export function writtenFor(typed: string): readonly string[] {
  return TYPED.get(plain(typed))?.written ?? [];
}

/** A known name, in the singular or the plural, at a position of some words, and how many of them it takes; the longest wins. */
export function nameAt(
  words: readonly string[],
  at: number,
  isTyped: boolean,
): { readonly named: Named; readonly length: number } | null {
  const names = isTyped ? TYPED : IN_LISTS;
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(' ');
    const named =
      names.get(name) ?? names.get(name.replace(/s$/, '')) ?? names.get(name.replace(/ies$/, 'y'));
    if (named) return { named, length };
  }
  return null;
}
