import fc from 'fast-check';
import { readApplyAnswer } from '@/lib/platform/apply-answer';

const isRefusal = (body: unknown) => readApplyAnswer(body)?.isTaken === false;
const isSuccess = (body: unknown) => readApplyAnswer(body)?.isTaken === true;

/** What each answer with status 200 means, whatever it is wrapped in. */
const REFUSALS: readonly unknown[] = [
  { success: false },
  { success: 'false', message: 'The position is closed.' },
  { success: 'False' },
  { success: ' FALSE ' },
  { success: 'no' },
  { success: 'N' },
  { success: 0 },
  { success: '0' },
  { success: 'failed' },
  { Success: false },
  { isSuccess: 'false' },
  { is_success: false },
  { success: false, errors: [] },
  { success: false, status: 'success' },
  { error: 'Duplicate application.' },
  { error: { message: 'Duplicate application.' } },
  { error: true },
  { message: 'Thank you', error: 'Duplicate application.' },
  { errorMessage: 'Could not save.' },
  { error_description: 'expired' },
  { errorCode: 'REQUEST_LIMIT_EXCEEDED' },
  { errors: ['x'] },
  { errors: [{ message: 'x' }] },
  { errors: { email: 'taken' } },
  { status: 'error', message: 'No.' },
  { status: 'FAILED' },
  { status: 'Failure' },
  { status: 'fail' },
  { status: 400 },
  { statusCode: '500' },
  { status: 200, error: 'Duplicate application.' },
  { result: 'error' },
  [{ success: false, errors: [{ statusCode: 'DUPLICATE_VALUE', message: 'duplicate value' }] }],
  { isSuccessful: false },
  { succeeded: 'N' },
  { Success__c: false },
  { ok: false },
  { accepted: false },
  { submitted: 'no' },
  { hasErrors: true },
  { has_errors: 'true' },
  { HasErrors: 1 },
  { isError: true },
  { isError: 'Y' },
  { failed: true },
  { isFailed: 'true' },
  { rejected: true },
  { errorCount: 2 },
  { failedCount: '1' },
  { validationErrors: [{ field: 'email' }] },
  { exceptionMessage: 'Read timed out' },
  { rejectReason: 'The position is closed.' },
  { fault: { faultstring: 'x' } },
  { code: 400 },
  { code: '400' },
  { code: '400 Bad Request' },
  { code: 'HTTP/1.1 422 Unprocessable' },
  { code: -1 },
  { code: 'ERR_DUPLICATE' },
  { code: 'VALIDATION_FAILED' },
  { statusCode: 400 },
  { statusCode: '503 Service Unavailable' },
  { responseCode: 401 },
  { httpStatusCode: 500 },
  { success: true, statusCode: 404 },
  { status: 'rejected' },
  { status: 'Rejected' },
  { status: 'failed' },
  { status: 'denied' },
  { status: 'DECLINED' },
  { status: 'refused' },
  { status: 'invalid' },
  { status: 'unsuccessful' },
  { status: 'Not accepted' },
  { status: 'NOT_SAVED' },
  { status: 'notFound' },
  { status: 'Forbidden' },
  { status: 'validationError' },
  { status: 'Completed with errors' },
  { status: 'Application rejected: the position is closed' },
  { status: 'cancelled' },
  { status: 'timed out' },
  { status: { code: 400, message: 'x' } },
  { applicationStatus: 'Denied' },
  { outcome: 'failure' },
  { type: 'error' },
  { result: 'rejected' },
  { result: false },
  { results: [{ success: true }, { success: false }] },
  { results: [{ id: 'a1', status: 'created' }, { status: 'failed' }] },
  [{ success: true }, { success: false }],
  [
    { isSuccess: true, errors: null },
    { isSuccess: false, errors: [{ message: 'x' }] },
  ],
  { compositeResponse: [{ httpStatusCode: 400, body: [{ errorCode: 'X', message: 'x' }] }] },
  { success: true, data: { success: false } },
  { status: 'success', response: { error: 'Duplicate application.' } },
  { code: 200, message: 'OK', data: { status: 'rejected' } },
  { success: true, body: '{"success":false}' },
  { success: 'F' },
  { applied: false },
  { created: false },
  { saved: 'no' },
  { valid: false },
  { isValid: 'F' },
  { applyResponse: { created: false } },
  { application: { status: 'Rejected' } },
];

