import { buildJob } from '@/__tests__/support/build-job';
import type { JobSummary } from '@/lib/domain/job/job';

/** Jobs as feeds word them: id, specialty, title, shift, order type, town. */
const ROWS = `
icu1   | ICU                  | Registered Nurse (RN)              | Nights, 3 × 12 | Travel   | Austin, TX
icu2   | Intensive Care Unit  | RN                                 | Days, 3 × 12   | Local    | Portland, OR
er1    | Emergency Department | RN                                 | Nights         | Travel   | St. Louis, MO
er2    | ER                   | RN                                 | Days           | Travel   | Saint Louis, MO
er3    | ED                   | LPN                                | Evenings       | Per Diem | Erie, PA
ld1    | Labor and Delivery   | RN                                 | Days           | Travel   | Fort Worth, TX
ld2    | L&D                  | R.N.                               | Nights         | Travel   | ST LOUIS, MO
or1    | Operating Room       | RN                                 | Days, 5 × 8    | Travel   | Indianapolis, IN
or2    | Surgery              | RN - OR                            | Days           | Travel   | Portland, ME
tele1  | Telemetry            | RN                                 | Nights         | Travel   | Boston, MA
tele2  | Tele                 | RN                                 | Days           | Local    | Charleston, WV
ms1    | Med Surg             | RN                                 | Nights         | Travel   | Virginia Beach, VA
ms2    | Medical-Surgical     | LVN                                | Days           | Travel   | Los Angeles, CA
pcu1   | Step-Down            | RN                                 | Days           | Travel   | Kansas City, MO
nicu1  | NICU                 | RN                                 | Nights         | Travel   | Kansas City, KS
pacu1  | PACU                 | RN                                 | Days           | Travel   | New York, NY
peds1  | Peds                 | RN                                 | Days           | Travel   | Lincoln, NE
ltc1   | Long Term Care       | LPN                                | Days           | Travel   | Dayton, OH
cna1   | LTC                  | Certified Nursing Assistant (CNA)  | Nights         | Local    | York, PA
pt1    | PT                   | Physical Therapist (PT)            | Days           | Travel   | Washington, DC
pta1   | PTA                  | Physical Therapist Assistant (PTA) | Days           | Travel   | Seattle, WA
ot1    | OT                   | Occupational Therapist             | Days           | Travel   | Charlotte, NC
cota1  | COTA                 | Certified Occupational Therapy Assistant | Days     | Travel   | Hilo, HI
slp1   | SLP                  | Speech-Language Pathologist (SLP)  | Days           | Travel   | La Jolla, CA
rt1    | Respiratory          | Respiratory Therapist (RRT)        | Nights         | Travel   | New Orleans, LA
rad1   | Imaging              | Radiologic Technologist            | Evenings       | Travel   | Hartford, CT
ct1    | CT                   | CT Technologist                    | Days           | Travel   | Medford, OR
mri1   | MRI                  | MRI Technologist                   | Weekends       | Travel   | Mount Vernon, WA
surg1  | Surgical Tech        | Certified Surgical Tech (CST)      | Days           | Travel   | Orlando, FL
ma1    | Primary Care         | Medical Assistant                  | Days           | Local    | Bangor, ME
pa1    | Urgent Care          | Physician Assistant                | Days           | Local    | Macon, GA
part1  | Dialysis             | RN                                 | Part Time      | Local    | Fargo, ND
lact1  | Maternity            | Lactation Consultant, Inpatient    | Days           | Travel   | Ft. Wayne, IN
case1  | Case Management      | RN Case Manager                    | Days           | Travel   | Remote
`;

const toJob = (row: string, at: number): JobSummary => {
  const [id = '', specialty = '', title = '', shift = '', orderType = '', town = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  const [city = null, state = null] = town.includes(', ') ? town.split(', ') : [];
  return buildJob({
    id,
    jobNumber: `90${String(at).padStart(2, '0')}7`,
    title: `${specialty} ${title}`,
    titles: [title],
    specialties: [specialty],
    shifts: [shift],
    orderTypes: [orderType],
    city,
    state,
    placeText: city === null ? town : null,
    daysOpen: at,
  });
};

export const REAL_JOBS: readonly JobSummary[] = ROWS.trim().split('\n').map(toJob);
