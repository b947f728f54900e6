import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { APPLICATION, REST, sandboxForTest } from '@/__tests__/sandbox/with-sandbox';
import type { TestSandbox } from '@/__tests__/sandbox/with-sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await sandboxForTest({ jobs: 2 });
});
afterEach(() => sandbox.remove());

const apply = (data: Record<string, unknown>, resume?: Buffer) =>
  sandbox.post(`${REST}/jobportal/v1/apply`, {
    applicationData: {
      ...APPLICATION,
      ...(resume ? { hasResume: true, resumeFileName: 'resume.pdf' } : {}),
      ...data,
    },
    ...(resume ? { fileContent: resume.toString('base64') } : {}),
  });
const page = async () => (await sandbox.get('/')).text();
const entries = async (): Promise<{ n: number; firstName?: string }[]> =>
  (await sandbox.get('/inbox.json')).json();
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it('says so when nothing has arrived', async () => {
  expect(await page()).toContain('Nothing here, yet');
  expect(await entries()).toEqual([]);
});

it('shows an application with everything that was sent', async () => {
  const resume = randomBytes(3_000);
  await sandbox.post(`${REST}/jobportal/v1/apply`, {
    applicationData: {
      ...APPLICATION,
      hasResume: true,
      resumeFileName: 'my resume.pdf',
      license: 'RN 4711',
    },
    fileContent: resume.toString('base64'),
    botDetection: { honeypotValue: '', formTimingMs: 9_100 },
  });
  const shown = await page();
  for (const text of [
    'Sample Applicant',
    APPLICATION.email,
    APPLICATION.phone,
    APPLICATION.jobId,
    APPLICATION.jobTitle,
    'Yes, may be contacted',
    'my resume.pdf',
    '3 KB',
    'href="/inbox/1/resume"',
    'formTimingMs',
    '9100',
    'RN 4711',
  ]) {
    expect(shown).toContain(text);
  }
});

it('shows the newest first', async () => {
  for (const firstName of ['First', 'Second', 'Third']) await apply({ firstName });
  expect((await entries()).map((entry) => entry.firstName)).toEqual(['Third', 'Second', 'First']);
  const shown = await page();
  expect(shown.indexOf('Third')).toBeLessThan(shown.indexOf('First Applicant'));
});

it('returns the resume byte for byte', async () => {
  const resume = randomBytes(1_048_577);
  await apply({}, resume);
  const answer = await sandbox.get('/inbox/1/resume');
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="resume.pdf"; filename*=UTF-8''resume.pdf`,
  );
  expect((await bytesOf(answer)).equals(resume)).toBe(true);
});

it.each([
  ['quotes and line ends', 'a"\r\nset-cookie: x=1.pdf'],
  ['other scripts', 'résumé 履歴書.pdf'],
  ['half a character', 'a\ud800.pdf'],
  ['a path', '../../etc/passwd'],
  ['dots and slashes only', '///'],
])('downloads under a safe name if the given one has %s', async (_, resumeFileName) => {
  await apply({ resumeFileName }, Buffer.from('x'));
  const answer = await sandbox.get('/inbox/1/resume');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[A-Za-z0-9._ -]+"; filename\*=UTF-8''[^"'\s]+$/,
  );
});

it.each(['/inbox/1/resume', '/inbox/99/resume', '/inbox/x/resume', '/inbox/1/../resume'])(
  'has no resume at %s if none was sent',
  async (at) => {
    await apply({});
    expect((await sandbox.get(at)).status).toBe(404);
  },
);

it('shows typed text escaped', async () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  await sandbox.post(`${REST}/jobportal/v1/apply`, {
    applicationData: {
      ...APPLICATION,
      firstName: evil,
      lastName: evil,
      jobId: evil,
      jobTitle: evil,
      hasResume: true,
      resumeFileName: evil,
      contactValues: JSON.stringify({ [evil]: evil }),
      [evil]: evil,
    },
    fileContent: 'AAAA',
    botDetection: { honeypotValue: '', [evil]: { deep: evil } },
  });
  await sandbox.post('/api/v1.0/email/send', {
    service_id: evil,
    template_id: evil,
    user_id: 'u',
    template_params: { subject: evil, message: evil, [evil]: evil },
  });
  const answer = await sandbox.get('/');
  const shown = await answer.text();
  expect(shown).toContain('&lt;script&gt;alert(1)');
  expect(shown).not.toMatch(/<script|<img|onerror=alert\(1\)>"/);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('keeps everything over a restart and continues counting', async () => {
  const resume = randomBytes(500);
  await apply({ firstName: 'Before' }, resume);
  await sandbox.close();
  const again = await sandboxForTest({ jobs: 2, dataDir: sandbox.dataDir });
  sandbox = again;
  expect((await entries()).map((entry) => entry.firstName)).toEqual(['Before']);
  expect((await bytesOf(await sandbox.get('/inbox/1/resume'))).equals(resume)).toBe(true);
  await apply({ firstName: 'After' });
  expect((await entries()).map((entry) => entry.n)).toEqual([2, 1]);
});

it('skips a file that cannot be read', async () => {
  await apply({ firstName: 'Good' });
  await sandbox.close();
  const folder = path.join(sandbox.dataDir, 'sandbox', 'inbox');
  await writeFile(path.join(folder, '000002.json'), '{"kind":"appl');
  sandbox = await sandboxForTest({ jobs: 2, dataDir: sandbox.dataDir });
  expect((await entries()).map((entry) => entry.firstName)).toEqual(['Good']);
});

it('accepts many at once without losing or mixing any', async () => {
  const resumes = Array.from({ length: 20 }, () => randomBytes(200));
  await Promise.all(resumes.map((resume, at) => apply({ firstName: `N${at}` }, resume)));
  const all = await entries();
  expect(new Set(all.map((entry) => entry.n)).size).toBe(20);
  for (const { n, firstName } of all) {
    const bytes = await bytesOf(await sandbox.get(`/inbox/${n}/resume`));
    expect(bytes.equals(resumes[Number(firstName?.slice(1))] ?? Buffer.alloc(0))).toBe(true);
  }
});

it('leaves nothing behind when it is cleared', async () => {
  await apply({}, randomBytes(10));
  await sandbox.clear('/inbox.json');
  expect(await entries()).toEqual([]);
  expect(await readdir(path.join(sandbox.dataDir, 'sandbox', 'inbox'))).toEqual([]);
  expect((await sandbox.get('/inbox/1/resume')).status).toBe(404);
});
