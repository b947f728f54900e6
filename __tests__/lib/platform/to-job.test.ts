import fc from 'fast-check';
import { ADHOC_FIELDS, JOB_FIELDS } from '@/lib/platform/fields';
import type { Origin } from '@/lib/platform/to-job';
import { PLATFORM_TEXT } from '@/lib/config/limits';
import { toJob } from '@/lib/platform/to-job';
import { illFormedText } from '@/__tests__/lib/domain/arbitraries';
import { buildRawJob } from '@/__tests__/support/raw-job';
import { costsAtMost } from '@/__tests__/support/cost';

const FEED_DATE = '2026-08-20';

function read(record: unknown, origin?: Origin) {
  const reading = toJob(record, FEED_DATE, origin);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.job;
}

describe('a record of the feed becomes a job (specification, section 3)', () => {
  it('reads every field of the first dialect', () => {
    expect(toJob(buildRawJob(), FEED_DATE)).toEqual({
      doubts: [],
      warning: null,
      unfit: [],
      job: {
        id: 'a0X000000000001',
        otherId: null,
        jobNumber: '48211',
        title: 'ICU RN',
        applicationTitle: 'Travel ICU RN',
        titles: ['RN'],
        specialties: ['ICU'],
        shifts: ['Nights'],
        orderTypes: ['Travel'],
        city: 'Austin',
        state: 'TX',
        placeText: null,
        payText: '$2,310 - $2,480 weekly',
        pay: { figure: '$2,310 – $2,480', unit: 'week', week: { min: 2310, max: 2480 } },
        contractLength: '13 weeks',
        daysOpen: 3,
        postedOn: '2026-08-17',
        coordinates: { latitude: 30.27, longitude: -97.74 },
        description: '<p>Cares for critically ill adults.</p>',
        isAdhoc: false,
        firstSeenOn: FEED_DATE,
        changedOn: null,
        lastSeenOn: FEED_DATE,
      },
    });
  });

  it('reads the second dialect the same way (DT-01 to DT-09)', () => {
    const second = {
      Id: 'a0X000000000001',
      JobNum: 48211,
      Order_Type: 'Travel',
      Specialty: 'ICU',
      Job_Title__c: 'RN',
      city: ' Austin ',
      State: 'texas',
      JR_Shift: 'Nights',
      payRange: '$2,310 - $2,480 weekly',
      Days_Open__c: '3',
      Contract_Length: '13 weeks',
      Webportaldescriptions: '<p>Cares for critically ill adults.</p>',
      Geolocation: '{"latitude":"30.27","longitude":"-97.74"}',
    };
    const first = read(buildRawJob());
    // Only Specialityn and JobTitlen are combined; other names give order type, specialty and title.
    expect(read(second)).toEqual({ ...first, title: 'Travel ICU RN' });
  });

  it.each([
    [
      'Record_Id before Id, which stays as the other id',
      { Record_Id: 'a1', Id: 'b2' },
      { id: 'a1', otherId: 'b2' },
    ],
    ['Id where Record_Id is empty', { Record_Id: ' ', Id: 'b2' }, { id: 'b2', otherId: null }],
    [
      'Id where Record_Id fits no address',
      { Record_Id: 'a/1', Id: 'b2' },
      { id: 'b2', otherId: null },
    ],
    [
      'ids that differ in letter case alone',
      { Record_Id: 'aB', Id: 'Ab' },
      { id: 'aB', otherId: 'Ab' },
    ],
    ['a number as id', { Record_Id: 17 }, { id: '17' }],
    [
      'Client_Job_ID before JobNum (DT-02)',
      { Client_Job_ID: 'C-1', JobNum: 'N-1' },
      { jobNumber: 'C-1' },
    ],
    ['no Job ID at all (DT-02)', { Client_Job_ID: null }, { jobNumber: null }],
    [
      'vms_order_type__c before Order_Type (DT-03)',
      { Order_Type: 'Local' },
      { orderTypes: ['Travel', 'Local'], applicationTitle: 'Travel ICU RN' },
    ],
    [
      'Order_Type where it is alone (DT-03)',
      { vms_order_type__c: ' ', Order_Type: 'Per  Diem' },
      { orderTypes: ['Per Diem'], applicationTitle: 'Per Diem ICU RN' },
    ],
    ['no order type', { vms_order_type__c: null }, { orderTypes: [], applicationTitle: 'ICU RN' }],
    [
      'both specialties, Specialityn first (DT-03, DT-15)',
      { Specialty: 'Critical Care' },
      { specialties: ['ICU', 'Critical Care'] },
    ],
    [
      'both shifts, Shiftn first (DT-03, DT-15)',
      { JR_Shift: 'Days' },
      { shifts: ['Nights', 'Days'] },
    ],
    [
      'every title in its order, repeats in another case left out (DT-04, DT-15)',
      {
        Job_Title__c: 'rn',
        AVTRRT__Job_Title__c: 'Staff Nurse',
        VMS_Job_Title__c: 'Registered Nurse',
      },
      { titles: ['RN', 'Registered Nurse', 'Staff Nurse'] },
    ],
    [
      'the first title that is present (DT-04)',
      { JobTitlen: '', Job_Title__c: 'Nurse' },
      { titles: ['Nurse'], title: 'Travel ICU Nurse' },
    ],
    [
      'order type and specialty for a title where none is named (DT-04)',
      { JobTitlen: ' ' },
      { titles: ['Travel ICU'], title: 'Travel ICU', applicationTitle: 'Travel ICU' },
    ],
    [
      'no title where neither specialty nor title is named',
      { JobTitlen: null, Specialityn: null },
      { titles: [], title: 'Job Title Not Available' },
    ],
    [
      'CalculatedPayRange before payRange (DT-06)',
      { payRange: '$1 weekly' },
      { payText: '$2,310 - $2,480 weekly' },
    ],
    [
      'payRange where it is alone (DT-06)',
      { CalculatedPayRange: null, payRange: '$1 weekly' },
      { payText: '$1 weekly' },
    ],
    [
      'days open as text (DT-07)',
      { Days_Open__c: ' 12 ' },
      { daysOpen: 12, postedOn: '2026-08-08' },
    ],
    [
      'days open that say nothing (DT-07)',
      { Days_Open__c: 'soon' },
      { daysOpen: null, postedOn: null },
    ],
    ['a posting date is never in the future', { Days_Open__c: -4 }, { postedOn: FEED_DATE }],
    [
      'Jobdescriptionrich before Webportaldescriptions (DT-08)',
      { Webportaldescriptions: 'B' },
      { description: '<p>Cares for critically ill adults.</p>' },
    ],
    [
      'Webportaldescriptions where the first is white space (DT-08)',
      { Jobdescriptionrich: ' \n', Webportaldescriptions: 'B' },
      { description: 'B' },
    ],
    ['no description', { Jobdescriptionrich: null }, { description: null }],
    [
      'geolocation as JSON text (DT-09)',
      { Geolocation: '{"latitude":30.27,"longitude":-97.74}' },
      { coordinates: { latitude: 30.27, longitude: -97.74 } },
    ],
    ['an unknown state stays as given', { State: 'ZZ' }, { state: 'ZZ' }],
    ['a state by its full name', { State: 'new york' }, { state: 'NY' }],
    ['a state without a city', { city: null }, { city: null, state: 'TX' }],
    [
      'neither city nor state (DT-05)',
      { city: null, State: '' },
      { city: null, state: null, placeText: null },
    ],
  ])('%s', (_name, overrides, expected) => {
    expect(read(buildRawJob(overrides))).toMatchObject(expected);
  });
});

