import type { APIRequestContext } from '@playwright/test';
import { buildRawJob } from '@/__tests__/support/raw-job';
import { memoryOf } from '../support/world/memory';
import { expect, test } from '../support/test';

const MEGABYTE = 1_000_000;
/** Each makes one fact of a job endless. */
const LONG: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  title: { JobTitlen: 'Registered Nurse '.repeat(MEGABYTE / 17) },
  titles: { VMS_Job_Title__c: 'W'.repeat(MEGABYTE), AVTRRT__Job_Title__c: '🌾'.repeat(MEGABYTE) },
  specialty: { Specialityn: 'x'.repeat(MEGABYTE), Specialty: 'Y '.repeat(MEGABYTE / 2) },
  type: { vms_order_type__c: 'Travel'.repeat(20_000), Specialityn: '' },
  pay: { CalculatedPayRange: `$${'1,'.repeat(50_000)}` },
  place: { city: 'Ω'.repeat(100_000), State: 'e\u0301'.repeat(50_000) },
  shift: { Shiftn: 'Nights '.repeat(15_000), JR_Shift: '夜'.repeat(100_000) },
  length: { Contract_Length: '13 weeks, '.repeat(10_000) },
  number: { Client_Job_ID: '9'.repeat(100_000) },
  // Almost a valid age: a naive regular expression would backtrack over it forever.
  age: { Days_Open__c: `5${' '.repeat(MEGABYTE)}x` },
};
const idOf = (name: string) => `a0Xlong${name}`;

const plainRecords = Object.keys(LONG).map((name) => buildRawJob({ Record_Id: idOf(name) }));
const longRecords = Object.entries(LONG).map(([name, long]) =>
  buildRawJob({ Record_Id: idOf(name), ...long }),
);

const PAGES = [
  '/',
  '/jobs',
  '/jobs?q=nurse',
  '/job-map',
  '/job-directory',
  '/Nursing-Staffing-Services',
  '/jobs/feed.xml',
  '/jobs/feed.json',
  '/feeds/jobs.xml',
  '/api/jobs',
  '/api/jobs/options',
  '/jobs/a0Xnone',
  `/compare?ids=${['title', 'pay', 'place'].map(idOf).join()}`,
  ...Object.keys(LONG).flatMap((name) => [`/jobs/${idOf(name)}`, `/apply/${idOf(name)}`]),
];

async function sizesOf(request: APIRequestContext, site: string) {
  const sizes = new Map<string, number>();
  for (const path of PAGES) sizes.set(path, (await (await request.get(site + path)).body()).length);
  return sizes;
}

test('endless texts make no page larger, and no share card ends the process', async ({
  ownWorld,
  request,
}) => {
  test.slow();
  const plain = await ownWorld({ records: plainRecords });
  const usual = await sizesOf(request, plain.site.url);
  const { site } = await ownWorld({ records: longRecords });
  const sizes = await sizesOf(request, site.url);
  // Each of ten jobs may have some hundred characters more wherever it is shown.
  const larger = [...sizes].map(([path, size]) => [path, size - (usual.get(path) ?? 0)] as const);
  expect(larger.filter(([, more]) => more > 40_000)).toEqual([]);

  const before = (await memoryOf(site)).now;
  for (const name of Object.keys(LONG)) {
    const card = await request.get(`${site.url}/share/jobs/${idOf(name)}`);
    expect([name, card.status(), card.headers()['content-type']]).toEqual([name, 200, 'image/png']);
  }
  const { now, peak } = await memoryOf(site);
  expect(now - before).toBeLessThan(150);
  expect(peak).toBeLessThan(700);
  expect((await request.get(`${site.url}/api/health`)).status()).toBe(200);

  // Logged once for each job, with its id and the names of its fields, however often the feed is read.
  const notes =
    site.output().match(/"job":"a0Xlong\w+","problem":"too long and cut: [^"]*"/g) ?? [];
  expect(notes).toHaveLength(Object.keys(LONG).length);
  expect(notes).toContain('"job":"a0Xlongpay","problem":"too long and cut: CalculatedPayRange"');
  expect(
    Math.max(
      ...site
        .output()
        .split('\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThan(1_000);
});

test('endless texts of a job that is in no list make no page larger either', async ({
  ownWorld,
  request,
}) => {
  const { site, platform } = await ownWorld({ records: plainRecords });
  await platform.fault({ match: 'Record_Id=a0Xadhoc1', status: 200, body: [] });
  await platform.fault({
    match: 'adhocJobId=a0Xadhoc1',
    status: 200,
    body: {
      data: {
        Id: 'a0Xadhoc1',
        AVTRRT__Job_Title__c: 'Nurse'.repeat(200_000),
        Location__c: 'Austin '.repeat(15_000),
        Salary_Range__c: '$1,'.repeat(33_000),
      },
    },
  });
  const page = await request.get(`${site.url}/jobs/a0Xadhoc1`);
  expect(page.status()).toBe(200);
  const usual = await request.get(`${site.url}/jobs/${idOf('title')}`);
  expect((await page.body()).length).toBeLessThan((await usual.body()).length + 40_000);
  expect((await request.get(`${site.url}/share/jobs/a0Xadhoc1`)).status()).toBe(200);
});
