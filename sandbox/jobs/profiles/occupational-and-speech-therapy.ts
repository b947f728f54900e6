import type { Profile } from '@/sandbox/jobs/profile';

const OT: Profile = {
  specialty: 'OT',
  title: 'Occupational Therapist (OT)',
  license: 'OT',
  pay: [1900, 2300],
  shifts: ['Days, 5 × 8', 'Days, 4 × 10'],
  leastTown: 'small',
  weight: 4,
  writing: {
    units: [
      'Acute care with an early-mobility program in ICU and a stroke unit.',
      'Inpatient rehab: strokes, brain injuries, a training apartment with a working stove.',
      'Skilled nursing, short stay and long stay, {10-12} patients a day.',
      'Acute care on the orthopedic and neuro floors of a {220-340}-bed hospital.',
    ],
    smallUnits: [
      'Hospital, swing beds and the nursing home next door, in one small team.',
      'A {20-25}-bed hospital where OT is asked first, not last.',
    ],
    team: [
      'Five OTs and three COTAs, next to PT and speech.',
      'One OT lead, two staff OTs, and time to evaluate properly.',
    ],
    smallTeam: [
      'You and a COTA, with PT across the hall and a director who treats patients too.',
      'One other OT to think aloud with, and a community that notices good work.',
    ],
    duties: [
      'Evaluate daily activities, cognition and upper-limb function',
      'Treat in real tasks: dressing, bathing, making a meal',
      'Make splints and check the skin under them',
      'Screen vision and cognition before someone goes home alone',
      'Recommend equipment people will really use',
      'Guide COTAs and co-sign their notes',
      'Teach energy conservation and joint protection',
      'Train caregivers before discharge',
    ],
    needs: ['One year of experience as an occupational therapist', 'BLS', 'NBCOT certification'],
    extras: [
      'Neuro experience is a plus',
      'Student mentoring experience is welcome',
      'Splinting skills',
      'Low-vision experience is welcome',
    ],
  },
};

const COTA: Profile = {
  specialty: 'COTA',
  title: 'Certified Occupational Therapy Assistant (COTA)',
  license: 'COTA',
  pay: [1350, 1650],
  shifts: ['Days, 5 × 8', 'Days, 4 × 10'],
  leastTown: 'small',
  weight: 3,
  writing: {
    units: [
      'A skilled nursing facility with {18-26} patients on caseload.',
      'A rehab hall of {20-30} short-stay patients and a memory care group twice a week.',
      'Rehab and long-term care on one campus, with a kitchen that is used for therapy every day.',
      'A {90-120}-bed facility where therapy works on the halls as much as in the gym.',
    ],
    team: [
      'Your OT is on site three days a week and reachable on the others.',
      'You share the gym with two PTAs and an SLP who all like each other.',
    ],
    duties: [
      'Treat by the OT’s plan and feed back what you see',
      'Train dressing, bathing, toileting and kitchen safety',
      'Lead small groups',
      'Grade activities up or down within the session',
      'Fit adaptive equipment and check that it is used',
      'Write daily notes before you leave the patient',
      'Work with aides so that gains last through the evening',
    ],
    needs: ['One year of experience as a COTA', 'BLS', 'NBCOT certification'],
    extras: [
      'Memory care experience',
      'Experience with adaptive equipment',
      'Experience with group treatment',
      'Skilled nursing experience',
    ],
  },
};

const SLP: Profile = {
  specialty: 'SLP',
  title: 'Speech-Language Pathologist (SLP)',
  license: 'SLP',
  pay: [1950, 2350],
  shifts: ['Days, 5 × 8', 'Days, 4 × 10'],
  leastTown: 'small',
  weight: 3,
  writing: {
    units: [
      'Acute care in a {220-360}-bed hospital: bedside swallows, modified barium studies, aphasia after stroke.',
      'Skilled nursing: dysphagia, cognition, voice after long illness. {8-11} patients a day.',
      'Inpatient rehab with a brain injury program and instrumental studies on site.',
    ],
    smallUnits: [
      'Hospital, nursing home and clinic within five minutes of each other; you cover all three.',
      'A {20-25}-bed hospital and its swing beds, with outpatients two afternoons a week.',
    ],
    team: [
      'Three SLPs share the work and the difficult cases.',
      'PT and OT are in the same office, and a mentor is available by video.',
    ],
    smallTeam: [
      'You are the speech department, with a mentor by video and a rehab team around you.',
      'PT and OT share your office; a colleague in the next county shares your questions.',
    ],
    duties: [
      'Evaluate and treat swallowing, language, cognition and voice',
      'Write goals that can be measured and matter to the person',
      'Recommend the safest diet by IDDSI that a person will still enjoy',
      'Introduce communication aids and teach those around to use them',
      'Take part in care conferences',
      'Train families and staff in strategies',
      'Document clearly, and on the day',
    ],
    needs: ['One year of experience as an SLP', 'BLS', 'CCC-SLP'],
    extras: [
      'FEES or modified barium experience',
      'AAC experience',
      'Bilingual English and Spanish is welcome',
      'Experience with tracheostomy and voice',
    ],
  },
};

const SLP_SCHOOL: Profile = {
  ...SLP,
  weight: 1,
  shifts: ['Days, 5 × 8'],
  writing: {
    units: [
      'A school district, elementary and middle, with {45-55} students on caseload.',
      'Two elementary schools and a preschool program, {35-50} students in all.',
      'A middle and a high school: language, fluency, social communication, some AAC.',
    ],
    team: [
      'Five SLPs in the district, one of them a lead who observes and helps.',
      'You share a room with the OT, and teachers who make time to talk.',
    ],
    duties: [
      'Evaluate, write IEP goals and report on progress',
      'Treat in small groups and in the classroom',
      'Support students who use AAC, and the adults around them',
      'Run IEP meetings in words parents can use',
      'Keep Medicaid billing and service logs up to date',
      'Screen kindergarten in the fall',
    ],
    needs: [
      'One year of experience as an SLP',
      'CCC-SLP, or a clinical fellow; supervision is on site',
      'Clearance to work with children',
    ],
    extras: [
      'School experience is a plus',
      'Bilingual English and Spanish is welcome',
      'AAC experience',
      'Experience with fluency and social communication',
    ],
  },
};

/** Occupational therapists, their assistants, and speech-language pathologists. */
export const OCCUPATIONAL_AND_SPEECH_THERAPY: readonly Profile[] = [OT, COTA, SLP, SLP_SCHOOL];