describe('a record as people type it', () => {
  it.each<[string, Readonly<Record<string, unknown>>, object]>([
    [
      'null in every field: no fact at all',
      {
        Client_Job_ID: 'null',
        vms_order_type__c: 'null',
        Specialityn: 'null',
        JobTitlen: 'null',
        city: 'null',
        State: 'null',
        Shiftn: 'null',
        CalculatedPayRange: '$null - $null weekly',
        Days_Open__c: 'null',
        Contract_Length: 'null',
        Jobdescriptionrich: 'null',
        Geolocation: 'null',
      },
      {
        jobNumber: null,
        title: 'Job Title Not Available',
        titles: [],
        specialties: [],
        shifts: [],
        orderTypes: [],
        city: null,
        state: null,
        payText: null,
        contractLength: null,
        daysOpen: null,
        coordinates: null,
        description: null,
      },
    ],
    [
      'zeros for pay and contract',
      { CalculatedPayRange: '$0 - $0 weekly', Contract_Length: 0, Days_Open__c: 0 },
      { payText: null, contractLength: null, daysOpen: 0 },
    ],
    [
      'a word for nothing gives way to the next name of the field',
      {
        JobTitlen: 'N/A',
        VMS_Job_Title__c: 'TBD',
        Job_Title__c: 'RN',
        Shiftn: '-',
        JR_Shift: 'Days',
      },
      { titles: ['RN'], shifts: ['Days'] },
    ],
    [
      'codes, once',
      { JobTitlen: 'Labor &amp; Delivery RN', city: 'Coeur d&#39;Alene', Shiftn: '3 &amp;lt; 4' },
      { titles: ['Labor & Delivery RN'], city: "Coeur d'Alene", shifts: ['3 &lt; 4'] },
    ],
    [
      'letters of Windows, formatting, breaks in letters',
      { JobTitlen: 'Children\u0092s <b>RN</b>', Shiftn: 'Nights\\nWeekends' },
      { titles: ['Children’s RN'], shifts: ['Nights Weekends'] },
    ],
    [
      'a text is decoded before it is cut, and never a second time',
      { JobTitlen: '&amp;'.repeat(PLATFORM_TEXT.title) },
      { titles: ['&'.repeat(PLATFORM_TEXT.title)] },
    ],
  ])('%s', (_name, overrides, expected) => {
    expect(read(buildRawJob(overrides))).toMatchObject(expected);
  });

  it('says what was wrong with each fact', () => {
    const record = buildRawJob({ JobTitlen: 'L&amp;D', city: 'N/A', Days_Open__c: 'soon' });
    expect(toJob(record, FEED_DATE)).toMatchObject({
      doubts: [
        { field: 'title', kind: 'html-codes', example: 'L&amp;D' },
        { field: 'city', kind: 'nothing-in-words', example: 'N/A' },
        { field: 'daysOpen', kind: 'unreadable', example: 'soon' },
      ],
    });
  });
});

