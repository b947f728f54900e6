import type { Profile } from '@/sandbox/jobs/profile';

/** Social workers. */
export const SOCIAL_WORK: readonly Profile[] = [
  {
    specialty: 'Social Work',
    title: 'Social Worker',
    license: 'social work',
    pay: [1500, 1850],
    shifts: ['Days, 5 × 8', 'Days, 4 × 10'],
    leastTown: 'small',
    weight: 3,
    writing: {
      units: [
        'Medical social work on two hospital floors, with an ED turn once a week.',
        'A skilled nursing facility of {90-120} beds: admissions, care plans, safe discharges.',
        'Medical social work for the ICU and the oncology floor of a {180-280}-bed hospital.',
        'A {120-180}-bed hospital where social work covers the ED until 8 p.m.',
      ],
      team: [
        'You work beside nurse case managers and a chaplain.',
        'Three social workers share the service and cover each other’s days off.',
      ],
      duties: [
        'Assess what a person has at home: people, money, stairs, a ride',
        'Plan discharges nobody has to come back from',
        'Connect families with benefits and help with the forms',
        'Support people through bad news',
        'Handle guardianship and advance directives',
        'Report abuse and neglect, and follow through',
        'Speak for the patient when the room forgets to',
      ],
      needs: ['One year of medical social work experience', 'MSW or BSW, as the state requires'],
      extras: [
        'Palliative care experience is a plus',
        'Knowledge of {state} Medicaid',
        'Bilingual English and Spanish is welcome',
        'BLS',
      ],
    },
  },
  {
    specialty: 'LCSW',
    title: 'Licensed Clinical Social Worker (LCSW)',
    otherTitle: 'Social Worker',
    license: 'social work',
    pay: [1700, 2100],
    shifts: ['Days, 5 × 8', 'Days, 4 × 10'],
    leastTown: 'mid',
    weight: 2,
    writing: {
      units: [
        'An inpatient psychiatric unit of {20-28} beds: assessment, groups, family meetings.',
        'An outpatient behavioral health clinic, {5-6} sessions a day, half of them by video.',
        'A partial hospitalization program: groups in the morning, individual sessions after lunch.',
      ],
      team: [
        'A psychiatrist, two LCSWs, nurses and a peer specialist.',
        'Weekly supervision, a consult group and a caseload that is capped.',
      ],
      duties: [
        'Complete biopsychosocial assessments',
        'Provide individual, group and family therapy',
        'Write safety plans with the person who will use them',
        'Arrange step-down care and confirm the first appointment',
        'Assess for involuntary holds as the state allows',
        'Work with schools, courts and primary care',
        'Document to a standard you would want read back to you',
      ],
      needs: ['Two years of clinical experience after licensure', 'MSW from an accredited program'],
      extras: [
        'Substance use credentials are a plus',
        'DBT or CBT training',
        'Crisis experience',
        'Experience with adolescents',
      ],
    },
  },
];
