import { isCompactJob, nurseLicense } from '@/lib/domain/place/nurse-license';

const titled = (title: string) => ({ title, titles: [title] });

test.each([
  ['RN', 'RN'],
  ['ICU RN', 'RN'],
  ['rn - labor and delivery', 'RN'],
  ['Registered Nurse (RN)', 'RN'],
  ['Registered Nurse - ICU', 'RN'],
  ['R.N., Med/Surg', 'RN'],
  ['RN/LPN', 'RN'],
  ['RN Manager', 'RN'],
  ['LPN', 'LPN'],
  ['LVN', 'LPN'],
  ['LPN/LVN', 'LPN'],
  ['Licensed Practical Nurse', 'LPN'],
  ['Licensed Vocational Nurse', 'LPN'],
])('%j asks for an %s license', (title, license) => {
  expect(nurseLicense(titled(title))).toBe(license);
});

test.each([
  'CRNA',
  'Certified Registered Nurse Anesthetist',
  'NP',
  'Nurse Practitioner',
  'RN Nurse Practitioner (NP)',
  'Clinical Nurse Specialist RN',
  'CNA',
  'Certified Nursing Assistant (CNA)',
  'RN or CNA',
  'Surgical Tech',
  'Surgical Tech, works with RN',
  'Telemetry Technician',
  'Respiratory Therapist',
  'Respiratory RN/RRT',
  'Learning Specialist',
  'External Audit',
  'Nurse',
  'Nurse Manager',
  'Maternity',
  'CT Technologist',
  'Social Worker',
  '',
])('%j is not covered by the compact', (title) => {
  expect(nurseLicense(titled(title))).toBeNull();
});

test('every title of the record is checked', () => {
  expect(nurseLicense({ title: 'Job Title Not Available', titles: ['RN'] })).toBe('RN');
  expect(nurseLicense({ title: 'ICU RN', titles: ['RN', 'Nurse Practitioner'] })).toBeNull();
});

test.each([
  ['TX', true],
  ['texas', true],
  ['GU', true],
  ['CA', false],
  ['NY', false],
  ['XX', false],
  [null, false],
])('an RN job in %j: %s', (state, isIt) => {
  expect(isCompactJob({ ...titled('ICU RN'), state })).toBe(isIt);
});

test('another profession in a compact state', () => {
  expect(isCompactJob({ ...titled('Surgical Tech'), state: 'TX' })).toBe(false);
});
