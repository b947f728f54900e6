import { REST, sandboxForTest } from '@/__tests__/sandbox/with-sandbox';
import type { TestSandbox } from '@/__tests__/sandbox/with-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await sandboxForTest();
});
afterAll(() => sandbox.remove());

type Listed = { Record_Id?: string; Id?: string } | null;
const list = async (): Promise<Listed[]> => {
  const answer: Listed[] = await (
    await sandbox.get(`${REST}/cerebralstaffing?Job_Type=Clinical`)
  ).json();
  return answer;
};

it('lists the clinical jobs as JSON', async () => {
  const answer = await sandbox.get(`${REST}/cerebralstaffing?Job_Type=Clinical`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect((await list()).length).toBeGreaterThanOrEqual(400);
});

it('lists nothing of another type, and requires a type', async () => {
  expect(await (await sandbox.get(`${REST}/cerebralstaffing?Job_Type=Office`)).json()).toEqual([]);
  expect((await sandbox.get(`${REST}/cerebralstaffing`)).status).toBe(400);
});

it('returns a job by either of its ids, as a list of one', async () => {
  const jobs = await list();
  const job = jobs.find((j) => j?.Record_Id && j.Id && j.Id !== j.Record_Id);
  for (const id of [job?.Record_Id, job?.Id]) {
    expect(await (await sandbox.get(`${REST}/cerebralstaffing?Record_Id=${id}`)).json()).toEqual([
      job,
    ]);
  }
});

it('returns an empty list for an unknown id, and no data in the ad-hoc call', async () => {
  expect(await (await sandbox.get(`${REST}/cerebralstaffing?Record_Id=nobody`)).json()).toEqual([]);
  expect(await (await sandbox.get(`${REST}/jobportal/?adhocJobId=nobody`)).json()).toEqual({
    data: null,
  });
});

it.each([
  ['bare', 'a0AVf00000AdHc1MAF', (data: unknown) => data],
  ['one data deeper', 'a0AVf00000AdHc2MAF', (data: unknown) => Object(data).data],
  ['as a list of one', 'a0AVf00000AdHc3MAF', (data: unknown) => Object(data)[0]],
])('serves an ad-hoc job only in the ad-hoc call, %s', async (_, id, unwrap) => {
  const answer: { data: unknown } = await (
    await sandbox.get(`${REST}/jobportal/?adhocJobId=${id}`)
  ).json();
  expect(unwrap(answer.data)).toMatchObject({
    Record_Id: id,
    isAdhoc: true,
    AVTRRT__Job_Title__c: expect.any(String),
    Location__c: expect.any(String),
    Salary_Range__c: expect.stringContaining('weekly'),
    Job_Description__c: expect.any(String),
  });
  expect(await (await sandbox.get(`${REST}/cerebralstaffing?Record_Id=${id}`)).json()).toEqual([]);
});

it('lists the portal sources', async () => {
  const sources = await (await sandbox.get(`${REST}/cerebralstaffportal`)).json();
  expect(sources).toEqual(expect.arrayContaining([expect.objectContaining({ Name: 'Website' })]));
});

describe.each(['referencestatus', 'candidatereferencestatus'])('%s', (call) => {
  it.each([
    ['ref-1', { success: true, isCompleted: false, formAvailable: true }],
    ['ref-1-done', { success: true, isCompleted: true, formAvailable: false }],
    ['ref-1-none', { success: true, isCompleted: false, formAvailable: false }],
    ['ref-1-unknown', { success: false, isCompleted: false, formAvailable: false }],
  ])('answers %s by the end of the id', async (id, expected) => {
    const answer = await (await sandbox.get(`${REST}/${call}?id=${id}&_t=1`)).json();
    expect(answer).toMatchObject({ ...expected, statusMessage: expect.any(String) });
  });

  it('requires the id', async () => {
    expect((await sandbox.get(`${REST}/${call}?_t=1`)).status).toBe(400);
  });
});

it.each([
  ['an unknown path', 'GET', `${REST}/nowhere`, 404, 'NOT_FOUND'],
  ['a wrong method', 'PUT', `${REST}/cerebralstaffing`, 405, 'METHOD_NOT_ALLOWED'],
])('refuses %s with a list of errors', async (_, method, path, status, errorCode) => {
  const answer = await fetch(`${sandbox.url}${path}`, { method });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual([{ message: expect.any(String), errorCode }]);
});
