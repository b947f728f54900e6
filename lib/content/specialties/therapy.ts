import { BENEFITS } from '@/lib/content/jobs/benefits';
import type { SpecialtyText } from './specialty';

export const THERAPY: SpecialtyText = {
  name: 'Therapy and social work',
  title: 'Therapy and Social Worker Jobs',
  description:
    'Therapy and social work jobs: PT, PTA, OT, COTA, SLP, MSW and LCSW in hospitals, rehab, schools and home health. Ask about the caseload before you apply.',
  heading: 'Therapy and social worker jobs',
  line: 'Therapy and social work',
  lead: 'PT, OT, SLP and social work jobs. The stairs, the spoon, the word, the way home: choose who you help.',
  scene: { drawing: 'coast', view: 'near' },
  view: 'light',
  tone: 'olive',
  job: { one: 'therapy or social work job', many: 'therapy and social work jobs' },
  filters: { specialty: ['PT', 'PTA', 'OT', 'COTA', 'SLP', 'Social Work', 'LCSW'] },
  rolesLead: 'Two departments that meet at every discharge. We staff both.',
  roles: [
    {
      name: 'Physical therapist (PT)',
      text: 'Acute, inpatient rehab, outpatient ortho and home health. Evaluations, and a plan others can carry on.',
      filters: { specialty: ['PT'], title: ['Physical Therapist (PT)'] },
    },
    {
      name: 'Physical therapist assistant (PTA)',
      text: 'Treatment days in skilled nursing and outpatient clinics, with a supervising therapist you can reach.',
      filters: { title: ['PTA', 'Physical Therapist Assistant (PTA)'] },
    },
    {
      name: 'Occupational therapist and COTA',
      text: 'Dressing, cooking, hands and thinking, after a stroke, a fall or a first day at school.',
      filters: { specialty: ['OT', 'COTA'] },
    },
    {
      name: 'Speech-language pathologist (SLP)',
      text: 'Swallow studies, aphasia, voice and cognition. Instrumentals on site, or a mobile team that comes.',
      filters: { specialty: ['SLP'] },
    },
    {
      name: 'Social worker (MSW)',
      text: 'Discharge planning, guardianship, resources, and the family meeting nobody else wants to lead.',
      filters: { specialty: ['Social Work'] },
    },
    {
      name: 'Licensed clinical social worker (LCSW)',
      text: 'Assessment, crisis work and therapy in hospitals, clinics and behavioral health.',
      filters: { specialty: ['LCSW'] },
    },
  ],
  passages: {
    work: {
      title: 'Your day',
      text: 'Between 6 and 11 patients, depending on the setting, and a note for each. Therapists decide what can safely be tried today; social workers find out what waits at home and who will be there. Both are asked for an answer by two o’clock.',
    },
    where: {
      title: 'Your setting',
      text: 'Acute hospitals, inpatient rehab, skilled nursing, outpatient clinics, home health, schools and behavioral health units. If productivity targets wear you out, say so: settings differ more than employers do.',
    },
    pay: {
      title: 'Your pay',
      text: 'License and setting make most of the difference. Home health may pay by the visit, and schools follow the school year. Where it is by the visit we do the sum for a usual week.',
    },
    help: {
      title: 'Our side of it',
      text: 'We ask about productivity, documentation time, supervision and who covers your days off. PT and OT compacts, and social work licenses that do not travel, are our paperwork before they are yours.',
    },
  },
  benefits: BENEFITS,
  questions: [
    {
      question: 'Do you place clinical fellows and new graduates?',
      answer:
        'Some settings take a CF-SLP or a new graduate, when a supervisor is on site and named in the contract. We do not send anyone to a building where that person is a phone number.',
    },
    {
      question: 'What productivity is expected?',
      answer:
        'Acute care counts patients, skilled nursing counts minutes, home health counts visits. Ask for the figure and for how they treat documentation; we ask both before the interview.',
    },
    {
      question: 'Can I work in a state through the PT compact?',
      answer:
        'If your home state and the other are both members, you buy a compact privilege instead of a license. It takes days, not months. Occupational therapy has a compact of its own, which is opening state by state.',
    },
  ],
  contact: {
    title: 'What comes with every therapy and social work job',
    text: 'Tell us the setting you want and the one you never want again. Both help.',
  },
};
