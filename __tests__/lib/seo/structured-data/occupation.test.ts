import { occupationOf } from '@/lib/seo/structured-data/occupation';

const codeOf = (title: string) => occupationOf(title)?.code;

describe('the occupation a title names (O*NET-SOC)', () => {
  it.each([
    ['Med Surg Registered Nurse (RN)', '29-1141.00'],
    ['ICU RN', '29-1141.03'],
    ['Travel NICU Registered Nurse (RN)', '29-1141.03'],
    ['Cath Lab Registered Nurse (RN)', '29-1141.00'],
    ['RN Critical Care', '29-1141.03'],
    ['Long Term Care Licensed Practical Nurse (LPN)', '29-2061.00'],
    ['LVN', '29-2061.00'],
    ['LPN/LVN', '29-2061.00'],
    ['Med Surg Certified Nursing Assistant (CNA)', '31-1131.00'],
    ['Physical Therapist (PT)', '29-1123.00'],
    ['Physical Therapist Assistant (PTA)', '31-2021.00'],
    ['PTA', '31-2021.00'],
    ['Occupational Therapist (OT)', '29-1122.00'],
    ['Certified Occupational Therapy Assistant (COTA)', '31-2011.00'],
    ['OT COTA', '31-2011.00'],
    ['Speech-Language Pathologist (SLP)', '29-1127.00'],
    ['Respiratory Therapist (RRT)', '29-1126.00'],
    ['Radiologic Technologist (Rad Tech)', '29-2034.00'],
    ['CT Technologist', '29-2034.00'],
    ['Mammography Technologist', '29-2034.00'],
    ['Interventional Radiology Technologist', '29-2034.00'],
    ['MRI Technologist', '29-2035.00'],
    ['Nuclear Medicine Technologist', '29-2033.00'],
    ['Ultrasound Technologist', '29-2032.00'],
    ['Diagnostic Medical Sonographer', '29-2032.00'],
    ['CVOR Certified Surgical Tech (CST)', '29-2055.00'],
    ['Cath Lab Technologist', '29-2031.00'],
    ['EP Lab Technologist', '29-2031.00'],
    ['Medical Laboratory Scientist (Med Tech)', '29-2011.00'],
    ['Medical Laboratory Tech (MLT)', '29-2012.00'],
    ['Histology Technician (HT)', '29-2012.01'],
    ['Phlebotomy Technician', '31-9097.00'],
    ['Pharmacist, Hospital Pharmacy', '29-1051.00'],
    ['Pharmacy Technician (CPhT)', '29-2052.00'],
    ['Licensed Clinical Social Worker (LCSW)', '21-1022.00'],
    ['Sterile Processing Technician', '31-9093.00'],
    ['Nurse Practitioner (NP)', '29-1171.00'],
    ['Anesthesia Certified Registered Nurse Anesthetist (CRNA)', '29-1151.00'],
  ])('%s is %s', (title, code) => {
    expect(codeOf(title)).toBe(code);
  });

  it.each([
    'RN or LPN, Long Term Care',
    'Maternity',
    'Lactation Consultant',
    'Echo Technologist',
    'Med Tech',
    'Registered Dietitian',
    'Pharmacy',
    'Job Title Not Available',
    'Nurse',
  ])('%s has no certain code', (title) => {
    expect(occupationOf(title)).toBeNull();
  });
});
