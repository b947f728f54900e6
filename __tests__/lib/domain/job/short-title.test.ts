import { shortTitle } from '@/lib/domain/job/short-title';

describe('the short form of a title', () => {
  it.each([
    ['ICU Registered Nurse (RN)', 'ICU RN'],
    ['Travel Long Term Care Licensed Practical Nurse (LPN)', 'Travel Long Term Care LPN'],
    ['Certified Occupational Therapy Assistant (COTA)', 'COTA'],
    ['Speech-Language Pathologist (SLP)', 'SLP'],
    ['Radiologic Technologist (Rad Tech)', 'Rad Tech'],
    ['registered nurse (RN), High-Risk Antepartum', 'RN, High-Risk Antepartum'],
    [
      'Operating Room Technician (ORT), Surgical Technologist (ST)',
      'ORT, Surgical Technologist (ST)',
    ],
    ['Physical Therapist (PT)', 'PT'],
  ])('drops the long form if its abbreviation is next to it: %s', (title, short) => {
    expect(shortTitle(title)).toBe(short);
  });

  it.each([
    'ICU RN',
    'Histology Technician (HT)',
    'Respiratory Therapist (RRT)',
    'Medical Laboratory Scientist (Med Tech)',
    'Pharmacy Technician (CPhT)',
    'Registered Nurse (Nights)',
    'Registered Nurse (RN',
    'Nurse (RN)',
    '(RN)',
    '',
  ])('keeps what would be hard to read, or would change its meaning, without it: %j', (title) => {
    expect(shortTitle(title)).toBe(title);
  });
});