describe('an ad-hoc job (DT-10)', () => {
  const adhoc = {
    Id: 'adhoc-1',
    isAdhoc: true,
    AVTRRT__Job_Title__c: 'Weekend OR Nurse',
    Job_Description__c: 'Two weekends a month.',
    Location__c: 'Tulsa, Oklahoma',
    Salary_Range__c: '$1,900 weekly',
  };

  it('reads its own fields', () => {
    expect(read(adhoc)).toMatchObject({
      id: 'adhoc-1',
      isAdhoc: true,
      title: 'Weekend OR Nurse',
      titles: ['Weekend OR Nurse'],
      description: 'Two weekends a month.',
      city: 'Tulsa',
      state: 'OK',
      placeText: null,
      payText: '$1,900 weekly',
    });
  });

  it.each([
    ['says so as text', { isAdhoc: 'true' }, undefined],
    ['was answered by the ad-hoc call', { isAdhoc: undefined }, { adhoc: true }],
  ])('is recognised if it %s', (_name, overrides, origin) => {
    expect(read({ ...adhoc, ...overrides }, origin)).toMatchObject({
      isAdhoc: true,
      city: 'Tulsa',
    });
  });

  it('keeps a place that it cannot split as text', () => {
    expect(read({ ...adhoc, Location__c: 'Near the lake' })).toMatchObject({
      city: null,
      state: null,
      placeText: 'Near the lake',
    });
  });

  it('takes the requested id if it has none', () => {
    expect(read({ ...adhoc, Id: undefined }, { adhoc: true, askedId: 'asked-1' }).id).toBe(
      'asked-1',
    );
  });

  it('falls back to the ordinary names', () => {
    expect(read(buildRawJob({ isAdhoc: true }))).toMatchObject({
      title: 'ICU RN',
      city: 'Austin',
      payText: '$2,310 - $2,480 weekly',
    });
  });

  it('an ordinary job does not read its names', () => {
    const plain = read({ ...adhoc, isAdhoc: false });
    expect(plain).toMatchObject({ description: null, placeText: null, payText: null });
  });
});

