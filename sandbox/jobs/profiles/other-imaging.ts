import type { Profile } from '@/sandbox/jobs/profile';

/** MRI, ultrasound and nuclear medicine. */
export const OTHER_IMAGING: readonly Profile[] = [
  {
    specialty: 'MRI',
    title: 'MRI Technologist',
    license: 'imaging',
    pay: [2250, 2700],
    shifts: ['Evenings, 5 × 8', 'Days, 4 × 10', 'Nights, 4 × 10', 'Days, 5 × 8'],
    leastTown: 'mid',
    weight: 4,
    writing: {
      units: [
        'A 1.5T and a 3T in a hospital, {22-30} patients between the first scan and midnight.',
        'Two magnets in a pavilion across from the hospital: joints, spines, heads, some breast.',
        'A 3T in a teaching hospital with functional, cardiac and pediatric studies under anesthesia.',
        'One 1.5T magnet in a {140-220}-bed hospital, shared by inpatients and the town’s orthopedists.',
      ],
      team: [
        'Two technologists to a magnet on days, one with an aide in the evening.',
        'A safety officer on site, a physicist on call and radiologists who take questions.',
      ],
      duties: [
        'Screen every patient and every person who comes with them, twice',
        'Decide on implants with the safety officer before the door, not after',
        'Scan brain, spine, body and joints by protocol',
        'Give gadolinium within policy',
        'Coach the claustrophobic through it',
        'Scan conditional pacemakers with cardiology present',
        'Repeat a sequence when it will change the read, and not otherwise',
      ],
      needs: ['One year of recent MRI experience', 'BLS', 'ARRT (MR) or ARMRIT'],
      extras: [
        'Breast or prostate MRI experience',
        'Cardiac MRI is a plus',
        'MRSO is a plus',
        'Experience on two vendors’ systems',
      ],
    },
  },
  {
    specialty: 'Nuclear Medicine',
    title: 'Nuclear Medicine Technologist',
    license: 'imaging',
    pay: [2250, 2650],
    shifts: ['Days, 5 × 8', 'Days, 4 × 10', 'Days, 5 × 8 with call'],
    leastTown: 'mid',
    weight: 3,
    writing: {
      units: [
        'A hospital department with two SPECT cameras: cardiac, bone, HIDA, V/Q.',
        'A SPECT/CT and a PET/CT, the second shared with the cancer center three days a week.',
        'One SPECT/CT and a dedicated cardiac camera, {8-12} patients a day, most of them for the heart.',
      ],
      team: [
        'Three technologists and an authorized user on site.',
        'You and one colleague, with a physicist who visits each quarter and answers email between.',
      ],
      duties: [
        'Prepare, assay and inject radiopharmaceuticals',
        'Image general, cardiac and oncology studies, and process them',
        'Run treadmill and regadenoson stress with a nurse',
        'Do daily constancy, uniformity and wipe tests',
        'Keep the hot lab log in order',
        'Assist with I-131 and other therapies',
        'Explain to families what radiation they will and will not take home',
      ],
      needs: ['One year of nuclear medicine experience', 'BLS', 'CNMT or ARRT (N)'],
      extras: [
        'PET/CT experience is a plus',
        'ACLS for cardiac stress',
        'NCT is welcome',
        'Therapy experience',
      ],
    },
  },
  {
    specialty: 'Ultrasound',
    title: 'Ultrasound Technologist',
    otherTitle: 'Diagnostic Medical Sonographer',
    license: 'none',
    pay: [2300, 2800],
    shifts: ['Days, 4 × 10', 'Evenings, 5 × 8', 'Days, 5 × 8 with call', 'Nights, 3 × 12'],
    leastTown: 'small',
    weight: 4,
    writing: {
      units: [
        'A hospital department: abdomen, OB, small parts and vascular, {10-12} exams a shift.',
        'A hospital department with a women’s center attached: OB and breast ultrasound every day.',
        'A {200-320}-bed hospital with a busy ED; DVT studies and gallbladders do not wait for morning.',
        'An outpatient clinic and a hospital on one campus. You spend half the week in each.',
      ],
      smallUnits: [
        'Ultrasound in a small hospital: general, OB and veins, with echo if you have it.',
        'One room, one portable machine and a grateful medical staff. About eight exams a day.',
      ],
      team: [
        'Five sonographers share the day. Radiologists are in the reading room and come when asked.',
        'Two sonographers on days, one on evenings, with teleradiology overnight.',
      ],
      smallTeam: [
        'You and one other sonographer alternate weeks of call.',
        'You run the room on your own, with reads back within the hour.',
      ],
      duties: [
        'Perform abdominal, pelvic, OB, thyroid, scrotal and venous studies',
        'Exclude torsion and ectopic pregnancy fast',
        'Assist with biopsies, thoracentesis and paracentesis',
        'Scan at the bedside when a patient cannot travel',
        'Write a worksheet the radiologist can trust',
        'Clean probes by policy, every time',
        'Keep your own shoulder safe: set the table first',
      ],
      needs: ['One year of recent ultrasound experience', 'BLS', 'RDMS in abdomen or OB/GYN'],
      extras: [
        'RVT is a plus',
        'Breast experience',
        'Second registry is welcome',
        'Comfort with on-call work',
      ],
    },
  },
];
