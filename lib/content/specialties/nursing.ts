import { BENEFITS } from '@/lib/content/jobs/benefits';
import { CONTRACT_WEEKS } from '@/lib/content/jobs/contract';
import type { SpecialtyText } from './specialty';

export const NURSING: SpecialtyText = {
  name: 'Nursing',
  title: 'Nursing Staffing Services',
  description:
    'RN, LPN, LVN and CNA jobs in hospitals, clinics and home health. Look up the unit, the shift and the pay before you apply.',
  heading: 'Nursing staffing services',
  line: 'Nursing jobs',
  lead: 'Look at the unit, the shift and the pay first. Ask about the ratios before you say yes.',
  scene: { drawing: 'snow', view: 'whole' },
  view: 'farm',
  tone: 'pine',
  job: { one: 'nursing job', many: 'nursing jobs' },
  filters: { title: ['RN', 'LPN', 'LVN', 'CNA'] },
  rolesLead: 'From the bedside to the kitchen table. If your unit is missing, ask anyway.',
  roles: [
    {
      name: 'Registered nurse (RN)',
      text: 'Med surg, telemetry, ICU, emergency, surgery, labor and delivery, pediatrics, psychiatry. Days and nights.',
      filters: { title: ['RN'] },
    },
    {
      name: 'Practical and vocational nurse (LPN, LVN)',
      text: 'Medications, treatments, wound care and the eyes that notice first that something has changed.',
      filters: { title: ['LPN', 'LVN'] },
    },
    {
      name: 'Certified nursing assistant (CNA)',
      text: 'Hospital floors and long-term care. Ask us about lifts, a partner for two-person transfers, and whether breaks happen.',
      filters: { title: ['CNA'] },
    },
    {
      name: 'Case management, dialysis, home health',
      text: 'Work around the hospital stay: discharge plans, chairs and fistulas, visits by car, and who pays the mileage.',
      filters: { specialty: ['Case Management', 'Dialysis', 'Home Health'] },
    },
  ],
  passages: {
    work: {
      title: 'The work',
      text: 'You take report, look at your patients before you look at the chart, and keep the day from getting ahead of you. As contract staff you get a short orientation and a full assignment soon after, so we send nurses to units whose work they already know.',
    },
    where: {
      title: 'Where',
      text: 'Regional hospitals, critical access hospitals with 25 beds or fewer, teaching hospitals, outpatient clinics and homes. Some jobs are across the country; some are at the hospital you drive past every day.',
    },
    pay: {
      title: 'What it pays',
      text: 'Pay follows the license, the unit and the state; nights and short notice often add to it. The figures above come from the jobs open right now, CNA to ICU nurse, so open the role you hold for a closer range.',
    },
    help: {
      title: 'What we do for you',
      text: 'Your recruiter asks the manager about ratios, floating and the charting system, and writes the answers down. We check your license and certifications once, keep the file, and remind you before anything expires.',
    },
  },
  benefits: BENEFITS,
  questions: [
    {
      question: 'How much experience do I need?',
      answer:
        'For most hospital units 1 to 2 years of recent work in the same specialty. Long-term care and clinics ask for less. New graduates are better served by a staff job with a residency, and we will say so.',
    },
    {
      question: 'Will I have to float?',
      answer:
        'Often, to units of a similar kind. The contract says which. If it says only "as needed", your recruiter asks for the list before you sign.',
    },
    {
      question: 'Can I take time off during a contract?',
      answer: `Yes, if it is agreed beforehand. Tell us the dates before the interview, and they go into the contract. ${CONTRACT_WEEKS.usual} weeks is long enough for most people to have a wedding in it.`,
    },
  ],
  contact: {
    title: 'What comes with every nursing job',
    text: 'One recruiter from the first call to the last shift. Ask what else is on the table.',
  },
};
