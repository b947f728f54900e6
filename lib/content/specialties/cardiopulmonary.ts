import type { SpecialtyText } from './specialty';

export const CARDIOPULMONARY: SpecialtyText = {
  name: 'Cardiopulmonary',
  title: 'Cardiopulmonary Jobs',
  description:
    'Respiratory therapy and cardiac ultrasound jobs, from the ICU to the echo lab. Ask about vents and studies a day before you apply.',
  heading: 'Cardiopulmonary jobs',
  line: 'Cardiopulmonary jobs',
  lead: 'For the people who are called when breathing is hard, and those who show how a heart moves.',
  scene: { drawing: 'plains', view: 'near' },
  view: 'turbines',
  tone: 'rose',
  job: { one: 'cardiopulmonary job', many: 'cardiopulmonary jobs' },
  filters: { specialty: ['Respiratory', 'Echo'] },
  rolesLead: 'Heart and lungs share a department in many hospitals. These are the roles.',
  roles: [
    {
      name: 'Respiratory therapist (RRT)',
      text: 'Ventilators, blood gases, BiPAP and high flow, codes and rapid responses, adult or neonatal.',
      filters: { specialty: ['Respiratory'] },
    },
    {
      name: 'Cardiac sonographer (echo)',
      text: 'Transthoracic, stress and TEE support, with strain and valve measurements the reader can use.',
      filters: { specialty: ['Echo'] },
    },
    {
      name: 'Pulmonary function technologist',
      text: 'Spirometry, diffusion, lung volumes and challenge tests in an outpatient lab, mostly weekdays.',
      filters: null,
    },
    {
      name: 'Stress and ECG technologist',
      text: 'Treadmill and pharmacologic stress, Holters, and twelve leads that need no second try.',
      filters: null,
    },
  ],
  passages: {
    work: {
      title: 'What you would do',
      text: 'A therapist may run 5 vents in the ICU and wean 2 of them before noon; in a small hospital the same person covers the ED, the floor and the nursery. Sonographers scan 8 to 10 patients a day and walk the urgent ones to the reader.',
    },
    where: {
      title: 'Where you would do it',
      text: 'Hospitals of every size, long-term acute care, accredited echo labs, cardiology clinics, and rehab programs for people who were told to take the stairs again. Winter asks for therapists first.',
    },
    pay: {
      title: 'What you would earn',
      text: 'For therapists the credential, the shift and neonatal or ECMO skill make the difference; for sonographers the registry, structural imaging and call. A recruiter tells you what a given hospital counts.',
    },
    help: {
      title: 'What we find out',
      text: 'Vents to a therapist, protocols or orders, who intubates, which machine you scan on, and who reads and how fast. State respiratory licenses take their time, so we start that paperwork the day you name the state.',
    },
  },
  benefits: null,
  questions: [
    {
      question: 'RRT or CRT?',
      answer:
        'Acute care contracts nearly always ask for RRT. Some long-term acute and home care jobs take CRT. Every state but Alaska also wants its own license.',
    },
    {
      question: 'Which echo registry do I need?',
      answer:
        'RDCS or RCS for adult echo. Labs that add vascular work ask for RVT or RVS, and stress or structural experience is worth naming on your resume.',
    },
    {
      question: 'Will I be the only therapist?',
      answer:
        'In small hospitals at night, yes, with backup on call. If you would rather not, tell your recruiter once and you will not hear of those again.',
    },
  ],
  contact: {
    title: 'Heart or lungs, talk to us',
    text: 'Ten minutes on the phone is enough to know which hospitals would suit you, and which would not.',
  },
};
