import type { SpecialtyText } from './specialty';

export const CATH_LAB: SpecialtyText = {
  name: 'Cath lab',
  title: 'Cath Lab Technologist Jobs',
  description:
    'Cath lab, EP and CVOR jobs for technologists and nurses. Ask us about the call schedule and the case mix before you apply.',
  heading: 'Cath lab technologist jobs',
  line: 'Cath lab jobs',
  lead: 'Scrub, monitor, circulate. Ask about the call schedule before you ask about parking.',
  scene: { drawing: 'city', view: 'near' },
  view: 'skyline',
  tone: 'coral',
  job: { one: 'cath and EP lab job', many: 'cath and EP lab jobs' },
  filters: { specialty: ['Cath Lab', 'EP Lab', 'CVOR'] },
  rolesLead:
    'Rooms share staff in some hospitals and not in others. Tell us which of these you do.',
  roles: [
    {
      name: 'Cath lab technologist',
      text: 'Radial and femoral access, PCI, peripherals, devices. RCIS, or ARRT in cardiac or vascular work.',
      filters: { specialty: ['Cath Lab'], title: ['Cath Lab Technologist'] },
    },
    {
      name: 'Cath lab nurse (RN)',
      text: 'Moderate sedation, anticoagulation, the ACT and the access site. ICU behind you is a good start.',
      filters: { specialty: ['Cath Lab'], title: ['RN'] },
    },
    {
      name: 'EP lab technologist',
      text: 'Ablation and devices: recording system, stimulator, mapping patches, and calm when pressures fall.',
      filters: { specialty: ['EP Lab'] },
    },
    {
      name: 'Cardiovascular OR technologist',
      text: 'Hearts, valves and vessels at the open table, and the hybrid room when structural cases need you.',
      filters: { specialty: ['CVOR'] },
    },
  ],
  passages: {
    work: {
      title: 'In the room',
      text: 'Diagnostic cases in the morning, add-ons in the afternoon, and a STEMI when lunch arrives. You set up the table, keep the back of it tidy, call what you see on the monitor, and hold pressure like you mean it.',
    },
    where: {
      title: 'Which labs',
      text: 'Community programs with two rooms and everyone on call, heart centers with TAVR and left atrial appendage closure, and labs that share a team with interventional radiology. Ask us how many rooms there are.',
    },
    pay: {
      title: 'Pay and call',
      text: 'Call makes the difference between two jobs that look alike. We ask what standby and callback pay, and the response time, because 30 minutes decides where you can live.',
    },
    help: {
      title: 'Before you sign',
      text: 'We ask for the case mix, who scrubs and who monitors, the hemodynamic system, and how many nights in the week are yours. Credentials are checked early, so that no one is stuck at the badge office on day one.',
    },
  },
  benefits: null,
  questions: [
    {
      question: 'Is RCIS required?',
      answer:
        'Many labs ask for RCIS or an ARRT credential such as CI or VI, and some states ask for a radiography license as well. Some accept experience if you test by a set date. Ask us which.',
    },
    {
      question: 'How much call is usual?',
      answer:
        '1 night in 4 to 1 in 6, with a weekend in rotation, is common. Small programs have more. We find out before the interview.',
    },
    {
      question: 'Do you take radiographers who want to cross-train?',
      answer:
        'As contract staff you need recent cath lab time, since orientation is days, not months. If you want to train, we know hospitals that hire for it, and will say who.',
    },
  ],
  contact: {
    title: 'Tell us what you scrub',
    text: 'Coronary, peripheral, structural or EP: a recruiter who knows the difference calls back.',
  },
};
