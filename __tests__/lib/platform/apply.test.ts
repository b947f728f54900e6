import { PLATFORM, RESUME as RESUME_LIMITS } from '@/lib/config/limits';
import { submitJobApplication } from '@/lib/platform/apply';
import { CONTACT_VALUES, contactValues } from '@/lib/platform/apply-fields';
import type { PlatformError } from '@/lib/platform/http/platform-error';
import { isPlatformError } from '@/lib/platform/http/platform-error';
import type { BotCheck } from '@/lib/domain/application/application';
import { withoutEmpty, type ApplicationPayload } from '@/lib/forms/application-fields';
import { APPLICANT as PERSON, PAYLOAD } from '@/__tests__/support/applicant';
import type { Answering, FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import {
  hangUp,
  json,
  silence,
  startFakePlatform,
  text,
} from '@/__tests__/support/doubles/fake-platform';
import { pastDeadline } from '@/__tests__/support/doubles/stopped-clock';

const APPLICANT = withoutEmpty(PERSON);
const QUICK: ApplicationPayload = PAYLOAD;
const FOR_JOB: ApplicationPayload = {
  ...APPLICANT,
  hasResume: false,
  jobId: 'a1',
  jobTitle: 'Travel ICU RN',
};
const BOT_CHECK: BotCheck = {
  honeypotValue: '',
  formTimingMs: 4_200,
  v3Token: 'v3',
  v2Token: '',
  action: 'job_application',
};
const RESUME = {
  fileName: 'ada-sample.pdf',
  bytes: new Uint8Array(Buffer.from('before%PDF-1.7 \u0000ÿ').subarray(6)),
};

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterAll(() => platform.close());

const sent = (): unknown => JSON.parse(platform.heard[0]?.body ?? 'null');

async function failureOf(
  payload: ApplicationPayload,
  answering: Answering,
): Promise<PlatformError> {
  platform.answer(answering);
  const error: unknown = await submitJobApplication(payload, null, null).catch(
    (reason: unknown) => reason,
  );
  if (isPlatformError(error)) return error;
  throw new Error(`Not a PlatformError: ${String(error)}`);
}

describe('the request that is sent', () => {
  beforeEach(() => platform.answer(json({ message: 'Thank you' })));

  it('goes to the apply call, as JSON, once (PL-10)', async () => {
    expect(await submitJobApplication(FOR_JOB, null, BOT_CHECK)).toEqual({ message: 'Thank you' });
    expect(platform.heard).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/services/apexrest/jobportal/v1/apply',
        query: {},
        headers: expect.objectContaining({ 'content-type': 'application/json' }),
      }),
    ]);
  });

  it('without a resume has the applicant, hasResume false, the job (PL-13, PL-14)', async () => {
    await submitJobApplication(FOR_JOB, null, BOT_CHECK);
    expect(sent()).toEqual({
      applicationData: { ...APPLICANT, hasResume: false, jobId: 'a1', jobTitle: 'Travel ICU RN' },
      botDetection: BOT_CHECK,
    });
  });

  it('with a resume has its name, its content as base64, where it came from (PL-11, PL-12, PL-14)', async () => {
    await submitJobApplication({ ...FOR_JOB, hasResume: true }, RESUME, BOT_CHECK);
    expect(sent()).toEqual({
      applicationData: {
        ...APPLICANT,
        hasResume: true,
        jobId: 'a1',
        jobTitle: 'Travel ICU RN',
        resumeFileName: 'ada-sample.pdf',
        contactValues: JSON.stringify(CONTACT_VALUES),
      },
      fileContent: Buffer.from('%PDF-1.7 \u0000ÿ').toString('base64'),
      botDetection: BOT_CHECK,
    });
    expect(Object.values(CONTACT_VALUES)).toEqual(['Website', 'Website']);
  });

  it('includes the source of the visit only if the platform has a field for it', async () => {
    await submitJobApplication({ ...QUICK, source: 'indeed' }, RESUME, null);
    expect(sent()).toMatchObject({
      applicationData: { contactValues: JSON.stringify(CONTACT_VALUES) },
    });
    expect(contactValues('indeed', 'Source__c')).toEqual({
      ...CONTACT_VALUES,
      Source__c: 'indeed',
    });
    expect(contactValues('direct', 'Source__c')).toEqual(CONTACT_VALUES);
    expect(contactValues(undefined, 'Source__c')).toEqual(CONTACT_VALUES);
  });

  it('for a Quick Apply names no job, and leaves out the bot check if there is none (QA-02)', async () => {
    await submitJobApplication(QUICK, null, null);
    expect(sent()).toEqual({ applicationData: { ...APPLICANT, hasResume: false } });
  });

  it('has the whole of a resume of the largest size', async () => {
    const bytes = new Uint8Array(RESUME_LIMITS.maxBytes).fill(7);
    await submitJobApplication(QUICK, { fileName: 'big.pdf', bytes }, null);
    expect(sent()).toMatchObject({ fileContent: Buffer.from(bytes).toString('base64') });
  });
});

