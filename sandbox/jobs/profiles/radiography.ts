import type { Profile } from '@/sandbox/jobs/profile';

/** Imaging with X-rays. */
export const RADIOGRAPHY: readonly Profile[] = [
  {
    specialty: 'CT',
    title: 'CT Technologist',
    license: 'imaging',
    pay: [2150, 2600],
    shifts: ['Nights, 4 × 10', 'Evenings, 5 × 8', 'Nights, 3 × 12', 'Days, 4 × 10'],
    leastTown: 'small',
    weight: 5,
    writing: {
      units: [
        'Three scanners in a trauma and stroke center. About {70-100} studies in 24 hours, a third of them from the ED.',
        'Two scanners in a community hospital, one beside the ED and one for outpatients.',
        'A 256-slice scanner and a backup in a {160-240}-bed hospital, with cardiac CT on weekdays.',
        'Two scanners in a cancer center and its hospital: staging, follow-up, biopsies.',
      ],
      smallUnits: [
        'One 64-slice scanner in a critical access hospital, {12-18} studies a day. You may also take plain films when it is slow.',
        'A small imaging department with one scanner and a teleradiologist who answers quickly.',
      ],
      team: [
        'Two technologists on days and evenings. Radiologists are in house until 10 p.m., then remote.',
        'You work with one other technologist and a tech aide who brings the patients.',
      ],
      smallTeam: [
        'One technologist on shift, with an X-ray colleague next door.',
        'You run the room yourself; nurses from the ED bring their patients and stay with the sick ones.',
      ],
      duties: [
        'Scan head, chest, abdomen, spine and extremities by protocol',
        'Do stroke CTA and perfusion within minutes of arrival',
        'Place IVs and run the power injector',
        'Screen for contrast allergy and kidney function',
        'Adjust dose for children and for size',
        'Send 3D reformats',
        'Assist with CT-guided biopsies and drains',
        'Keep the trauma table clear',
      ],
      needs: ['One year of recent CT experience', 'BLS', 'ARRT (R) and (CT)'],
      extras: [
        'Cardiac CT experience is a plus',
        'Trauma and stroke experience',
        'Comfort working alone on off shifts',
        'X-ray cross-coverage is welcome',
      ],
    },
  },
  {
    specialty: 'Rad Tech',
    title: 'Radiologic Technologist (Rad Tech)',
    license: 'imaging',
    pay: [1750, 2150],
    shifts: ['Evenings, 5 × 8', 'Nights, 5 × 8', 'Days, 5 × 8', 'Nights, 3 × 12'],
    leastTown: 'small',
    weight: 5,
    writing: {
      units: [
        'Diagnostic X-ray in a {180-300}-bed hospital: ED, floors, OR and outpatients.',
        'A trauma center with four rooms, six portables and three C-arms.',
        'A {140-200}-bed hospital that does a lot of orthopedics: clinic films in the morning, the OR all day.',
        'A hospital department with fluoroscopy two mornings a week.',
      ],
      smallUnits: [
        'X-ray in a critical access hospital with a walk-in clinic across the hall. One room, one portable, one C-arm.',
        'A rural hospital where X-ray also helps in CT, if you are registered or want to learn.',
      ],
      team: [
        'Three technologists on your shift and a lead who takes exams too.',
        'Two technologists in the evening. Radiologists read remotely after 6 p.m.',
      ],
      smallTeam: [
        'One technologist on each shift, with call shared among four.',
        'You work with one other technologist on days and alone on evenings.',
      ],
      duties: [
        'Take diagnostic films of adults and children',
        'Run portables in ICU and ED',
        'Drive the C-arm in the OR without touching the field',
        'Position the injured with as little movement as possible',
        'Shield, collimate and keep repeats low',
        'Assist with fluoroscopy: swallows, upper GI, myelograms',
        'Check the order against the patient before the exposure',
      ],
      needs: ['One year of recent experience in diagnostic X-ray', 'BLS', 'ARRT (R)'],
      extras: [
        'OR and C-arm experience',
        'CT cross-training is a plus',
        'Trauma experience',
        'Pediatric experience is welcome',
      ],
    },
  },
  {
    specialty: 'Mammography',
    title: 'Mammography Technologist',
    license: 'imaging',
    pay: [2100, 2500],
    shifts: ['Days, 5 × 8', 'Days, 4 × 10'],
    leastTown: 'mid',
    weight: 3,
    writing: {
      units: [
        'A breast center with three tomosynthesis rooms, {18-24} screenings a day for each.',
        'A hospital imaging center that does screening in the morning and diagnostic work after lunch.',
        'A women’s clinic and a mobile coach that visits employers twice a month.',
      ],
      team: [
        'Four technologists, a nurse navigator and a breast radiologist on site.',
        'Two technologists and a scheduler who leaves room for add-ons.',
      ],
      duties: [
        'Take screening and diagnostic mammograms with tomosynthesis',
        'Assist with stereotactic and tomo-guided biopsies',
        'Position with patience, and explain the compression before it comes',
        'Run daily and weekly quality control by MQSA',
        'Do bone density where it is part of the visit',
        'Call back with kindness',
        'Track biopsies until the result is in',
      ],
      needs: [
        'One year of mammography experience',
        'BLS',
        'ARRT (R) and (M), with MQSA hours up to date',
      ],
      extras: [
        'Biopsy experience is a plus',
        'Bone density certification',
        'Breast ultrasound is welcome',
        'Experience with contrast mammography',
      ],
    },
  },
  {
    specialty: 'Interventional Radiology',
    title: 'Interventional Radiology Technologist',
    license: 'imaging',
    pay: [2400, 2850],
    shifts: ['Days, 4 × 10 with call', 'Days, 5 × 8 with call'],
    leastTown: 'large',
    weight: 1,
    writing: {
      units: [
        'Three IR suites: drains, ports, embolizations, stroke thrombectomy.',
        'Two suites and a CT room, about {12-16} procedures a day.',
        'An IR program in a transplant center with TIPS, Y-90 and biliary work.',
      ],
      team: [
        'A technologist scrubs, a second circulates, a nurse sedates.',
        'Seven technologists; call is one week in seven with a backup.',
      ],
      duties: [
        'Scrub vascular and non-vascular procedures',
        'Prepare coils, stents and particles, and know the sizes',
        'Run biplane for stroke cases',
        'Watch dose and speak up',
        'Care for drains and tubes after placement',
        'Take stroke call and be ready within 30 minutes',
        'Keep the supply room so that nobody has to look twice',
      ],
      needs: ['Two years of IR experience', 'BLS', 'ARRT (R), with (VI) preferred'],
      extras: [
        'Neuro IR experience is a plus',
        'ACLS',
        'Y-90 experience',
        'Cath lab experience is welcome',
      ],
    },
  },
];
