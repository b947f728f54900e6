import { APPLICATION, withoutEmpty, type ApplicationValues } from '@/lib/forms/application-fields';

/** What somebody has typed and ticked who fills in what they must: a new field that may stay empty does not change it. */
export const APPLICANT: ApplicationValues = {
  ...APPLICATION.empty,
  firstName: 'Jo',
  lastName: 'Whitfield',
  email: 'jo.whitfield@mail.example',
  phone: '(515) 555-0168',
  receiveUpdates: true,
};

/** The same, as it is handed over. */
export const PAYLOAD = { ...withoutEmpty(APPLICANT), hasResume: false };
