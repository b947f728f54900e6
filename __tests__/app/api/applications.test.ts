import { createHash } from 'node:crypto';
import { POST } from '@/app/api/applications/route';
import {
  JOB,
  PERSON,
  applicationBody,
  applicationPost,
  resumeFile,
} from '@/__tests__/support/application-post';
import { DATABASE_AWAY } from '@/__tests__/support/databases';
import { restart } from '@/__tests__/support/doubles/fresh-process';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import {
  cutConnection,
  hangUp,
  json,
  startFakePlatform,
  text,
} from '@/__tests__/support/doubles/fake-platform';
import { buildRawJob } from '@/__tests__/support/raw-job';
import { docxFile, pdfFile } from '@/__tests__/support/resume-files';
import { RESUME, UPLOAD } from '@/lib/config/limits';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';
import { globals } from '@/server/process-globals.mjs';

const written: string[] = [];
jest.mock('pino', () => {
  const write = (...parts: unknown[]) => void written.push(JSON.stringify(parts));
  return { pino: () => ({ info: write, warn: write, error: write }) };
});

const RECEIPT = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/) as string;
const NONCE = '0123456789abcdef0123456789abcdef';
const JOB_FAILED = 'Failed to submit application. Please try again later.';
const QUICK_FAILED = 'Failed to submit application. Please try again.';
const FORBIDDEN = 'Security verification failed. Please refresh and try again.';

let platform: FakePlatform;
beforeAll(async () => {
  process.env.RATE_LIMIT_APPLICATIONS = '1000';
  process.env.SITE_URL = 'https://jobs.fernway.example';
  platform = await startFakePlatform();
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.answer(json({}));
  written.length = 0;
});

/** What the platform's apply call received. */
const received = () =>
  platform.heard.map(({ method, path, body }) => ({
    method,
    path,
    body: JSON.parse(body) as unknown,
  }));

async function post(request: Request) {
  const response = await POST(request);
  return { status: response.status, answer: (await response.json()) as unknown };
}
const sendForm = (change: Readonly<Record<string, string | File>> = {}) =>
  post(applicationPost({ ...PERSON, ...change }));

/** A post that announces the largest application and holds its room until `end` is called. */
function heldPost(client: string) {
  let end = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new Uint8Array(UPLOAD.paceBytes));
      end = () => controller.error(new Error('The connection was cut'));
    },
  });
  const headers = {
    host: 'localhost:3000',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(UPLOAD.maxBytes),
    'x-forwarded-for': client,
  };
  const request = new Request('http://localhost:3000/api/applications', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  return { request, end: () => end() };
}

describe('while others hold all room for uploads', () => {
  it('an application without a resume waits for nobody, and one with a resume does', async () => {
    const held = Array.from({ length: 8 }, (_, n) => heldPost(`203.0.113.${n % 2}`));
    const cut = held.map(({ request }) => POST(request));
    const bytes = String(UPLOAD.smallBytes + 1);
    const from = { 'x-forwarded-for': '198.51.100.7' };
    let isAnswered = false;
    const withResume = POST(
      applicationPost({ ...PERSON, resume: resumeFile() }, { ...from, 'content-length': bytes }),
    ).then((response) => {
      isAnswered = true;
      return response.status;
    });
    const small = await POST(applicationPost(PERSON, { ...from, 'content-length': '2000' }));
    expect([small.status, isAnswered]).toEqual([200, false]);
    for (const { end } of held) end();
    expect(await withResume).toBe(200);
    await Promise.all(cut);
  });
});

