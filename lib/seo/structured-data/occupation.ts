/** An occupation of O*NET-SOC. */
export type Occupation = { readonly code: string; readonly name: string };

type Row = Occupation & {
  /** Matches the titles of this occupation. */
  readonly says: RegExp;
  /** Excludes titles of another occupation. */
  readonly unless?: RegExp;
};

const CRITICAL_CARE = /\b\w{0,3}ICU\b|\b(?:critical|intensive) care\b/i;
const IS_RN = /\bRN\b|\bregistered nurse\b(?! (?:anesthetist|practitioner))/i;
const TECH = 'tech(?:nologist|nician)?';

/**
 * Codes and names as in O*NET-SOC 2019 (onetcenter.org/taxonomy.html, as of November 2026), for the occupations that the titles of such an
 * agency clearly name. If more than one row fits, or none, the occupation is unclear.
 */
const OCCUPATIONS: readonly Row[] = [
  { code: '29-1141.00', name: 'Registered Nurses', says: IS_RN, unless: CRITICAL_CARE },
  {
    code: '29-1141.03',
    name: 'Critical Care Nurses',
    says: new RegExp(`^(?=.*(?:${IS_RN.source}))(?=.*(?:${CRITICAL_CARE.source}))`, 'i'),
  },
  {
    code: '29-1151.00',
    name: 'Nurse Anesthetists',
    says: /\bCRNA\b|\bnurse anesthetist\b/i,
  },
  { code: '29-1171.00', name: 'Nurse Practitioners', says: /\bNP\b|\bnurse practitioner\b/i },
  {
    code: '29-2061.00',
    name: 'Licensed Practical and Licensed Vocational Nurses',
    says: /\bL[PV]N\b|\b(?:practical|vocational) nurse\b/i,
  },
  {
    code: '31-1131.00',
    name: 'Nursing Assistants',
    says: /\bCNA\b|\bnurs(?:e|ing) assistant\b/i,
  },
  {
    code: '29-1123.00',
    name: 'Physical Therapists',
    says: /\bPT\b|\bphysical therapist\b/i,
    unless: /\bPTA\b|\bassistant\b/i,
  },
  {
    code: '31-2021.00',
    name: 'Physical Therapist Assistants',
    says: /\bPTA\b|\bphysical therap(?:ist|y) assistant\b/i,
  },
  {
    code: '29-1122.00',
    name: 'Occupational Therapists',
    says: /\bOT\b|\boccupational therapist\b/i,
    unless: /\bC?OTA\b|\bassistant\b/i,
  },
  {
    code: '31-2011.00',
    name: 'Occupational Therapy Assistants',
    says: /\bC?OTA\b|\boccupational therap(?:ist|y) assistant\b/i,
  },
  {
    code: '29-1127.00',
    name: 'Speech-Language Pathologists',
    says: /\bSLP\b|\bspeech(?:[ -]language)? (?:patholog|therap)ist\b/i,
  },
  {
    code: '29-1126.00',
    name: 'Respiratory Therapists',
    says: /\bRRT\b|\brespiratory therapist\b/i,
  },
  {
    code: '29-2031.00',
    name: 'Cardiovascular Technologists and Technicians',
    says: new RegExp(
      `\\b(?:cath(?: lab)?|EP(?: lab)?|cardiovascular|electrophysiology) ${TECH}\\b`,
      'i',
    ),
  },
  {
    code: '29-2032.00',
    name: 'Diagnostic Medical Sonographers',
    says: new RegExp(`\\bsonographer\\b|\\bultrasound ${TECH}\\b`, 'i'),
  },
  {
    code: '29-2033.00',
    name: 'Nuclear Medicine Technologists',
    says: new RegExp(`\\bnuclear medicine ${TECH}\\b`, 'i'),
  },
  {
    code: '29-2034.00',
    name: 'Radiologic Technologists and Technicians',
    says: new RegExp(
      `\\b(?:rad|radiolog(?:y|ic|ical)|radiographic|x-?ray|CT|mammography|mammo) ${TECH}\\b`,
      'i',
    ),
  },
  {
    code: '29-2035.00',
    name: 'Magnetic Resonance Imaging Technologists',
    says: new RegExp(`\\bMRI ${TECH}\\b`, 'i'),
  },
  {
    code: '29-2055.00',
    name: 'Surgical Technologists',
    says: new RegExp(`\\bsurgical ${TECH}\\b`, 'i'),
  },
  {
    code: '29-2011.00',
    name: 'Medical and Clinical Laboratory Technologists',
    says: /\b(?:medical|clinical) lab(?:oratory)? (?:scientist|technologist)\b|\bMLS\b/i,
  },
  {
    code: '29-2012.00',
    name: 'Medical and Clinical Laboratory Technicians',
    says: /\b(?:medical|clinical) lab(?:oratory)? tech(?:nician)?\b|\bMLT\b/i,
  },
  {
    code: '29-2012.01',
    name: 'Histology Technicians',
    says: /\bhistology tech(?:nician)?\b/i,
  },
  { code: '31-9097.00', name: 'Phlebotomists', says: /\bphlebotom(?:ist|y tech(?:nician)?)\b/i },
  { code: '29-1051.00', name: 'Pharmacists', says: /\bpharmacist\b/i },
  { code: '29-2052.00', name: 'Pharmacy Technicians', says: /\bpharmacy tech(?:nician)?\b/i },
  {
    code: '21-1022.00',
    name: 'Healthcare Social Workers',
    says: /\bsocial worker\b|\bLCSW\b/i,
    unless: /psych|mental|behavioral|school/i,
  },
  {
    code: '31-9093.00',
    name: 'Medical Equipment Preparers',
    says: new RegExp(`\\bsterile processing ${TECH}\\b`, 'i'),
  },
];

/** The one occupation a title names; null if that is unclear. */
export function occupationOf(title: string): Occupation | null {
  const [named, ...others] = OCCUPATIONS.filter(
    ({ says, unless }) => says.test(title) && !unless?.test(title),
  );
  if (named === undefined || others.length > 0) return null;
  return { code: named.code, name: named.name };
}
