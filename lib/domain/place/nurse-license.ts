import type { JobSummary } from '@/lib/domain/job/job';
import { COMPACT_STATES, toStateCode } from './states';
import { toWords } from '@/lib/domain/words/words';

/** The licenses that the Nurse Licensure Compact covers. */
export type NurseLicense = 'RN' | 'LPN';

const says = (...phrases: readonly string[]) => phrases.map(toWords);

const RN = says('RN', 'R.N.', 'RNs', 'Registered Nurse', 'Registered Nurses');
const LPN = says(
  ...['LPN', 'LPNs', 'L.P.N.', 'Licensed Practical Nurse', 'Licensed Practical Nurses'],
  ...['LVN', 'LVNs', 'L.V.N.', 'Licensed Vocational Nurse', 'Licensed Vocational Nurses'],
);
/** Titles that require another license, or more than this one: the compact does not cover them. */
const OTHERS = says(
  ...[
    'NP',
    'FNP',
    'ACNP',
    'AGNP',
    'PMHNP',
    'Practitioner',
    'APRN',
    'ARNP',
    'APN',
    'Advanced Practice',
  ],
  ...['CRNA', 'Anesthetist', 'CNM', 'Midwife', 'CNS', 'Clinical Nurse Specialist'],
  ...['CNA', 'GNA', 'PCT', 'Aide', 'Assistant', 'CMA', 'Medication Aide', 'Student', 'Extern'],
  ...[
    'Tech',
    'Techs',
    'Technician',
    'Technologist',
    'Therapist',
    'RT',
    'RRT',
    'CRT',
    'Respiratory',
  ],
  ...['Paramedic', 'EMT', 'PA', 'Physician'],
);

/**
 * Which of the compact's licenses a job asks for by its titles; null if none of them names one, or if one also names another profession:
 * a missing hint misleads nobody.
 */
export function nurseLicense(job: Pick<JobSummary, 'title' | 'titles'>): NurseLicense | null {
  const titles = [job.title, ...job.titles].map(toWords);
  const names = (phrases: readonly string[]) =>
    titles.some((title) => phrases.some((phrase) => title.includes(phrase)));
  if (names(OTHERS)) return null;
  if (names(RN)) return 'RN';
  return names(LPN) ? 'LPN' : null;
}

/** Whether a multistate license lets an RN or LPN/LVN take this job (specification, section 9, 'Compact-states set'). */
export function isCompactJob(job: Pick<JobSummary, 'title' | 'titles' | 'state'>): boolean {
  return (
    job.state !== null &&
    COMPACT_STATES.includes(toStateCode(job.state)) &&
    nurseLicense(job) !== null
  );
}
