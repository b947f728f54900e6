import { readJobRecords } from '@/lib/platform/jobs';
import { fieldUse, missingFields, unknownFields } from '@/scripts/owner/platform-check/fields';
import { feedFindings } from '@/scripts/owner/platform-check/findings';
import { findingsOf } from '@/__tests__/support/google-rules';
import { buildRawJob } from '@/__tests__/support/raw-job';
import { typedRecords } from '@/__tests__/support/typed-records';
import { SITE } from '@/lib/config/site';
import type { Job } from '@/lib/domain/job/job';
import { jobPosting } from '@/lib/seo/structured-data/job-posting';
import { serializeJsonLd } from '@/lib/seo/structured-data/json-ld';
import { describeJob } from '@/lib/server/jobs/snapshot/sanitize-description';
import { defaultRecords } from '@/sandbox/jobs/catalogue';

const DAY = '2026-11-20';
const TEXT =
  '<p>Cares for critically ill adults, twelve hours at a time, with a team that stays.</p>';
const raw = (overrides: Readonly<Record<string, unknown>> = {}) =>
  buildRawJob({ Jobdescriptionrich: TEXT, ...overrides });
const feedOf = (records: readonly unknown[]) => readJobRecords(records, DAY);
const findings = (records: readonly unknown[]) =>
  feedFindings(records.length, feedOf(records)).findings;
const found = (records: readonly unknown[]) =>
  findings(records)
    .filter(({ key }) => !/^(?:text:|posting$|no-job$)/.test(key))
    .map(({ level, text, count }) => [level, text, count]);

