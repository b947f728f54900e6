/** A record as the vendor sends it; pass only what the test is about. */
export function buildRawJob(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    Record_Id: 'a0X000000000001',
    Client_Job_ID: '48211',
    vms_order_type__c: 'Travel',
    Specialityn: 'ICU',
    JobTitlen: 'RN',
    city: 'Austin',
    State: 'TX',
    Shiftn: 'Nights',
    CalculatedPayRange: '$2,310 - $2,480 weekly',
    Days_Open__c: 3,
    Contract_Length: '13 weeks',
    Jobdescriptionrich: '<p>Cares for critically ill adults.</p>',
    Geolocation: { latitude: 30.27, longitude: -97.74 },
    ...overrides,
  };
}
