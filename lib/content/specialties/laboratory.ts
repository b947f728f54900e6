import type { SpecialtyText } from './specialty';

export const LABORATORY: SpecialtyText = {
  name: 'Laboratory',
  title: 'Laboratory Technologist Jobs',
  description:
    'Laboratory jobs for medical laboratory scientists, MLTs, histology technicians and phlebotomists. Look through the open shifts and what they pay.',
  heading: 'Laboratory technologist jobs',
  line: 'Laboratory jobs',
  lead: 'Most decisions upstairs start with a number from you. Here is what that is worth by the week.',
  scene: { drawing: 'prairie', view: 'mirrored' },
  view: 'road',
  tone: 'teal',
  job: { one: 'laboratory job', many: 'laboratory jobs' },
  filters: {
    specialty: [
      'Medical Laboratory Scientist',
      'Medical Laboratory Tech (MLT)',
      'Histology',
      'Phlebotomy',
    ],
  },
  rolesLead: 'Generalists are in highest demand; specialists get longer contracts.',
  roles: [
    {
      name: 'Medical laboratory scientist (MLS)',
      text: 'Chemistry, hematology, coagulation, blood bank and micro, alone at night or as one of twelve by day.',
      filters: { specialty: ['Medical Laboratory Scientist'] },
    },
    {
      name: 'Medical laboratory technician (MLT)',
      text: 'The core lab, the analyzers and the critical calls. Associate degree and ASCP or AMT.',
      filters: { specialty: ['Medical Laboratory Tech (MLT)'] },
    },
    {
      name: 'Histology technician (HT, HTL)',
      text: 'Grossing help, embedding, microtomy, special stains and immuno. Early starts, weekends mostly free.',
      filters: { specialty: ['Histology'] },
    },
    {
      name: 'Phlebotomist',
      text: 'Morning rounds, outpatient draws and the baby on the third floor. The right tube, the right label.',
      filters: { specialty: ['Phlebotomy'] },
    },
  ],
  passages: {
    work: {
      title: 'At the bench',
      text: 'You run the controls before the samples, chase the delta that makes no sense, and phone the potassium that is real. Contract staff learn the LIS and the analyzers in the first days, then take a bench or the whole night.',
    },
    where: {
      title: 'Which laboratories',
      text: 'Critical access hospitals with one person on shift, regional cores with automation lines, blood centers, pathology groups and reference labs. The small ones need you most: without you the ED sends out.',
    },
    pay: {
      title: 'By the week',
      text: 'Certification comes first, then the bench and the shift: blood bank, micro and nights are the ones to ask about. Ask too whether a figure counts on overtime; your recruiter finds out.',
    },
    help: {
      title: 'We ask about',
      text: 'Analyzers and LIS, benches you would cover, the blood bank at night, staffing on weekends and the last inspection. California, New York and a few more license lab staff, and we tell you early if that is a matter of months.',
    },
  },
  benefits: null,
  questions: [
    {
      question: 'I am AMT certified. Does that count?',
      answer:
        'In most hospitals, yes, beside ASCP. A few accept ASCP alone. It is one of the first things we check, so that you do not interview for nothing.',
    },
    {
      question: 'Do I have to work blood bank?',
      answer:
        'As a generalist, usually: types, screens, crossmatches and the massive transfusion nobody planned. If it has been years, we look for labs that let you refresh beside someone.',
    },
    {
      question: 'Are there day jobs?',
      answer:
        'Histology, micro and most reference labs work days. Hospital cores offer contracts for evenings and nights first, since those are hardest to fill.',
    },
  ],
  contact: {
    title: 'Which bench is yours?',
    text: 'Name it, and the shift you can live with. You will speak to someone who knows a CBC from a CMP.',
  },
};