describe('an application is handed over to the platform', () => {
  it('for a job, with the resume, the bot check and where it came from (AP-04, PL-11, PL-14)', async () => {
    const reply = await sendForm({
      ...JOB,
      resume: resumeFile('../Résumé.docx'),
      formTimingMs: '5400.4',
      v3Token: 'three',
      v2Token: 'two',
      action: 'job_application',
      nonce: '1'.repeat(32),
    });
    expect(reply).toEqual({
      status: 200,
      answer: { message: 'Resume uploaded successfully', receipt: RECEIPT },
    });
    expect(received()).toEqual([
      {
        method: 'POST',
        path: '/services/apexrest/jobportal/v1/apply',
        body: {
          applicationData: {
            ...PERSON,
            receiveUpdates: true,
            hasResume: true,
            ...JOB,
            resumeFileName: 'Résumé.pdf',
            contactValues: expect.any(String) as unknown,
          },
          fileContent: Buffer.from(pdfFile()).toString('base64'),
          botDetection: {
            honeypotValue: '',
            formTimingMs: 5400,
            v3Token: 'three',
            v2Token: 'two',
            action: 'job_application',
          },
        },
      },
    ]);
  });

  it('as a Quick Apply, without a job and a resume (QA-02, PL-13)', async () => {
    const reply = await sendForm();
    expect(reply).toEqual({
      status: 200,
      answer: { message: 'Application submitted successfully', receipt: RECEIPT },
    });
    expect(received()[0]?.body).toEqual({
      applicationData: { ...PERSON, receiveUpdates: true, hasResume: false },
      botDetection: {
        honeypotValue: '',
        formTimingMs: 0,
        v3Token: '',
        v2Token: '',
        action: 'form_submit',
      },
    });
  });

  it("answers in the platform's words if it sends any (ER-09)", async () => {
    platform.answer(json({ message: 'Welcome aboard' }));
    expect((await sendForm()).answer).toEqual({ message: 'Welcome aboard', receipt: RECEIPT });
  });

  it('takes a resume of exactly the largest size whole (VL-07)', async () => {
    const { status } = await sendForm({ resume: resumeFile('cv.pdf', pdfFile(RESUME.maxBytes)) });
    expect(status).toBe(200);
    expect(received()[0]?.body).toMatchObject({
      fileContent: Buffer.from(pdfFile(RESUME.maxBytes)).toString('base64'),
    });
  });

  it('treats an empty file part without a name as no resume', async () => {
    const { answer } = await sendForm({ resume: new File([], '') });
    expect(answer).toEqual({ message: 'Application submitted successfully', receipt: RECEIPT });
  });

  it('is delivered once and says so, without a receipt, if none can be kept', async () => {
    restart();
    for (const name of ['database', 'own-database']) globals.values.set(name, DATABASE_AWAY);
    const nonce = 'a'.repeat(32);
    const reply = { status: 200, answer: { message: 'Application submitted successfully' } };
    expect(await sendForm({ ...JOB, nonce })).toEqual(reply);
    expect(await sendForm({ ...JOB, nonce })).toEqual(reply);
    expect(received()).toHaveLength(1);
    expect(written.join()).toContain('a receipt cannot be kept');
    restart();
  });

  it('is cleaned up on the way', async () => {
    await sendForm({ firstName: '  Jo\u202E ', phone: '5155550168' });
    expect(received()[0]?.body).toMatchObject({
      applicationData: { firstName: 'Jo', phone: '(515) 555-0168' },
    });
  });

  it.each(['515-555-0168', '+1 515.555.0168', '1 (515) 555 0168'])(
    'reads the phone number %s as the form does',
    async (phone) => {
      await sendForm({ phone });
      expect(received()[0]?.body).toMatchObject({ applicationData: { phone: '(515) 555-0168' } });
    },
  );

  it('names a known job by its own title, whatever the form says', async () => {
    platform.answer(json([buildRawJob({ Record_Id: 'R-1' })]));
    const state = await getSnapshot();
    const title = state.ok ? state.snapshot.find('R-1')?.applicationTitle : undefined;
    expect(title).toMatch(/\S/);
    // The request for the list may still arrive in between.
    const names: unknown[] = [];
    platform.answer((response, one) => {
      if (one.method === 'POST') names.push(JSON.parse(one.body));
      json({})(response, one);
    });
    await sendForm({ jobId: 'R-1', jobTitle: 'Chief of Everything' });
    await sendForm({ jobId: 'R-2', jobTitle: '  ICU  RN ' });
    expect(names).toMatchObject([
      { applicationData: { jobId: 'R-1', jobTitle: title } },
      { applicationData: { jobId: 'R-2', jobTitle: 'ICU RN' } },
    ]);
  });
});

