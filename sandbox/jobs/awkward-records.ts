import { describe } from '@/sandbox/jobs/description';
import type { JobRecord } from '@/sandbox/jobs/job-record';
import { PARTS } from '@/sandbox/jobs/parts';
import { recordId } from '@/sandbox/jobs/record-id';
import { drawFrom } from '@/sandbox/jobs/seed';

/** Far beyond any generated list, so that ids never collide. */
const FIRST_INDEX = 300_000;
const id = (n: number): string => recordId(FIRST_INDEX + n);

/** A description for a kind of job in a town, for records whose problem is elsewhere. */
function written(specialty: string, city: string, seed: number): string {
  const profile = PARTS.profiles.find((p) => p.specialty === specialty) ?? PARTS.profiles[0];
  const place = PARTS.places.find((p) => p.city === city) ?? PARTS.places[0];
  if (!profile || !place) return '';
  const job = { profile, place, shift: profile.shifts[0], contractLength: '13 weeks' };
  return describe(job, drawFrom(FIRST_INDEX + seed));
}

/** A good record; each awkward one overrides the part that makes it awkward. */
const good = (n: number, specialty: string, title: string, city: string): JobRecord => {
  const place = PARTS.places.find((p) => p.city === city);
  return {
    Record_Id: id(n),
    Client_Job_ID: String(990_100 + n),
    vms_order_type__c: 'Travel',
    Specialityn: specialty,
    JobTitlen: title,
    city,
    State: place?.state,
    Shiftn: 'Days, 3 × 12',
    CalculatedPayRange: '$2,040 - $2,195 weekly',
    Days_Open__c: 3 + n,
    Contract_Length: '13 weeks',
    Jobdescriptionrich: written(specialty, city, n),
    Geolocation: place && { latitude: place.latitude, longitude: place.longitude },
  };
};

const RN = 'Registered Nurse (RN)';

const without = (record: JobRecord, field: string): JobRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

/** Everything a careless template lets through, around a real posting. */
const hostile = (): string => `<script>document.title = 'taken'</script>
${written('Telemetry', 'Tucson', 4)}
<img src="x" onerror="document.title='taken'"><svg onload="document.title='taken'"></svg>
<p onclick="document.title='taken'" style="position:fixed;inset:0">Questions? <a href="javascript:document.title='taken'">Ask the unit</a> or <a href="https://example.com/unit" target="_blank">see the unit</a>.</p>
<iframe src="https://example.com"></iframe><style>body{display:none}</style><form action="https://example.com"><input name="email"></form>
<a href=" &#106;avascript:alert(1)">More</a></div></div><!-- <p>`;

/** More than 60 KB of ordinary text: a float pool that covers every unit, each with its own duties. */
function long(): string {
  const sections = PARTS.profiles.map(
    (
      { specialty, team, duties, needs, extras },
      at,
    ) => `<h3>${at + 1}. When you float to ${specialty}</h3>
<p>${team[0]}</p><p>On such a day the work is:</p><ul>${duties.map((d) => `<li>${d}</li>`).join('')}</ul>
<p>The team there asks for this before you are sent alone, and trains you where something is missing:</p><ul>${[...needs, ...extras].map((n) => `<li>${n}</li>`).join('')}</ul>`,
  );
  const about =
    '<p>The float pool covers the whole system. You are told by 5 p.m. where you go the next day, and you are never sent to a unit you were not oriented to. What follows is the pool’s own handbook, unit by unit.</p>';
  const once = [about, ...sections]
    .join('\n')
    .replace(/\{(\d+)-\d+\}/g, '$1')
    .replaceAll('{state}', 'Ohio');
  const review = sections.map(
    (_, at) =>
      `<p>Review of section ${at + 1}: read it again after your first shift there, note what surprised you, and bring it to the pool’s monthly meeting.</p>`,
  );
  const text = [once, '<h3>After your first shifts</h3>', ...review].join('\n');
  const rest = Math.max(0, 61_000 - text.length);
  const log =
    '<p>Competency log: unit, date, what you did, who watched, what to practice next.</p>';
  return text + log.repeat(Math.ceil(rest / log.length));
}

/** Records a site must survive. Those that remain visible have names a visitor would expect. */
const awkward = (): readonly unknown[] => {
  const noId = without(good(1, 'NICU', RN, 'Boise'), 'Record_Id');
  const duplicate = good(9, 'Med Surg', RN, 'Duluth');
  const noDescription = without(good(13, 'PACU', RN, 'Louisville'), 'Jobdescriptionrich');
  return [
    noId,
    null,
    { Record_Id: id(3), JobTitlen: 'Infection Prevention Registered Nurse (RN)' },
    { ...good(4, 'Telemetry', RN, 'Tucson'), Jobdescriptionrich: hostile() },
    { ...good(5, 'ICU', RN, 'Roanoke'), Geolocation: 'two miles past the old mill' },
    { ...good(6, 'CT', 'CT Technologist', 'Peoria'), Days_Open__c: 'about three weeks' },
    { ...good(7, 'Pediatrics', RN, 'Springfield'), State: 'ZZ' },
    { ...good(8, 'Float Pool', RN, 'Columbus'), Jobdescriptionrich: long() },
    duplicate,
    { ...duplicate, CalculatedPayRange: '$2,090 - $2,240 weekly' },
    good(
      11,
      'Labor and Delivery',
      'Registered Nurse (RN), High-Risk Antepartum and Postpartum, Night Shift',
      'Savannah',
    ),
    {
      ...good(
        12,
        'Anesthesia',
        'Certified Registered Nurse Anesthetist (CRNA)',
        'Truth or Consequences',
      ),
      CalculatedPayRange: '$11,320 - $12,455 weekly',
      Jobdescriptionrich:
        '<p>Solo anesthesia in a two-room hospital: general surgery, orthopedics, scopes and obstetrics. Call every third night, with a relief who really comes.</p><ul><li>New Mexico RN and CRNA licenses, NBCRNA certification</li><li>Two years of independent practice</li><li>Spinals and ultrasound-guided blocks</li><li>BLS, ACLS and PALS</li></ul><p>Housing is a small adobe with its own hot spring tub. You will need it after call.</p>',
    },
    noDescription,
    {
      ...good(14, 'Oncology', RN, 'Charleston'),
      Geolocation: { latitude: 0, longitude: 0 },
    },
  ];
};

/** Spreads the awkward records among the good ones, always at the same positions. */
export function withAwkwardRecords(records: readonly unknown[]): readonly unknown[] {
  const all = [...records];
  awkward().forEach((record, at) => all.splice(Math.min(11 + at * 27, all.length), 0, record));
  return all;
}