/** Real successes, each an object. */
const SUCCESSES: readonly unknown[] = [
  { data: { id: 'a1' } },
  { data: null },
  { data: [] },
  { response: {} },
  { success: true, data: { id: 'a1', status: 'New', errors: [] } },
  { success: true, warnings: [{ code: 400, message: 'No resume.' }] },
  { success: true, errors: [{ code: 400, message: 'A warning only.' }] },
  {
    results: [
      { success: true, errors: [] },
      { success: true, errors: [] },
    ],
  },
  { code: 200 },
  { code: '200 OK' },
  { code: 0 },
  { code: 'OK' },
  { code: 'A-40017' },
  { code: 40012 },
  { statusCode: '201' },
  { hasErrors: false },
  { hasErrors: 'false' },
  { isError: 'N' },
  { errorCount: 0 },
  { failed: 0, failures: [] },
  { rejected: false },
  { noErrors: true },
  { status: 'submitted' },
  { status: 'Received' },
  { status: 'Open - Not Contacted' },
  { status: 'Not started' },
  { status: 'completed without errors' },
  { status: 'No errors' },
  {
    result:
      'Thank you! We have received everything. If the upload of your file failed, please call us.',
  },
  { id: 'a1', success: true, created: false, errors: [] },
  { areaCode: 515, zipCode: '400' },
  {},
  { message: 'Thank you', result: '100045' },
  { message: 'Thank you', status: 5_012 },
  { errorCode: '200' },
  { errorCode: '00' },
  { errorCode: 'SUCCESS' },
  { error: 'No error' },
  { error: 'OK' },
  { error: 'undefined' },
  { message: 'Thank you' },
  { message: 'No errors were found, and nothing failed.' },
  { success: true },
  { success: 'true' },
  { success: 'True', error: 'A warning only.' },
  { success: 'yes' },
  { success: 1 },
  { success: true, errors: [], error: null, errorMessage: '' },
  { success: null },
  { status: 'success', error: 'A warning only.' },
  { status: 'New' },
  { status: 0 },
  { status: 200 },
  { status: 201, id: 'a1' },
  { error: null },
  { error: '' },
  { error: false },
  { error: 'none' },
  { error: {} },
  { errors: [] },
  { errors: [null, ''] },
  { errorCode: 0 },
  { success: 'T' },
  { success: true, message: 'Thank you', data: { job: { status: 'Closed' } } },
  { success: true, consent: { received: false } },
  { success: true, candidate: { status: 'Not Submitted', valid: false } },
  { success: true, record: { attributes: { type: 'Rejected_Candidate__c' } } },
  { success: true, attributes: '{"accepted":false}' },
  { id: 'a1', type: 'Rejected_Candidate__c' },
];

/** Ways to hand over an answer within an answer. */
const WRAPPERS: readonly ((body: unknown) => unknown)[] = [
  ...['data', 'response', 'Result', 'payload', 'output_values', 'd'].map(
    (name) => (body: unknown) => ({ [name]: body }),
  ),
  (body) => ({ success: true, message: 'Thank you', data: body }),
  (body) => ({ statusCode: 200, data: [{ id: 'a1' }, body] }),
  (body) => ({ response: JSON.stringify(body) }),
];
const wrapped = (bodies: readonly unknown[]) =>
  fc
    .tuple(fc.constantFrom(...bodies), fc.array(fc.constantFrom(...WRAPPERS), { maxLength: 3 }))
    .map(([body, wrappers]) => wrappers.reduce((inner, wrap) => wrap(inner), body));

describe('a response with status 200 that refuses', () => {
  it.each(REFUSALS)('%j', (body) => expect(isRefusal(body)).toBe(true));

  it('refuses in every wrapper', () => {
    fc.assert(fc.property(wrapped(REFUSALS), isRefusal), { numRuns: 2_000 });
  });

  it('refuses as the last of a list in three lists', () => {
    const list = (inner: unknown) => ({ statusCode: 200, data: [{ id: 'a1' }, inner] });
    expect(isRefusal(list(list(list({ results: [{ success: true }, { success: false }] }))))).toBe(
      true,
    );
  });

  it('is refused for the reason that the refusing record gives', () => {
    const inner = { success: false, message: 'The position is closed.' };
    expect(readApplyAnswer({ success: true, message: 'OK', data: inner })?.record).toEqual(inner);
  });
});

describe('a response with status 200 that does not refuse', () => {
  it.each(SUCCESSES)('%j', (body) => expect(isSuccess(body)).toBe(true));

  it('is a success in every wrapper', () => {
    fc.assert(fc.property(wrapped(SUCCESSES), isSuccess), { numRuns: 2_000 });
  });

  it.each([
    [[{ success: true }]],
    [
      [
        { isSuccess: true, errors: null },
        { isSuccess: true, errors: null },
      ],
    ],
    ['{"success":true}'],
  ])('%j is a success, because it says so', (body) => expect(isSuccess(body)).toBe(true));
});

describe('a response with status 200 that is no answer', () => {
  it.each<unknown>([null, 'false', 'Thank you', 7, [], [1, null], [{ Record_Id: 'a1' }], '{"cut'])(
    '%j',
    (body) => expect(readApplyAnswer(body)).toBeNull(),
  );

  it('never throws and never takes long, however deep', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 12 }), (body) => {
        readApplyAnswer(body);
      }),
    );
    const deep = (open: string, close: string) =>
      JSON.parse(`${open.repeat(5_000)}1${close.repeat(5_000)}`) as unknown;
    expect(readApplyAnswer({ data: deep('[', ']') })).not.toBeNull();
    expect(isRefusal({ error: deep('{"a":', '}') })).toBe(true);
  });
});