describe('an application that the form would not have sent (VL-11)', () => {
  it.each([
    [{ firstName: '' }, 422, { firstName: 'First name is required' }],
    [{ lastName: ' ' }, 422, { lastName: 'Last name is required' }],
    [{ email: 'jo@mail' }, 422, { email: 'Invalid email' }],
    [{ phone: 'none' }, 422, { phone: 'Please enter a valid phone number' }],
    [{ phone: '515 555 0123 ext 4' }, 422, { phone: 'Phone number must be exactly 10 digits' }],
    [{ phone: '555' }, 422, { phone: 'Please enter a valid phone number' }],
    [{ phone: '51555501689' }, 422, { phone: 'Phone number must be exactly 10 digits' }],
    [
      { receiveUpdates: 'false' },
      422,
      { receiveUpdates: 'Please check the agreement box to submit your application' },
    ],
    [
      { resume: resumeFile('cv.txt', pdfFile(), 'text/plain') },
      422,
      { resume: 'Resume must be a PDF or Word document' },
    ],
    [
      { resume: resumeFile('cv.docx', docxFile({ macroType: true }), '') },
      422,
      { resume: 'Resume must be a PDF or Word document' },
    ],
    [
      { resume: resumeFile('cv.pdf', new Uint8Array(0)) },
      422,
      { resume: 'Resume must be a PDF or Word document' },
    ],
    [
      { email: '', resume: resumeFile('cv.exe', pdfFile(), '') },
      422,
      { email: 'Email is required', resume: 'Resume must be a PDF or Word document' },
    ],
  ])('%j', async (change, status, errors) => {
    const reply = await sendForm(change);
    expect(reply).toEqual({ status, answer: { message: Object.values(errors)[0], errors } });
    expect(received()).toEqual([]);
  });

  it.each([
    ['by one byte', RESUME.maxBytes + 1],
    ['by far', 2 * RESUME.maxBytes],
  ])('a resume too large %s', async (_, size) => {
    const reply = await sendForm({ resume: resumeFile('cv.pdf', pdfFile(size)) });
    const message = `Resume file is too large (max ${RESUME.maxMegabytes}MB)`;
    expect(reply).toEqual({ status: 413, answer: { message, errors: { resume: message } } });
    expect(received()).toEqual([]);
  });

  it('a filled honeypot (ER-19)', async () => {
    expect(await sendForm({ honeypotValue: 'https://spam.example' })).toEqual({
      status: 400,
      answer: {
        message: 'Unable to process your submission. Please try again or contact support.',
      },
    });
    expect(received()).toEqual([]);
  });

  it('an id that no job can have', async () => {
    const reply = await sendForm({ jobId: '../x' });
    expect(reply).toEqual({ status: 404, answer: { message: 'Job not found.' } });
  });

  it('a post from another site (ER-06)', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await post(applicationPost(PERSON, headers))).toEqual({
      status: 403,
      answer: { message: FORBIDDEN },
    });
    expect(received()).toEqual([]);
  });
});

