import type { Profile } from '@/sandbox/jobs/profile';

/** Nursing of mothers, newborns and children. */
export const FAMILY_NURSING: readonly Profile[] = [
  {
    specialty: 'Labor and Delivery',
    title: 'Registered Nurse (RN)',
    license: 'RN',
    pay: [2100, 2550],
    shifts: ['Nights, 3 × 12', 'Days, 3 × 12'],
    leastTown: 'small',
    weight: 4,
    writing: {
      units: [
        'A labor unit with {10-14} LDR rooms, two operating rooms and about {180-260} births a month.',
        'A high-risk unit with an antepartum wing, maternal-fetal medicine in house and a Level III NICU next door.',
        'A labor, delivery and recovery unit of {8-12} rooms where midwives attend a third of the births.',
        'A {12-18}-room LDRP unit: the same nurse through labor, birth and the first night where the schedule allows.',
      ],
      smallUnits: [
        'A {4-6}-room LDRP unit with about {15-30} births a month. You labor, circulate, catch the baby’s first hour and teach the first feed.',
        'The only maternity unit for two counties: {5-6} rooms, family physicians and a midwife, transfers by air when needed.',
      ],
      team: [
        'Ratios follow AWHONN: 1:1 in active labor and on oxytocin, 1:2 in early labor. Anesthesia is in house.',
        'One to one in active labor. Surgical techs scrub; you circulate. A neonatal team comes to every high-risk birth.',
      ],
      smallTeam: [
        'One to one in active labor. Two nurses on every shift, a third on call within 20 minutes.',
        'One labor patient for each nurse. Anesthesia and the surgical crew are on call, 20 minutes out.',
      ],
      duties: [
        'Read fetal heart tracings and act on them, using NICHD terms',
        'Manage oxytocin and magnesium by protocol',
        'Circulate cesarean births and recover the mother afterwards',
        'Support unmedicated and epidural labor alike',
        'Prepare early for hemorrhage: quantify blood loss at every birth',
        'Give the newborn its first assessment and keep it skin to skin',
        'Triage patients who may or may not be in labor',
        'Care for families after a loss, with time and privacy',
      ],
      needs: [
        'Two years of recent L and D experience',
        'BLS, ACLS and NRP',
        'Intermediate or advanced fetal monitoring',
      ],
      extras: [
        'Experience circulating cesareans',
        'C-EFM or RNC-OB is a plus',
        'Willingness to help on postpartum when the board is empty',
        'STABLE is a plus',
      ],
    },
  },
  {
    specialty: 'NICU',
    title: 'Registered Nurse (RN)',
    license: 'RN',
    pay: [2050, 2500],
    shifts: ['Nights, 3 × 12', 'Days, 3 × 12'],
    leastTown: 'mid',
    weight: 3,
    writing: {
      units: [
        'A {24-40}-bed Level III NICU with single-family rooms. Babies from 24 weeks on.',
        'A {12-18}-bed Level II nursery: feeders and growers, CPAP, antibiotics, late preterms.',
        'A {48-64}-bed Level IV unit with surgery, cooling and ECMO on campus. Travelers take Level II and III assignments.',
        'A {20-30}-bed Level III unit that sends a nurse to every high-risk delivery.',
      ],
      team: [
        'Ratios are 1:2 to 1:3, and 1:1 for the smallest. Neonatal nurse practitioners are in house at all hours.',
        'Two to three babies. Respiratory therapists and a lactation consultant belong to the unit.',
      ],
      duties: [
        'Cluster care and protect sleep',
        'Manage CPAP, high flow and ventilated infants with respiratory therapy',
        'Attend deliveries as part of the resuscitation team',
        'Place and care for peripheral lines; maintain PICC and umbilical lines',
        'Feed by cue and by tube, and track every gram',
        'Help parents with the first hold, the first bath, the first night home',
        'Assess withdrawal by Eat, Sleep, Console',
        'Spot the quiet signs: a baby who feeds less well than yesterday',
      ],
      needs: ['Two years of recent Level II or III NICU experience', 'BLS and NRP'],
      extras: [
        'STABLE is a plus',
        'RNC-NIC is welcome',
        'Experience with infants under 1,500 grams',
        'Developmental care training',
      ],
    },
  },
  {
    specialty: 'Pediatrics',
    title: 'Registered Nurse (RN)',
    license: 'RN',
    pay: [1950, 2350],
    shifts: ['Nights, 3 × 12', 'Days, 3 × 12'],
    leastTown: 'mid',
    weight: 2,
    writing: {
      units: [
        'A {16-24}-bed pediatric floor: bronchiolitis in winter, broken arms in summer, diabetes and asthma all year.',
        'A {28-36}-bed pediatric unit for surgical and medical patients from two weeks to 18 years.',
        'A {12-18}-bed pediatric unit in a general hospital, with six step-down beds for high flow.',
        'A {22-30}-bed pediatric unit with oncology and cystic fibrosis beds at the quiet end of the hall.',
      ],
      team: [
        'Ratios are 1:3 to 1:4. Child life specialists are on the floor seven days a week.',
        'Three to four patients, with a pediatric hospitalist in house at all hours.',
      ],
      duties: [
        'Assess by age, and listen to the parent who says something is off',
        'Dose by weight and double-check it',
        'Wean high-flow oxygen with respiratory therapy',
        'Score early warning signs (PEWS) and escalate',
        'Place IVs in small hands, with a second pair to hold',
        'Teach a family carbohydrate counting in three days',
        'Prepare children for procedures in words they know',
        'Report concerns of abuse without delay',
      ],
      needs: ['Eighteen months of recent pediatric experience', 'BLS and PALS'],
      extras: [
        'CPN is a plus',
        'Experience with central lines and tracheostomies',
        'Float to the pediatric emergency department is possible, not required',
        'Chemotherapy card welcome',
      ],
    },
  },
];