describe('problems of the list', () => {
  it('none, if every record is complete', () => {
    expect(found([raw()])).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string, string]>([
    ['no id', { Record_Id: null }, 'mend', 'left out: no Record_Id and no Id'],
    ['an id of its own kind', { Record_Id: 'a/1' }, 'mend', 'left out: no id fits an address'],
    ['an unknown state', { State: 'ZZ' }, 'mend', "an unknown state: 'ZZ'"],
    [
      'a state with control characters',
      { State: 'Z\u001b[31m' },
      'mend',
      "an unknown state: 'Z [31m'",
    ],
    ['no days open', { Days_Open__c: '' }, 'note', 'no posting date'],
    ['days open in words', { Days_Open__c: 'a week' }, 'note', 'no posting date'],
    ['no pay', { CalculatedPayRange: null }, 'note', 'no pay'],
    [
      'hourly pay',
      { CalculatedPayRange: '$58/hr' },
      'note',
      'pay by the hour, and no hours a week',
    ],
    ['no geolocation', { Geolocation: null }, 'note', 'not on the map: no position'],
    ['no city', { city: '' }, 'note', 'not on the map: no city or no state'],
    [
      'a geolocation in words',
      { Geolocation: 'by the mill' },
      'note',
      'not on the map: no position',
    ],
    [
      'a place in the sea',
      { Geolocation: { latitude: 0, longitude: 0 } },
      'mend',
      'not on the map: its place is outside it',
    ],
    [
      'an island the map leaves out',
      { State: 'PR', Geolocation: { latitude: 18.4, longitude: -66.1 } },
      'note',
      'not on the map: its place is outside it, as these islands are',
    ],
    ['no title', { JobTitlen: '', Specialityn: '', vms_order_type__c: '' }, 'mend', 'no title'],
  ])('%s', (_, change, level, text) => {
    expect(found([raw(change)])).toEqual([[level, text, 1]]);
  });

  it('are counted, with five ids as examples', () => {
    const records = Array.from({ length: 8 }, (_, at) => raw({ Record_Id: `a${at}`, State: 'ZZ' }));
    expect(findings(records)).toEqual([
      expect.objectContaining({
        key: 'unknown-state',
        count: 8,
        ids: ['a0', 'a1', 'a2', 'a3', 'a4'],
      }),
    ]);
  });

  it('pay texts that are not read, each with its jobs, the most frequent first', () => {
    const texts = [
      'Was $2,100',
      'Call us',
      'Call us',
      ...Array.from({ length: 20 }, (_, at) => `Rate ${at + 1}`),
    ];
    const records = texts.map((text, at) => raw({ Record_Id: `a${at}`, CalculatedPayRange: text }));
    const told = findings(records).filter(({ key }) => key === 'pay-as-posted');
    const unread = 'pay is shown as posted: not every word of it is known';
    expect(told).toHaveLength(21);
    expect(told[0]).toMatchObject({
      text: unread,
      count: 2,
      example: 'Call us',
      ids: ['a1', 'a2'],
    });
    expect(told[1]).toMatchObject({ text: unread, count: 1, example: 'Was $2,100', ids: ['a0'] });
    expect(told[20]).toMatchObject({ text: 'pay is shown as posted: other texts (2)', count: 2 });
  });

  it('a second record of an id, and something that is not a record', () => {
    expect(found([raw(), raw(), null])).toEqual([
      ['mend', 'left out: a second record of this id', 1],
      ['mend', 'left out: not an object', 1],
    ]);
  });

  it.each([
    [999, []],
    [1_000, ['cut']],
    [1_001, []],
  ])('%d records', (count, keys) => {
    const records = Array.from({ length: count }, (_, at) => raw({ Record_Id: `a${at}` }));
    expect(findings(records).map(({ key }) => key)).toEqual(keys);
  });

  it('an empty list', () => {
    expect(found([])).toEqual([['mend', 'the list is empty', 0]]);
  });
});

describe('which fields are in use', () => {
  const records = [
    raw(),
    { ...raw({ JobTitlen: ' ' }), Job_Title__c: 'RN', Recruiter_Note__c: 'x' },
    { Id: 'b1', JobNum: 7, payRange: '$2,000', Recruiter_Note__c: null, attributes: {} },
    null,
  ];

  it('counts each spelling that has a value', () => {
    const use = new Map(fieldUse(records).map(({ field, ...rest }) => [field, rest]));
    expect(use.get('ids')).toEqual({
      names: [
        { name: 'Record_Id', count: 2 },
        { name: 'Id', count: 1 },
      ],
      without: 0,
    });
    expect(use.get('title')).toEqual({
      names: [
        { name: 'JobTitlen', count: 1 },
        { name: 'VMS_Job_Title__c', count: 0 },
        { name: 'AVTRRT__Job_Title__c', count: 0 },
        { name: 'Job_Title__c', count: 1 },
      ],
      without: 1,
    });
  });

  it('lists fields that are not read, the most frequent first', () => {
    expect(unknownFields(records)).toEqual([
      { name: 'Recruiter_Note__c', count: 2 },
      { name: 'attributes', count: 1 },
    ]);
  });

  it('reports a field that no record fills as probably renamed', () => {
    const renamed = [raw({ city: undefined, Town: 'Austin' })];
    expect(missingFields(fieldUse(renamed), renamed.length)).toEqual([
      expect.objectContaining({ key: 'field-missing:city', level: 'mend', count: 1 }),
    ]);
    expect(missingFields(fieldUse([raw()]), 1)).toEqual([]);
  });
});

describe('which postings a search engine would refuse', () => {
  const judged = (change: Readonly<Record<string, unknown>>) => {
    const told = feedFindings(1, feedOf([raw(change)]));
    const texts = told.findings.filter(({ key }) => key === 'posting').map(({ text }) => text);
    return [told.postings, ...texts];
  };

  it.each<[string, Readonly<Record<string, unknown>>, readonly unknown[]]>([
    ['no complete one', {}, [1]],
    ['nor one without pay', { CalculatedPayRange: null }, [1]],
    ['nor one without days open', { Days_Open__c: null }, [1]],
    [
      'nor one that says when it starts',
      { StartDate: '2026-12-07', Hours_Per_Week: 36, Openings: 2 },
      [1],
    ],
    ['nor one that starts at once', { StartDate: 'ASAP' }, [1]],
    [
      'one whose title shouts',
      { JobTitlen: 'ICU REGISTERED NURSE, APPLY NOW', Specialityn: '', vms_order_type__c: '' },
      [0, 'Google may refuse it: a title does not shout'],
    ],
    [
      'one whose title is too long',
      { JobTitlen: `RN ${'for a unit '.repeat(15)}` },
      [0, 'Google may refuse it: its title is too long'],
    ],
    [
      'one without a place',
      { city: null, State: null },
      [0, 'Google refuses it: no jobLocation (city, state)'],
    ],
    [
      'one without a description',
      { Jobdescriptionrich: '<p> </p>' },
      [0, 'Google refuses it: no description'],
    ],
    [
      'one with hardly any description',
      { Jobdescriptionrich: 'A job.' },
      [0, 'Google may refuse it: hardly a description'],
    ],
    [
      'one with pay in its title',
      { JobTitlen: 'RN $2,400' },
      [0, 'Google may refuse it: a title is plain text, without pay'],
    ],
    [
      'nor one with implausible pay, which is left out of it',
      { CalculatedPayRange: '$2,310 - $248,000 weekly' },
      [1],
    ],
  ])('%s', (_, change, expected) => {
    expect(judged(change)).toEqual(expected);
  });

  it.each([
    ['the sandbox', defaultRecords()],
    ['a list as people type it', typedRecords(400)],
  ])('of %s, those that the whole of Google’s rules refuses', (_, records) => {
    const feed = feedOf(records);
    const isAccepted = (job: Job) => {
      const url = `https://jobs.example/jobs/${job.id}`;
      const descriptionHtml = describeJob(job).html;
      const context = { url, descriptionHtml, site: SITE, siteUrl: 'https://jobs.example' };
      const posting = jobPosting(job, context);
      return posting !== null && findingsOf(JSON.parse(serializeJsonLd(posting))).length === 0;
    };
    for (const job of feed.jobs) {
      const { postings } = feedFindings(1, { ...feed, jobs: [job] });
      expect([job.id, postings === 1]).toEqual([job.id, isAccepted(job)]);
    }
  });
});
