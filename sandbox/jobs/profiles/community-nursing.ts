import type { Profile } from '@/sandbox/jobs/profile';

/** Nursing around the hospital stay: case management, dialysis, home. */
export const COMMUNITY_NURSING: readonly Profile[] = [
  {
    specialty: 'Case Management',
    title: 'Registered Nurse (RN)',
    license: 'RN',
    pay: [1900, 2250],
    shifts: ['Days, 5 × 8', 'Days, 4 × 10'],
    leastTown: 'mid',
    weight: 2,
    writing: {
      units: [
        'Inpatient case management on two medical floors, {20-24} patients a day.',
        'Inpatient case management for orthopedics and spine: most patients go home, and all of them want to know when.',
        'Case management for a surgical service line, from the pre-op call to the first week at home.',
        'Utilization review and discharge planning for a {180-320}-bed hospital.',
      ],
      team: [
        'You are paired with a social worker, and a physician advisor is a phone call away.',
        'Six case managers share the house. Weekends are covered by a separate team.',
      ],
      duties: [
        'Review status with InterQual or MCG criteria within a day of admission',
        'Set an expected discharge date on day one and keep it honest',
        'Arrange home health, equipment, skilled nursing and infusions',
        'Lead the daily huddle on your floors',
        'Handle denials and peer-to-peer calls with the payer',
        'Give the Medicare notices, and explain them',
        'Call patients who are likely to come back',
      ],
      needs: ['Two years of acute case management experience', 'BLS'],
      extras: [
        'ACM or CCM is a plus',
        'InterQual or MCG experience',
        'Knowledge of {state} Medicaid is welcome',
        'Emergency department experience',
      ],
    },
  },
  {
    specialty: 'Dialysis',
    title: 'Registered Nurse (RN)',
    license: 'RN',
    pay: [1900, 2300],
    shifts: ['Days, 3 × 12', 'Days, 4 × 10'],
    leastTown: 'mid',
    weight: 2,
    writing: {
      units: [
        'An acute dialysis program that covers three hospitals, at the bedside and in a four-chair room.',
        'A {16-24}-station outpatient clinic with two shifts of chairs a day.',
        'A {20-28}-station clinic with a home program next door.',
        'An inpatient dialysis unit of {6-10} chairs, with ICU treatments by turns.',
      ],
      team: [
        'A charge nurse, technicians trained on the same machines and a nephrologist who rounds in person.',
        'A small, steady team; most have been here for years and are glad of help.',
      ],
      duties: [
        'Set up, run and take down hemodialysis safely',
        'Cannulate fistulas and grafts, and protect them',
        'Care for catheters without a lapse in technique',
        'Check water and conductivity before the first patient',
        'Manage cramps, low pressures and bleeding at the chair',
        'Give ESA, iron and vitamin D by protocol',
        'Know every patient’s dry weight, and ask why it moved',
      ],
      needs: ['One year of hemodialysis experience', 'BLS'],
      extras: [
        'CDN or CNN is a plus',
        'CRRT or peritoneal dialysis experience is welcome',
        'Comfort with more than one make of machine',
        'Experience with new fistulas',
      ],
    },
  },
  {
    specialty: 'Home Health',
    title: 'Registered Nurse (RN)',
    license: 'RN',
    pay: [1800, 2150],
    shifts: ['Days, 5 × 8'],
    leastTown: 'small',
    weight: 2,
    writing: {
      units: [
        'Home visits in and around {city}, five to six a day, most within {15-25} miles.',
        'A home health agency with a wound care program and a heart failure program that keeps people out of hospital.',
        'Home visits for adults after surgery and after long stays, with some palliative patients.',
      ],
      team: [
        'You are on the road alone and never left alone: a clinical lead answers the phone all day.',
        'Therapists, aides and a scheduler who plans by map, not by alphabet.',
      ],
      duties: [
        'Open cases with an OASIS assessment',
        'Dress wounds, change wound vacs and catheters',
        'Reconcile medications at the kitchen table',
        'Teach inhalers, insulin and daily weights',
        'Draw labs and drop them off on your route',
        'Call the physician with a plan, not just a number',
        'Chart on the tablet before you drive off',
      ],
      needs: [
        'One year of home health experience',
        'BLS',
        'Driver’s license and an insured car; mileage is paid',
      ],
      extras: [
        'OASIS experience',
        'Wound certification is a plus',
        'Infusion and PICC skills',
        'Case management experience is welcome',
      ],
    },
  },
];
