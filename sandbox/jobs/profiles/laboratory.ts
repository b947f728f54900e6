import type { Profile } from '@/sandbox/jobs/profile';

/** Laboratory staff, from phlebotomy to histology. */
export const LABORATORY: readonly Profile[] = [
  {
    specialty: 'Medical Laboratory Tech (MLT)',
    title: 'Medical Laboratory Tech (MLT)',
    license: 'lab',
    pay: [1500, 1850],
    shifts: ['Evenings, 5 × 8', 'Nights, 5 × 8', 'Days, 5 × 8', 'Nights, 4 × 10'],
    leastTown: 'small',
    weight: 5,
    writing: {
      units: [
        'The core lab of a {180-300}-bed hospital: chemistry, hematology, coagulation, urinalysis.',
        'A hospital lab with an automated line and a busy ED; turnaround is watched and usually met.',
        'A regional reference lab that runs through the night and hands over clean.',
      ],
      smallUnits: [
        'A generalist bench in a critical access hospital. You draw, you run it and you call it.',
        'A small hospital lab: chemistry, hematology, a little blood bank, rapid micro.',
      ],
      team: [
        'Four on days, two at night, with a supervisor who still works the bench.',
        'You rotate through three benches. Blood bank is covered by a scientist.',
      ],
      smallTeam: [
        'One on each shift and one on call. The pathologist visits weekly and picks up the phone in between.',
        'Six of you keep the lab open at all hours.',
      ],
      duties: [
        'Run chemistry, hematology, coagulation and urinalysis',
        'Do manual differentials and body fluid counts',
        'Call critical values within ten minutes, and document the read-back',
        'Run and review QC before the first patient',
        'Keep analyzers fed, calibrated and clean',
        'Refuse the hemolyzed, the clotted and the unlabeled, politely',
        'Validate results in the LIS',
      ],
      needs: ['One year of recent generalist experience', 'MLT (ASCP), MLT (AMT) or equal'],
      extras: [
        'Blood bank experience is a plus',
        'Phlebotomy skills',
        'Experience with large chemistry lines',
        'Comfort working alone on off shifts',
      ],
    },
  },
  {
    specialty: 'Medical Laboratory Scientist',
    title: 'Medical Laboratory Scientist (Med Tech)',
    otherTitle: 'Medical Technologist',
    license: 'lab',
    pay: [1850, 2300],
    shifts: ['Nights, 5 × 8', 'Evenings, 5 × 8', 'Days, 5 × 8', 'Nights, 4 × 10'],
    leastTown: 'small',
    weight: 5,
    writing: {
      units: [
        'A generalist role in a {200-350}-bed hospital, with blood bank on nights.',
        'A generalist rotation in a regional hospital lab: a few weeks each in hematology, chemistry, blood bank and micro.',
        'A trauma center lab where generalists cover the transfusion service, with massive transfusions several times a month.',
        'A generalist role in a hospital with a cancer program; on the hematology bench you will see real blasts.',
      ],
      smallUnits: [
        'A generalist role in a small hospital: all benches, blood bank included.',
        'A {20-25}-bed hospital lab that never closes. You know the patients by their numbers, then by their names.',
      ],
      team: [
        'Eight scientists and techs on days, three at night. The lead is on site until midnight.',
        'A pathologist in the building on weekdays and by phone at all other hours.',
      ],
      smallTeam: [
        'You and one phlebotomist on evenings; alone with good backup at night.',
        'Two on days, one on other shifts, and service engineers who come the same week.',
      ],
      duties: [
        'Type, screen and crossmatch, and work up the antibody that does not fit',
        'Review smears and fluids',
        'Troubleshoot analyzers before you call service',
        'Release blood in an emergency by the book',
        'Read gram stains and call positives at once',
        'Validate lots and reagents',
        'Help newer techs with the odd result',
        'Keep CAP records ready on any day',
      ],
      needs: [
        'Two years of recent hospital laboratory experience',
        'MLS (ASCP), MT (ASCP) or equal',
      ],
      extras: [
        'SBB is a plus',
        'Microbiology experience',
        'Blood bank within the last year',
        'LIS super-user experience is welcome',
      ],
    },
  },
  {
    specialty: 'Histology',
    title: 'Histology Technician (HT)',
    license: 'lab',
    pay: [1800, 2200],
    shifts: ['Days, 5 × 8', 'Nights, 4 × 10'],
    leastTown: 'mid',
    weight: 2,
    writing: {
      units: [
        'A hospital histology lab of about {140-220} blocks a day: GI, skin, breast, surgical.',
        'A dermatopathology lab with a Mohs room two days a week.',
        'A regional pathology lab with {12-18} on the IHC menu and a night start so slides are ready by eight.',
      ],
      team: [
        'Five histotechs, two grossing assistants and pathologists down the hall.',
        'Three at the microtomes, one at the stainers. Everyone rotates.',
      ],
      duties: [
        'Embed, cut and stain, with blocks faced gently',
        'Do special stains and immunohistochemistry',
        'Cut frozen sections and have them to the pathologist in minutes',
        'Check block against slide against requisition, each time',
        'Keep formalin and xylene logs',
        'Validate new antibodies',
        'Maintain processors, stainers and cryostat',
      ],
      needs: ['One year of recent histology experience', 'HT or HTL (ASCP)'],
      extras: [
        'IHC experience',
        'Mohs experience is a plus',
        'Frozen section experience',
        'Grossing of small specimens is welcome',
      ],
    },
  },
  {
    specialty: 'Phlebotomy',
    title: 'Phlebotomy Technician',
    otherTitle: 'Phlebotomist',
    license: 'none',
    pay: [820, 1050],
    shifts: ['Days, 5 × 8', 'Nights, 5 × 8', 'Evenings, 5 × 8'],
    leastTown: 'mid',
    weight: 2,
    writing: {
      units: [
        'Inpatient draws in a {200-340}-bed hospital. Morning rounds start at 4 a.m.',
        'Draws on every floor of a {260-380}-bed hospital, with a turn in the outpatient station for the regulars.',
        'Hospital and ED draws with a pediatric floor.',
      ],
      team: [
        'Five on the morning round, two in the afternoon.',
        'You work with a processor who spins and sends, so you can draw.',
      ],
      duties: [
        'Identify the patient two ways, always',
        'Draw venous and capillary samples in the right order',
        'Label before you leave the patient',
        'Collect blood cultures without contamination',
        'Draw children with patience and distraction',
        'Know when to stop: two tries, then a colleague',
        'Process and track specimens when it is quiet',
      ],
      needs: ['One year of recent phlebotomy experience', 'BLS', 'PBT (ASCP), NHA or equal'],
      extras: [
        'State phlebotomy license where required (e.g. California, Louisiana, Nevada, Washington)',
        'Pediatric draws',
        'Blood culture experience',
        'Specimen processing is welcome',
      ],
    },
  },
];
