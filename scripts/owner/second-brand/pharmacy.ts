import type { SpecialtyText } from '@/lib/content/specialties/specialty';

/** A ninth specialty, as an owner adds one (docs/make-it-yours.md): it stands in the second brand alone. */
export const PHARMACY: SpecialtyText = {
  name: 'Pharmacy',
  title: 'Pharmacy Jobs: Pharmacist, Technician',
  description:
    'Pharmacy jobs for pharmacists and technicians in hospitals, clinics and mail-order sites. A page of the second brand, which the tests build.',
  heading: 'Pharmacy jobs',
  line: 'Pharmacy jobs',
  lead: 'A page that the tests add, to see that one can be added.',
  scene: { drawing: 'mountains', view: 'mirrored' },
  view: 'lake',
  tone: 'pine',
  job: { one: 'pharmacy job', many: 'pharmacy jobs' },
  filters: { specialty: ['Pharmacy'] },
  rolesLead: 'Four kinds of work, as on the other pages.',
  roles: [
    { name: 'Pharmacist', text: 'Checks orders.', filters: { title: ['Pharmacist'] } },
    { name: 'Technician', text: 'Fills them.', filters: { title: ['Pharmacy Tech'] } },
    { name: 'Buyer', text: 'Keeps the shelves full.', filters: null },
    { name: 'Director', text: 'Leads the others.', filters: null },
  ],
  passages: {
    work: { title: 'The work', text: 'What is done there.' },
    where: { title: 'The places', text: 'Where it is done.' },
    pay: { title: 'The pay', text: 'What it brings.' },
    help: { title: 'The help', text: 'What we do for you.' },
  },
  benefits: null,
  questions: [
    { question: 'A first one?', answer: 'A first answer.' },
    { question: 'A second one?', answer: 'A second answer.' },
    { question: 'A third one?', answer: 'A third answer.' },
  ],
  contact: { title: 'Pharmacy and you', text: 'Write to us.' },
};
