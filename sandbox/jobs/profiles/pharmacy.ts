import type { Profile } from '@/sandbox/jobs/profile';

/** Pharmacists and pharmacy technicians. */
export const PHARMACY: readonly Profile[] = [
  {
    specialty: 'Pharmacy',
    title: 'Pharmacist, Hospital Pharmacy',
    otherTitle: 'Pharmacist',
    license: 'pharmacist',
    pay: [2650, 3150],
    shifts: ['Nights, 4 × 10', 'Evenings, 5 × 8', 'Days, 5 × 8'],
    leastTown: 'small',
    weight: 3,
    writing: {
      units: [
        'Inpatient pharmacy in a {200-340}-bed hospital, with a satellite in the OR.',
        'A hospital pharmacy with decentralized pharmacists on ICU, oncology and the floors.',
        'Inpatient pharmacy in a {260-400}-bed hospital with an infusion center across the street.',
      ],
      smallUnits: [
        'The pharmacy of a {20-25}-bed hospital and its clinic. You verify, compound a little, counsel a lot.',
        'A small inpatient pharmacy where the physicians come to the window to ask.',
      ],
      team: [
        'Five pharmacists and nine technicians on days; one and two at night.',
        'A clinical coordinator, residents and technicians who know the robot well.',
      ],
      smallTeam: [
        'Two pharmacists share the week, with remote verification overnight.',
        'You and one technician, and a director who covers lunch.',
      ],
      duties: [
        'Verify orders, and ask when a dose looks odd',
        'Dose vancomycin, aminoglycosides and warfarin by protocol',
        'Check sterile compounding to USP 797 and 800',
        'Answer codes and stroke alerts',
        'Reconcile medications at admission for high-risk patients',
        'Watch the stewardship list',
        'Counsel patients before they leave',
      ],
      needs: ['One year of recent hospital experience', 'BLS; ACLS if you answer codes'],
      extras: [
        'BCPS is a plus',
        'Sterile compounding experience',
        'Oncology verification',
        'Residency trained is welcome, not required',
      ],
    },
  },
  {
    specialty: 'Pharmacy',
    title: 'Pharmacy Technician (CPhT)',
    license: 'pharmacy technician',
    pay: [920, 1180],
    shifts: ['Evenings, 5 × 8', 'Days, 5 × 8', 'Nights, 4 × 10'],
    leastTown: 'mid',
    weight: 2,
    writing: {
      units: [
        'Inpatient pharmacy in a {200-320}-bed hospital.',
        'A hospital IV room with {90-140} compounded doses a day.',
        'A pharmacy that fills automated cabinets on {24-36} units.',
      ],
      team: [
        'Nine technicians, each with a home zone and a second one.',
        'A lead technician, a buyer and pharmacists who say thank you.',
      ],
      duties: [
        'Compound sterile products under USP 797',
        'Fill and deliver first doses and cart exchanges',
        'Restock automated cabinets',
        'Take medication histories in the ED',
        'Handle controlled substances by count and signature',
        'Check expiry dates before they check you',
        'Answer the window and the phone',
      ],
      needs: ['One year of hospital pharmacy experience', 'CPhT (PTCB or NHA)'],
      extras: [
        'CSPT is a plus',
        'Chemotherapy compounding experience',
        'Medication history experience',
        'Automated cabinet experience',
      ],
    },
  },
];
