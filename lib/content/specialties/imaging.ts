import { BENEFITS } from '@/lib/content/jobs/benefits';
import type { SpecialtyText } from './specialty';

export const IMAGING: SpecialtyText = {
  name: 'Imaging',
  title: 'Imaging Jobs: CT, MRI, Ultrasound',
  description:
    'Imaging jobs for rad techs, CT, MRI, mammography, ultrasound, nuclear medicine and interventional technologists, in hospitals and clinics.',
  heading: 'Imaging and radiology jobs',
  line: 'Imaging jobs',
  lead: 'One modality or three. Find the room, the hours and the scanner that suit you.',
  scene: { drawing: 'mountains', view: 'near' },
  view: 'caravan',
  tone: 'slate',
  job: { one: 'imaging job', many: 'imaging jobs' },
  filters: {
    specialty: [
      'Rad Tech',
      'CT',
      'MRI',
      'Mammography',
      'Ultrasound',
      'Nuclear Medicine',
      'Interventional Radiology',
    ],
  },
  rolesLead: 'These are the modalities we fill.',
  roles: [
    {
      name: 'Radiologic technologist',
      text: 'Diagnostic, portables, fluoroscopy and the OR with a C-arm. Clinics with evenings free, too.',
      filters: { specialty: ['Rad Tech'] },
    },
    {
      name: 'CT technologist',
      text: 'Stroke alerts, trauma pan-scans, cardiac CT where the heart rate lets you. IV skills needed.',
      filters: { specialty: ['CT'] },
    },
    {
      name: 'MRI technologist',
      text: 'Safety screening first, then neuro, ortho and body. One to three magnets, 1.5 or 3 tesla.',
      filters: { specialty: ['MRI'] },
    },
    {
      name: 'Ultrasound and mammography',
      text: 'General and vascular sonography; screening, diagnostic and biopsy days in breast centers.',
      filters: { specialty: ['Ultrasound', 'Mammography'] },
    },
    {
      name: 'Nuclear medicine',
      text: 'Cardiac, bone and HIDA studies, PET/CT in larger centers. Early hot lab, early home.',
      filters: { specialty: ['Nuclear Medicine'] },
    },
    {
      name: 'Interventional radiology',
      text: 'Drains, ports, embolizations and thrombectomy, and call, which is worth asking about first.',
      filters: { specialty: ['Interventional Radiology'] },
    },
  ],
  passages: {
    work: {
      title: 'Behind the console',
      text: 'You talk a frightened person through a minute of holding still, get the image on the first try, and keep the list moving. Contract technologists are expected to run the room after a day or two, protocols in hand.',
    },
    where: {
      title: 'From trauma bay to breast center',
      text: 'Level I trauma centers, rural hospitals where one person covers X-ray and CT, outpatient imaging with fixed hours, and mobile units. More than one modality opens the small places.',
    },
    pay: {
      title: 'What moves the figure',
      text: 'Modality first, then shift and call; a second registry can add to any of them. Any range above comes from the jobs open today, across all machines.',
    },
    help: {
      title: 'What we ask the lead tech',
      text: 'Vendor and model, studies in a shift, who starts the IVs, lead that fits, and whether "some call" means 1 night or 4. State radiography licenses are started early, since some states take months.',
    },
  },
  benefits: BENEFITS,
  questions: [
    {
      question: 'Do I need ARRT in my modality?',
      answer:
        'For CT, MRI and mammography contracts, nearly always. Sonographers come with ARDMS or ARRT(S), nuclear medicine with CNMT or ARRT(N). Registry-eligible is accepted here and there, and we say where.',
    },
    {
      question: 'Which states license technologists?',
      answer:
        'Most do for radiography, fewer for MRI and ultrasound. A handful ask for a fluoroscopy or venipuncture permit as well. Name the state and we send the list.',
    },
    {
      question: 'I know one vendor only. Is that a problem?',
      answer:
        'Rarely for X-ray, sometimes for MRI and ultrasound. If the lab runs another make, ask for half a day with applications material first. Good leads say yes.',
    },
  ],
  contact: {
    title: 'What comes with every imaging job',
    text: 'Send us your registries and the modalities you like. We will match the room, not just the zip code.',
  },
};
