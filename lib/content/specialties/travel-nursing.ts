import { BENEFITS } from '@/lib/content/jobs/benefits';
import { CONTRACT_RANGE, CONTRACT_WEEKS } from '@/lib/content/jobs/contract';
import type { SpecialtyText } from './specialty';

const TRAVEL_RN = { title: ['RN'], jobType: ['Travel'] };

export const TRAVEL_NURSING: SpecialtyText = {
  name: 'Travel nursing',
  title: 'Travel Nursing Jobs',
  description: `Travel nursing contracts of ${CONTRACT_RANGE} for registered nurses, listed by unit, state and shift. With help on housing and licensure.`,
  heading: 'Travel nursing jobs',
  line: 'Travel nursing jobs',
  lead: `Take your license somewhere with a view. Contracts of ${CONTRACT_RANGE}, with help on housing and licensure.`,
  scene: { drawing: 'delta', view: 'whole' },
  view: 'riverboat',
  tone: 'sky',
  job: { one: 'travel RN job', many: 'travel RN jobs' },
  filters: TRAVEL_RN,
  rolesLead: 'Hospitals ask us for these units most. If yours is missing, ask anyway.',
  roles: [
    {
      name: 'ICU and step-down',
      text: 'Medical, surgical, cardiac and neuro. Drips, vents and the transfers in between.',
      filters: { ...TRAVEL_RN, specialty: ['ICU', 'PCU'] },
    },
    {
      name: 'Emergency',
      text: 'From trauma centers to a critical access department where you are one of two.',
      filters: { ...TRAVEL_RN, specialty: ['Emergency Department'] },
    },
    {
      name: 'Labor, delivery and NICU',
      text: 'Low-risk birth centers, high-risk antepartum, and nurseries that take the smallest.',
      filters: { ...TRAVEL_RN, specialty: ['Labor and Delivery', 'NICU'] },
    },
    {
      name: 'Med surg and telemetry',
      text: 'The widest choice of states and start dates, and the most willing to extend.',
      filters: { ...TRAVEL_RN, specialty: ['Med Surg', 'Telemetry'] },
    },
    {
      name: 'Operating room and PACU',
      text: 'Circulate, scrub or recover. Ask us about call and its response time before you sign.',
      filters: { ...TRAVEL_RN, specialty: ['Operating Room', 'PACU'] },
    },
    {
      name: 'Oncology and psychiatric',
      text: 'Infusion, inpatient oncology, acute adult psychiatry. Chemo credentials are asked for by name.',
      filters: { ...TRAVEL_RN, specialty: ['Oncology', 'Psychiatric'] },
    },
  ],
  passages: {
    work: {
      title: 'The contract',
      text: `A hospital is short for a season, a leave or a census that will not come down, and you are the answer for ${CONTRACT_WEEKS.usual} weeks or so. Orientation is 1 to 3 shifts. After that you have the same patients as everyone else, which is why experience on the same kind of unit matters.`,
    },
    where: {
      title: 'The map',
      text: 'The coast in winter, the mountains in summer, or the county next to your parents. A compact license opens most of the map at once; for the other states we look at how long the board takes before you fall for a job there.',
    },
    pay: {
      title: 'The paycheck',
      text: 'A travel package is an hourly wage, which is taxed, and, when you keep up a home elsewhere, reimbursement for lodging and meals, which need not be. We show you both parts and the blended weekly figure. Ask a tax professional whether you qualify.',
    },
    help: {
      title: 'Our part',
      text: 'We line up license, compliance file, drug screen and start date, and tell you which of them is holding things up. Before you book anything you hear what rents really are in that town, and whether you should bring the dog.',
    },
  },
  benefits: BENEFITS,
  questions: [
    {
      question: 'How soon can I start?',
      answer:
        'A start 2 to 4 weeks after the offer is common. A file that is complete makes the difference: license, BLS, two references, vaccination records. Urgent ones can move faster.',
    },
    {
      question: 'Do I need a compact license?',
      answer:
        'No, but it helps. A multistate license lets RNs and LPNs work in every state of the compact. Elsewhere you need that state’s own license; we reimburse the fee for a contract you take.',
    },
    {
      question: 'Can I bring my dog?',
      answer:
        'Yes, and many do. You choose your housing yourself with the lodging reimbursement, so a dog narrows the list of rentals, not of jobs. Your recruiter knows who has found a place there before.',
    },
    {
      question: 'What happens if the hospital cancels?',
      answer:
        'It happens, and the contract says what is owed. You hear it from us by phone, not from the schedule, and we look for another start close to the same date.',
    },
  ],
  contact: {
    title: 'What comes with every travel contract',
    text: 'Tell us where and when. We call back with what is open, what it pays and what it is like.',
  },
};
