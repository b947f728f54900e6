import { BENEFITS } from '@/lib/content/jobs/benefits';
import type { SpecialtyText } from './specialty';

export const LONG_TERM_CARE: SpecialtyText = {
  name: 'Long-term care',
  title: 'Long-Term Care Nurse Jobs',
  description:
    'Long-term care jobs for RNs, LPNs, LVNs and CNAs: skilled nursing, memory care and rehabilitation. Ask which hall you would work on before you apply.',
  heading: 'Long-term care nurse jobs',
  line: 'Long-term care jobs',
  lead: 'Residents who know your name by the second week. Buildings that need you on every shift.',
  scene: { drawing: 'lake', view: 'whole' },
  view: 'steeple',
  tone: 'sun',
  job: { one: 'long-term care job', many: 'long-term care jobs' },
  filters: { specialty: ['Long Term Care'] },
  rolesLead: 'A building runs on all of these. We staff each of them, days, evenings and nights.',
  roles: [
    {
      name: 'Licensed practical nurse (LPN, LVN)',
      text: 'The med pass, treatments, the physician calls and the charge of a hall. The license most buildings ask for.',
      filters: { specialty: ['Long Term Care'], title: ['LPN', 'LVN'] },
    },
    {
      name: 'Registered nurse (RN)',
      text: 'Supervisor, admissions, IV therapy and the assessments only an RN may sign.',
      filters: { specialty: ['Long Term Care'], title: ['RN'] },
    },
    {
      name: 'Certified nursing assistant (CNA)',
      text: 'Morning care, meals, transfers and showers, and the first to know when someone is not themselves.',
      filters: { specialty: ['Long Term Care'], title: ['CNA'] },
    },
    {
      name: 'MDS coordinator and director of nursing',
      text: 'Interim leadership while a building looks for its own: assessments in on time, a survey window covered.',
      filters: null,
    },
  ],
  passages: {
    work: {
      title: 'A shift here',
      text: 'A hall of 20 to 30 residents, most of them with a routine of their own. You give medications, change dressings, send someone out when it is time, and call the daughter before she calls you. Skilled units add IVs, wound vacs and fresh hips.',
    },
    where: {
      title: 'The buildings',
      text: 'Skilled nursing facilities, assisted living with nurses on site, memory care, veterans’ homes and rehabilitation wings. Some have 200 beds, some 40, and small towns need people as much as cities do.',
    },
    pay: {
      title: 'The pay',
      text: 'Weekends, doubles and short notice often pay more. LPN and CNA figures are far apart, so look at your own role in the list rather than at the middle of all of them.',
    },
    help: {
      title: 'How we help',
      text: 'We ask how many residents, how many aides, paper or electronic, and when the state was last in. If a building promised two aides and you find one, phone us from the parking lot and we phone the administrator.',
    },
  },
  // SAMPLE CONTENT: the figures are the specification's; who published them is for the owner to name.
  demand: {
    heading: 'Needed more each year',
    text: 'Projected rise in demand for nurses in long-term care, 2015 to 2030.',
    figures: [
      { figure: '28%', of: 'more registered nurses (RN)' },
      { figure: '41%', of: 'more licensed practical nurses (LPN)' },
    ],
    source: { text: 'Source: sample figures, to be replaced with a citation.', href: null },
  },
  benefits: BENEFITS,
  questions: [
    {
      question: 'I come from a hospital. Will I manage?',
      answer:
        'Yes, with a first shift beside someone who knows the residents. What is new is the number of medications, and that you are often the only nurse on the hall. We start you where help is near.',
    },
    {
      question: 'Are there jobs without nights?',
      answer:
        'Many. Buildings hire by shift: days, evenings or nights, eight or twelve hours. You can filter the list by shift, and the one you agree on goes into the contract.',
    },
    {
      question: 'Do you place people for single shifts?',
      answer:
        'Most of these jobs are contracts of several weeks, which is better for the residents too. Some buildings add shifts you can pick up; your recruiter has the list.',
    },
  ],
  contact: {
    title: 'What comes with every long-term care job',
    text: 'Say how far you would drive and which shift you want. We know which buildings are good to work in.',
  },
};
