import type { Profile } from '@/sandbox/jobs/profile';

const PT_FACILITY: Profile = {
  specialty: 'PT',
  title: 'Physical Therapist (PT)',
  license: 'PT',
  pay: [1950, 2350],
  shifts: ['Days, 5 × 8', 'Days, 4 × 10'],
  leastTown: 'small',
  weight: 3,
  writing: {
    units: [
      'Acute care in a {200-320}-bed hospital: ICU, ortho, neuro and med surg in rotation.',
      'A skilled nursing facility with a short-stay gym and a real kitchen for practice.',
      'Inpatient rehab, three hours of therapy a day for each patient. Strokes and spinal cord injuries.',
      'Acute care with a joint program: patients stand on the day of surgery, and many go home the next.',
    ],
    smallUnits: [
      'One job, two doors: the acute floor of a small hospital and its swing beds.',
      'The rehab team of a {20-25}-bed hospital and the nursing home beside it.',
    ],
    team: [
      'Six PTs, four PTAs, OTs and an SLP in one office. You share the gym and the coffee.',
      'Productivity is {80-85} percent and is met without tricks. Documentation time is in the schedule.',
    ],
    smallTeam: [
      'Two therapists and one assistant; you will be asked what you think.',
      'A small rehab team that plans the week on Monday morning.',
    ],
    duties: [
      'Evaluate, set goals with the patient and re-test them',
      'Get people out of bed early, lines and all',
      'Recommend the safe next place: home, home health or rehab',
      'Supervise PTAs and sign their notes the same day',
      'Fit braces, walkers and wheelchairs',
      'Teach families transfers, stairs and car entry',
      'Document skilled need in plain words',
      'Join rounds or care conferences',
    ],
    needs: [
      'One year of experience as a physical therapist',
      'BLS',
      'Degree from an accredited program',
    ],
    extras: [
      'Student mentoring experience is welcome',
      'Neuro experience is a plus',
      'ICU mobility experience where the setting has one',
      'Wheelchair seating experience is welcome',
    ],
  },
};

const PT_OUTPATIENT: Profile = {
  ...PT_FACILITY,
  weight: 2,
  writing: {
    units: [
      'An outpatient orthopedic clinic, {11-13} patients a day, one at a time.',
      'A hospital outpatient clinic with a pool, a gym and orthopedists upstairs.',
      'A clinic that sees spine, shoulder and knee patients, and runners in the season.',
    ],
    team: [
      'Four PTs, two PTAs and a front desk that protects your lunch.',
      'Evaluations are 60 minutes, visits 40. Nobody is double-booked.',
    ],
    duties: [
      'Evaluate and treat orthopedic patients from first visit to discharge',
      'Use manual therapy and exercise, and explain why',
      'Progress post-op protocols with the surgeon’s office',
      'Test strength, range and function, and show people their progress',
      'Write home programs that fit into a day',
      'Supervise PTAs and sign their notes the same day',
      'Document at the point of care',
    ],
    needs: [
      'One year of outpatient orthopedic experience',
      'BLS',
      'Degree from an accredited program',
    ],
    extras: [
      'OCS is a plus',
      'Vestibular or pelvic health skills are welcome',
      'Dry-needling skills where the state allows it',
      'Student mentoring experience is welcome',
    ],
  },
};

const PT_HOME: Profile = {
  ...PT_FACILITY,
  weight: 1,
  shifts: ['Days, 5 × 8'],
  writing: {
    units: [
      'Home health in and around {city}: five to six visits a day, planned by neighborhood.',
      'Home visits for people after joints, strokes and long hospital stays, most within {15-25} miles of {city}.',
    ],
    team: [
      'Nurses, OTs and a scheduler who plans by map. A clinical lead answers the phone all day.',
      'You set your own route within the week, and the office does not change it behind your back.',
    ],
    duties: [
      'Open and close therapy cases, with OASIS where it applies',
      'Treat where people live: their stairs, their tub, their dog',
      'Find the falls hazard before it finds them',
      'Teach caregivers safe transfers',
      'Call the physician when something changes',
      'Chart on the tablet before you drive off',
    ],
    needs: [
      'One year of experience as a physical therapist',
      'BLS',
      'Driver’s license and an insured car; mileage is paid',
    ],
    extras: [
      'OASIS experience',
      'Geriatric experience is a plus',
      'Home health experience is welcome',
    ],
  },
};

const PTA: Profile = {
  specialty: 'PTA',
  title: 'Physical Therapist Assistant (PTA)',
  license: 'PTA',
  pay: [1400, 1700],
  shifts: ['Days, 5 × 8', 'Days, 4 × 10'],
  leastTown: 'small',
  weight: 3,
  writing: {
    smallUnits: [
      'An acute and swing-bed caseload in a community hospital.',
      'A {60-80}-bed nursing home and the outpatient gym next door.',
    ],
    units: [
      'A skilled nursing facility with {20-30} patients on caseload and a bright gym.',
      'Outpatient orthopedics: knees, shoulders, backs, and a pool two afternoons a week.',
      'A rehab hall of {24-34} short-stay patients, most of them on their way home.',
      'The orthopedic and medical floors of a {180-280}-bed hospital.',
    ],
    team: [
      'Two PTs evaluate, you treat; they are on site or a call away as the state requires.',
      'A rehab team of seven. Caseloads are balanced every morning.',
    ],
    duties: [
      'Treat by the plan of care, and say when it needs to change',
      'Train gait, transfers, balance and stairs',
      'Progress exercise, and use modalities with a reason',
      'Record objective measures at each visit',
      'Teach home programs with pictures, not just words',
      'Prepare people for the day therapy ends',
      'Report red flags to the PT the same hour',
    ],
    needs: ['One year of experience as a PTA', 'BLS'],
    extras: [
      'Skilled nursing experience',
      'Aquatic therapy is welcome',
      'Geriatric experience is a plus',
      'Experience with joint replacement protocols',
    ],
  },
};

/** The feed lists some assistants under their therapist's specialty; a site shows 'PT' with 'PTA' as 'PTA'. */
const PTA_UNDER_PT: Profile = { ...PTA, specialty: 'PT', title: 'PTA', weight: 1 };

/** Physical therapists and their assistants. */
export const PHYSICAL_THERAPY: readonly Profile[] = [
  PT_FACILITY,
  PT_OUTPATIENT,
  PT_HOME,
  PTA,
  PTA_UNDER_PT,
];
