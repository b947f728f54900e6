import { readFileSync } from 'node:fs';

/** Texts of the feed as people and other systems write them, by the vendor's field: some 130 forms, none of them copied from anywhere. */
const FORMS = JSON.parse(readFileSync('__tests__/support/typed-forms.json', 'utf8')) as Readonly<
  Record<string, readonly unknown[]>
>;

const PLACES = [
  ['Boise', 'ID', 43.615, -116.2023],
  ['Tulsa', 'OK', 36.154, -95.9928],
  ['Austin', 'TX', 30.2672, -97.7431],
  ['Fargo', 'ND', 46.8772, -96.7898],
] as const;
const SPECIALTIES = ['ICU', 'Med Surg', 'Telemetry', 'Emergency'];

/** An id of the platform's form. */
const idOf = (at: number): string => `a0XTYPED${String(at).padStart(7, '0')}EAC`;

function plainRecord(at: number): Readonly<Record<string, unknown>> {
  const [city, state, latitude, longitude] = PLACES[at % PLACES.length] ?? PLACES[0];
  const least = 1_900 + (at % 40) * 25;
  return {
    Record_Id: idOf(at),
    Client_Job_ID: String(52_000 + at),
    vms_order_type__c: at % 5 === 0 ? 'Local' : 'Travel',
    Specialityn: SPECIALTIES[at % SPECIALTIES.length],
    JobTitlen: 'RN',
    city,
    State: state,
    Shiftn: at % 2 === 0 ? '3x12 Nights' : '3x12 Days',
    CalculatedPayRange: `$${least} - $${least + 180} weekly`,
    Days_Open__c: at % 30,
    Contract_Length: '13 weeks',
    Jobdescriptionrich: `<p>Care for adults on a unit of ${10 + (at % 20)} beds, twelve hours at a time.</p>`,
    Geolocation: { latitude, longitude },
  };
}

const CHANGES = Object.entries(FORMS).flatMap(([name, values]) =>
  values.map((value) => ({ [name]: value })),
);

/** That many records, each with one of these forms, in the same order every time; plain ones between them. */
export const typedRecords = (count: number): readonly Readonly<Record<string, unknown>>[] =>
  Array.from({ length: count }, (_, at) => ({
    ...plainRecord(at),
    ...(at % 3 === 2 ? {} : CHANGES[(at - Math.floor(at / 3)) % CHANGES.length]),
  }));

/** The JSON of a list in which every 80th record has control characters that nobody escaped, as a platform sends it that puts its JSON together by hand. */
export function typedList(count: number): string {
  const texts = typedRecords(count).map((record, at) => {
    const text = JSON.stringify(record);
    return at % 80 === 79 ? text.replace('{', '{"Note__c":"one\ntwo\t\u0000three",') : text;
  });
  return `[${texts.join(',')}]`;
}