describe('a body that is not a form', () => {
  const raw = (body: BodyInit, contentType: string) =>
    new Request('http://localhost:3000/api/applications', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
  const part = (head: string, body: string) => `--x\r\n${head}\r\n\r\n${body}\r\n`;
  const named = (name: string, value: string) =>
    part(`Content-Disposition: form-data; name="${name}"`, value);
  const multipart = 'multipart/form-data; boundary=x';

  it.each([
    ['JSON', raw('{}', 'application/json'), 415],
    ['a url-encoded form', raw('firstName=Jo', 'application/x-www-form-urlencoded'), 415],
    ['a multipart body without a boundary', raw('--x--', 'multipart/form-data'), 400],
    ['nothing at all', raw('', multipart), 400],
    ['a body that ends in the middle', raw(named('firstName', 'Jo'), multipart), 400],
    ['a field of 20 KB', raw(`${named('firstName', 'x'.repeat(20_000))}--x--`, multipart), 400],
    ['a field twice', raw(`${named('email', 'a')}${named('email', 'b')}--x--`, multipart), 400],
    [
      'forty fields',
      raw(`${Array.from({ length: 40 }, (_, i) => named(`f${i}`, '')).join('')}--x--`, multipart),
      400,
    ],
  ])('%s is refused with a message', async (_, request, status) => {
    const reply = await post(request);
    expect(reply).toEqual({
      status,
      answer: { message: expect.stringMatching(/form/) as unknown },
    });
    expect(received()).toEqual([]);
  });

  it.each([
    ['no boundary', 'multipart/form-data'],
    ['a boundary beyond all bounds', `multipart/form-data; boundary=${'x'.repeat(300)}`],
  ])('with %s is read to its end: browsers read no answer before', async (_, contentType) => {
    let left = 40;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = { 'content-type': contentType };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const reply = await post(new Request('http://localhost:3000/api/applications', init));
    expect(reply.status).toBe(400);
    expect(left).toBe(-1);
  });

  it('ignores fields it does not know, however long or many they are', async () => {
    const body = applicationBody();
    body.append('hasResume', 'true');
    body.append('__proto__', 'x');
    for (let n = 0; n < 15; n += 1) body.append('_extension', 'x'.repeat(20_000));
    await post(new Request('http://localhost:3000/api/applications', { method: 'POST', body }));
    expect(received()[0]?.body).toMatchObject({ applicationData: { hasResume: false } });
  });
});

describe('the platform refuses or fails', () => {
  it.each([
    ['403 without words (ER-05)', json({}, 403), 403, FORBIDDEN, FORBIDDEN],
    [
      '403 in its words (ER-05)',
      json({ message: 'Score too low' }, 403),
      403,
      'Score too low',
      'Score too low',
    ],
    ['500 without words (ER-07, ER-08)', json({}, 500), 502, JOB_FAILED, QUICK_FAILED],
    [
      '400 in its words',
      json({ message: 'Already applied' }, 400),
      502,
      'Already applied',
      'Already applied',
    ],
  ])('%s', async (_, answer, status, forJob, forQuick) => {
    platform.answer(answer);
    expect(await sendForm(JOB)).toEqual({ status, answer: { message: forJob } });
    expect(await sendForm()).toEqual({ status, answer: { message: forQuick } });
  });

  it.each([
    ['breaks off after it was sent', hangUp, /^The connection broke .* may have been received/],
    [
      'breaks off within its answer',
      cutConnection,
      /^The answer could not be read. .* may have been received/,
    ],
    ['answers with half an object', text('{"message":"Thank'), /may have been received/],
    ['answers with HTML', text('<html>Maintenance</html>'), /may have been received/],
    ['answers with nothing', text(''), /may have been received/],
    ['answers with null', json(null), /may have been received/],
  ])('%s: is not reported as failed, and a duplicate is not sent', async (_, answer, message) => {
    const nonce = createHash('md5').update(message.source).update(String(_)).digest('hex');
    platform.answer(answer);
    const reply = {
      status: 504,
      answer: { message: expect.stringMatching(message) as unknown, unconfirmed: true },
    };
    expect(await sendForm({ ...JOB, nonce })).toEqual(reply);
    expect(await sendForm({ ...JOB, nonce })).toEqual(reply);
    expect(received()).toHaveLength(1);
  });
});

describe('an application sent twice (AP-09)', () => {
  it('is one application while the first is on its way, and after it arrived', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    platform.answer((response, one) => void held.then(() => json({})(response, one)));
    const first = sendForm({ nonce: NONCE });
    const second = sendForm({ nonce: NONCE, v3Token: 'another' });
    release();
    expect(await second).toEqual(await first);
    expect(await sendForm({ nonce: NONCE })).toEqual(await first);
    expect(received()).toHaveLength(1);
  });

  it('is sent again after a failure', async () => {
    const nonce = 'f'.repeat(32);
    platform.answer(json({}, 500));
    expect((await sendForm({ nonce })).status).toBe(502);
    platform.answer(json({}));
    expect((await sendForm({ nonce })).status).toBe(200);
  });

  it('is a new application with another resume', async () => {
    const nonce = 'e'.repeat(32);
    await sendForm({ nonce, resume: resumeFile() });
    await sendForm({ nonce, resume: resumeFile('Whitfield RN.pdf', pdfFile(2_000)) });
    expect(received()).toHaveLength(2);
  });
});

describe('the log', () => {
  it('records what happened and nothing about the applicant', async () => {
    platform.answer(json({ message: 'jo.whitfield@mail.example is known' }, 500));
    await sendForm({ ...JOB, resume: resumeFile() });
    platform.answer(json({}));
    await sendForm(JOB);
    expect(written).toHaveLength(2);
    const log = written.join();
    expect(log).toContain('R-1');
    expect(log).not.toMatch(/Jo|Whitfield|mail\.example|555/);
  });
});