describe('records that cannot be read (DT-20)', () => {
  it.each([
    ['null', null, null],
    ['text', 'a0X000000000001', null],
    ['a list', [buildRawJob()], null],
    ['no id', buildRawJob({ Record_Id: undefined }), null],
    ['an empty id', buildRawJob({ Record_Id: '  ' }), null],
    ['an object as id', buildRawJob({ Record_Id: { id: 'a1' } }), null],
    ['an id that fits no address', buildRawJob({ Record_Id: '../apply' }), '../apply'],
    ['an id of 65 characters', buildRawJob({ Record_Id: 'x'.repeat(65) }), 'x'.repeat(65)],
  ])('%s is refused, not thrown', (_name, record, id) => {
    expect(toJob(record, FEED_DATE)).toEqual({ problem: expect.any(String), id });
  });

  it('nonsense in Geolocation leaves the job, with a warning', () => {
    const reading = toJob(buildRawJob({ Geolocation: 'somewhere' }), FEED_DATE);
    expect(reading).toMatchObject({
      job: { coordinates: null },
      warning: 'Geolocation cannot be read',
    });
  });

  it('a record with only a title is a job of that title', () => {
    expect(read({ Id: 'a1', Job_Title__c: 'Nurse' })).toMatchObject({
      title: 'Nurse',
      city: null,
      daysOpen: null,
      payText: null,
      description: null,
    });
  });

  it('a record with only an id still has a title to show', () => {
    expect(read({ Id: 'a1' }).title).toBe('Job Title Not Available');
  });

  it.each([
    [{ Client_Job_ID: 'N/A', JobNum: '17' }, '17'],
    [{ Client_Job_ID: 'n/a' }, null],
    [{ JobNum: 'NA' }, null],
  ])('a Job ID such as N/A is none (SD-08): %j', (fields, jobNumber) => {
    expect(read({ Id: 'a1', ...fields }).jobNumber).toBe(jobNumber);
  });

  it('marks that change the text direction are removed', () => {
    expect(read({ Id: 'a1', JobTitlen: 'RN \u202Eevil\u202C' }).titles).toEqual(['RN evil']);
    expect(read({ Id: 'a1', JobTitlen: 'R\u200BN\uFEFF \u0000 I\u2062CU\u008F' }).titles).toEqual([
      'RN ICU',
    ]);
  });

  it('control characters, which no page may contain, separate words', () => {
    expect(read({ Id: 'a1', JobTitlen: '\u0000RN\u000b\u0081ICU\u007f' }).titles).toEqual([
      'RN ICU',
    ]);
  });

  it('text with a lone surrogate becomes text that an address can contain', () => {
    const job = read(
      buildRawJob({ JobTitlen: 'RN \ud83d', Jobdescriptionrich: '<p>\ude00 Care</p>' }),
    );
    expect(job).toMatchObject({ titles: ['RN \ufffd'], description: '<p>\ufffd Care</p>' });
    const names = [...Object.values(JOB_FIELDS), ...Object.values(ADHOC_FIELDS)].flat();
    const record = fc.record(Object.fromEntries(names.map((name) => [name, illFormedText])));
    fc.assert(
      fc.property(record, fc.boolean(), (value, adhoc) => {
        const found = read({ ...value, Record_Id: 'a1' }, { adhoc });
        expect(() => encodeURIComponent(Object.values(found).join())).not.toThrow();
      }),
    );
  });

  it('no value under any name makes it throw', () => {
    const names = [...Object.values(JOB_FIELDS), ...Object.values(ADHOC_FIELDS)].flat();
    const record = fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }),
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), record), fc.boolean(), (value, adhoc) => {
        const reading = toJob(value, FEED_DATE, { adhoc });
        if ('problem' in reading) return;
        expect(reading.job.id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
        expect(reading.job.title).not.toBe('');
        expect(JSON.parse(JSON.stringify(reading.job))).toEqual(reading.job);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('endless texts (DT-20)', () => {
  const ENDLESS = 'Word '.repeat(40_000);
  const { title, pay, place, fact } = PLATFORM_TEXT;

  it.each([
    ['JobTitlen', title, (job) => job.title],
    ['Job_Title__c', title, (job) => job.titles[1]],
    ['Specialityn', fact, (job) => job.specialties[0]],
    ['vms_order_type__c', title, (job) => job.applicationTitle],
    ['CalculatedPayRange', pay, (job) => job.payText],
    ['city', place, (job) => job.city],
    ['State', place, (job) => job.state],
    ['Shiftn', fact, (job) => job.shifts[0]],
    ['Contract_Length', fact, (job) => job.contractLength],
    ['Client_Job_ID', fact, (job) => job.jobNumber],
  ] as const satisfies readonly (readonly [
    string,
    number,
    (job: ReturnType<typeof read>) => string | null | undefined,
  ])[])('%s is cut at %i characters, and noted', (name, longest, textOf) => {
    for (const text of [ENDLESS, 'W'.repeat(200_000), '夜'.repeat(100_000)]) {
      const reading = toJob(buildRawJob({ [name]: text }), FEED_DATE);
      expect(reading).toMatchObject({ warning: `too long and cut: ${name}` });
      const shown = 'job' in reading ? (textOf(reading.job) ?? '') : '';
      expect(shown.length).toBeLessThanOrEqual(longest);
      expect(shown).toMatch(/…/);
    }
    const fits = buildRawJob({ [name]: 'W'.repeat(20) });
    expect(toJob(fits, FEED_DATE)).toMatchObject({ warning: null });
  });

  it('an ad-hoc job’s own fields are cut too', () => {
    const record = {
      Id: 'a1',
      AVTRRT__Job_Title__c: ENDLESS,
      Location__c: ENDLESS,
      Salary_Range__c: ENDLESS,
    };
    const job = read(record, { adhoc: true });
    expect(job.title.length).toBeLessThanOrEqual(title);
    expect(job.placeText?.length).toBeLessThanOrEqual(place);
    expect(job.payText?.length).toBeLessThanOrEqual(pay);
  });

  it('parts that fit are joined into a title that fits', () => {
    const job = read(
      buildRawJob({
        vms_order_type__c: 'A'.repeat(fact),
        Specialityn: 'B'.repeat(fact),
        JobTitlen: 'C'.repeat(title),
      }),
    );
    for (const text of [job.title, job.applicationTitle]) {
      expect(text.length).toBeLessThanOrEqual(title);
      expect(text).toMatch(/…$/);
    }
  });

  it('an id that is too long is refused, and cut in the report', () => {
    const reading = toJob({ Record_Id: `a1 ${ENDLESS}` }, FEED_DATE);
    expect(reading).toMatchObject({ problem: 'no id fits an address' });
    expect('problem' in reading && (reading.id ?? '').length).toBeLessThanOrEqual(fact);
  });

  it('a huge text that is almost a number costs no more to read than any other', () => {
    const reading = (days: string) => () => read(buildRawJob({ Days_Open__c: days }));
    const almost = reading(`5${' '.repeat(100_000)}x`);
    expect(almost().daysOpen).toBeNull();
    expect(costsAtMost(100, almost, reading('x'.repeat(100_000)))).toBe(true);
  });

  it('a description is not cut here, but where it is sanitised', () => {
    const html = `<p>${ENDLESS}</p>`;
    expect(read(buildRawJob({ Jobdescriptionrich: html })).description).toBe(html);
  });
});