describe('the platform’s message for an accepted application (ER-09)', () => {
  it.each([
    ['its message', { message: 'Resume uploaded successfully' }, 'Resume uploaded successfully'],
    ['nothing', {}, null],
    ['a message that is none', { message: { code: 7 } }, null],
    ['other words beside it', { success: 'true', error: 'A warning only.' }, null],
  ])('%s', async (_name, body, message) => {
    platform.answer(json(body));
    expect(await submitJobApplication(QUICK, null, null)).toEqual({ message });
  });
});

const LATER = 'Failed to submit application. Please try again later.';
const AGAIN = 'Failed to submit application. Please try again.';
const FORBIDDEN = 'Security verification failed. Please refresh and try again.';

describe('the message for the applicant when it failed', () => {
  it.each([
    ['a job', FOR_JOB, LATER],
    ['a Quick Apply', QUICK, AGAIN],
  ])('without the platform’s own words, for %s (ER-07, ER-08)', async (_name, payload, message) => {
    expect(await failureOf(payload, text('<h1>Oops</h1>', { status: 500 }))).toMatchObject({
      message,
      kind: 'http',
      status: 500,
      serverMessage: null,
    });
  });

  it.each([
    [
      '403 with words (ER-05)',
      json({ message: 'Your session has ended.' }, 403),
      'Your session has ended.',
    ],
    ['403 without (ER-05)', json({}, 403), FORBIDDEN],
    ['403 with a page (ER-05)', text('<h1>Forbidden</h1>', { status: 403 }), FORBIDDEN],
    ['an error field', json({ error: 'The job is closed.' }, 400), 'The job is closed.'],
    [
      'an error object',
      json({ error: { message: 'The job is closed.' } }, 422),
      'The job is closed.',
    ],
    [
      'a list of errors',
      json([{ errorCode: 'CLOSED', message: 'The job is closed.' }], 400),
      LATER,
    ],
    [
      'words beside an error code',
      json({ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: 'TotalRequests Limit exceeded.' }, 403),
      FORBIDDEN,
    ],
    ['words with 429', json({ message: 'TotalRequests Limit exceeded.' }, 429), LATER],
    ['words with 500', json({ message: 'Please call us.' }, 500), 'Please call us.'],
    ['a name of code', json({ error: 'duplicate_value' }, 400), LATER],
    [
      'a trace',
      json(
        [{ errorCode: 'APEX_ERROR', message: 'System.NullPointerException: de-reference' }],
        500,
      ),
      LATER,
    ],
    ['markup', json({ message: '<b>No</b>' }, 500), LATER],
    ['a page of text', json({ message: 'x'.repeat(301) }, 500), LATER],
    [
      'a refusal with 200',
      json({ success: false, message: 'The job is closed.' }),
      'The job is closed.',
    ],
    [
      'a refusal with 200 in text',
      json({ success: 'False', message: 'The job is closed.' }),
      'The job is closed.',
    ],
    ['an error with 200', json({ error: 'Duplicate application.' }), 'Duplicate application.'],
    ['a list of errors with 200', json([{ errorCode: 'CLOSED', message: 'It is closed.' }]), LATER],
    ['errors with 200', json({ message: '', errors: ['x'] }), LATER],
    ['a refusal with 200 and no words', json({ success: false }), LATER],
    ['a sign-in page with 200', text('<title>Sign in</title>'), LATER],
    ['null with 200', json(null), LATER],
    ['a redirect', (response) => response.writeHead(307, { location: '/elsewhere' }).end(), LATER],
  ] satisfies [string, Answering, string][])('%s', async (_name, answering, message) => {
    expect((await failureOf(FOR_JOB, answering)).message).toBe(message);
    expect(platform.heard).toHaveLength(1);
  });

  it('no response in time is a timeout: it may have been received (PL-02)', async () => {
    const call = () => failureOf(FOR_JOB, silence);
    expect(await pastDeadline(platform, PLATFORM.applyDeadlineMs, call)).toMatchObject({
      message: LATER,
      kind: 'timeout',
      status: null,
    });
  });

  it('so is a connection that broke after sending', async () => {
    expect(await failureOf(FOR_JOB, hangUp)).toMatchObject({ message: LATER, kind: 'broken' });
  });

  it('a platform that refuses connections is unreachable: it was not received', async () => {
    await platform.goDown();
    try {
      expect(await failureOf(FOR_JOB, silence)).toMatchObject({
        message: LATER,
        kind: 'unreachable',
      });
    } finally {
      await platform.comeBack();
    }
  });
});
