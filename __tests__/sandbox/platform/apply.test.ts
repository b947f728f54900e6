import { RESUME } from '@/lib/config/browser-limits/forms';
import { APPLICATION, REST, sandboxForTest } from '@/__tests__/sandbox/with-sandbox';
import type { TestSandbox } from '@/__tests__/sandbox/with-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await sandboxForTest({ jobs: 3 });
});
afterAll(() => sandbox.remove());
afterEach(() => sandbox.clear('/inbox.json'));

const apply = (body: unknown) => sandbox.post(`${REST}/jobportal/v1/apply`, body);
const inbox = async (): Promise<unknown[]> => (await sandbox.get('/inbox.json')).json();
const without = (field: string) =>
  Object.fromEntries(Object.entries(APPLICATION).filter(([name]) => name !== field));
const PDF = Buffer.from('%PDF-1.4 a small resume');

it('accepts an application without a resume', async () => {
  const answer = await apply({ applicationData: APPLICATION });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    success: true,
    message: 'Application submitted successfully',
  });
  expect(await inbox()).toEqual([
    expect.objectContaining({ ...without('hasResume'), kind: 'application', resume: null }),
  ]);
});

it('accepts one with a resume, sources and a bot check', async () => {
  const botDetection = { honeypotValue: '', formTimingMs: 8_400, action: 'job_application' };
  const answer = await apply({
    applicationData: {
      ...APPLICATION,
      hasResume: true,
      resumeFileName: 'resume.pdf',
      contactValues: JSON.stringify({ source: 'Website' }),
    },
    fileContent: PDF.toString('base64'),
    botDetection,
  });
  expect(await answer.json()).toEqual({ success: true, message: 'Resume uploaded successfully' });
  expect(await inbox()).toEqual([
    expect.objectContaining({
      resume: { name: 'resume.pdf', bytes: PDF.length, href: '/inbox/1/resume' },
      contactValues: { source: 'Website' },
      botDetection,
    }),
  ]);
});

const withResume = { ...APPLICATION, hasResume: true, resumeFileName: 'resume.pdf' };

it('accepts the largest resume that the site accepts', async () => {
  const fileContent = Buffer.alloc(RESUME.maxBytes).toString('base64');
  expect((await apply({ applicationData: withResume, fileContent })).status).toBe(200);
});

it.each([
  ['text that is no JSON', '{"applicationData":', 400, 'JSON'],
  ['no applicationData', { fileContent: 'AAAA' }, 400, 'applicationData'],
  ['no first name', { applicationData: without('firstName') }, 400, 'firstName'],
  ['no last name', { applicationData: without('lastName') }, 400, 'lastName'],
  ['no email', { applicationData: without('email') }, 400, 'email'],
  ['an email that is none', { applicationData: { ...APPLICATION, email: 'a@b' } }, 400, 'email'],
  ['no phone', { applicationData: without('phone') }, 400, 'phone'],
  ['a short phone', { applicationData: { ...APPLICATION, phone: '555-0100' } }, 400, 'phone'],
  ['a resume without content', { applicationData: withResume }, 400, 'content'],
  [
    'a resume that is not base64',
    { applicationData: withResume, fileContent: 'not base64!' },
    400,
    'base64',
  ],
  [
    'a resume beyond 5 MB',
    {
      applicationData: withResume,
      fileContent: Buffer.alloc(RESUME.maxBytes + 1).toString('base64'),
    },
    400,
    '5 MB',
  ],
  [
    'a resume without a name',
    { applicationData: { ...APPLICATION, hasResume: true }, fileContent: PDF.toString('base64') },
    400,
    'resumeFileName',
  ],
  [
    'contactValues that are no JSON text',
    { applicationData: { ...APPLICATION, contactValues: 'Website' } },
    400,
    'contactValues',
  ],
  [
    'a filled honeypot',
    { applicationData: APPLICATION, botDetection: { honeypotValue: 'spam' } },
    403,
    'verification',
  ],
])('refuses %s with a message, and stores nothing', async (_, body, status, words) => {
  const answer = await apply(body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({
    success: false,
    message: expect.stringContaining(words),
  });
  expect(await inbox()).toEqual([]);
});

it('refuses a body beyond 20 MB', async () => {
  expect((await apply('x'.repeat(20 * 1024 * 1024 + 1))).status).toBe(413);
});
