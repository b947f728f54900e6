/** A kind of work on the home page: its roles, and the short address the specification gives it (one redirect). */
export type Offering = {
  readonly name: string;
  readonly href: string;
  readonly roles: readonly string[];
  /** Which postcard stands above it. */
  readonly postcard: 'town' | 'sunrise' | 'lake' | 'light' | 'peak' | 'clinic' | 'road';
};

export type OfferingGroup = {
  readonly id: string;
  readonly label: string;
  readonly offerings: readonly Offering[];
};

/** The home page's tabs; the first is open (specification, section 2, 'Home page'). */
export const OFFERING_GROUPS: readonly OfferingGroup[] = [
  {
    id: 'nursing',
    label: 'Nurses',
    offerings: [
      {
        name: 'Nursing',
        href: '/nursing',
        roles: [
          'Registered Nurse (RN)',
          'Licensed Practical Nurse (LPN)',
          'Certified Nursing Assistant (CNA)',
        ],
        postcard: 'town',
      },
      {
        name: 'Long Term Care',
        href: '/long-term-care',
        roles: ['Director of Nursing', 'MDS Coordinator', 'LTC nurses and aides'],
        postcard: 'sunrise',
      },
      {
        name: 'Cath Lab',
        href: '/cath-labs',
        roles: ['Cath Lab Technologist', 'Cath Lab RN', 'EP Technologist'],
        postcard: 'lake',
      },
    ],
  },
  {
    id: 'allied-health',
    label: 'Allied Health',
    offerings: [
      {
        name: 'Cardiopulmonary',
        href: '/cardiopulmonary',
        roles: ['Respiratory Therapist', 'Echo Technologist', 'ECG Technologist'],
        postcard: 'peak',
      },
      {
        name: 'Imaging',
        href: '/imaging',
        roles: ['CT and MRI Technologist', 'Radiologic Technologist', 'Sonographer'],
        postcard: 'light',
      },
      {
        name: 'Laboratory',
        href: '/laboratory',
        roles: ['Medical Technologist', 'Medical Laboratory Tech (MLT)', 'Phlebotomist'],
        postcard: 'clinic',
      },
      {
        name: 'Therapy and Social Work',
        href: '/therapy',
        roles: ['Physical and Occupational Therapist', 'Speech Therapist', 'Social Worker'],
        postcard: 'road',
      },
    ],
  },
];
