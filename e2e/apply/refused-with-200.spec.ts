import type { Page } from '@playwright/test';
import { postForm, multipart, PERSON } from '../support/world/raw-post';
import { OUTBOX_SETTINGS, waitingAt } from '../support/world/outbox';
import { expectToStay } from '../support/stays';
import { expect, expectAccessible, readTheForm, test } from '../support/test';

const APPLY = '/jobportal/v1/apply';
const AGAIN = 'Failed to submit application. Please try again.';
const FORBIDDEN = 'Security verification failed. Please refresh and try again.';
const JARGON = 'TotalRequests Limit exceeded.';

test.beforeEach(async ({ world }) => {
  await world.platform.heal();
  await world.platform.emptyInbox();
});

/** What the platform answers with 200, and what the applicant reads. */
const REFUSALS: readonly (readonly [unknown, string])[] = [
  [{ success: 'false', message: 'The position is closed.' }, 'The position is closed.'],
  [{ success: 'False', message: 'The position is closed.' }, 'The position is closed.'],
  [{ success: 'no' }, AGAIN],
  [{ success: 0 }, AGAIN],
  [{ status: 'error', message: 'Could not save.' }, 'Could not save.'],
  [{ error: 'Duplicate application.' }, 'Duplicate application.'],
  [{ errorMessage: 'Could not save.' }, 'Could not save.'],
  [{ errors: ['x'] }, AGAIN],
  [[{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: JARGON }], AGAIN],
  [{ data: { success: false, message: 'The position is closed.' } }, 'The position is closed.'],
  [{ success: true, message: 'OK', response: { error: 'Duplicate.' } }, 'Duplicate.'],
  [{ message: 'Thank you', response: '{"isSuccess":false}' }, AGAIN],
  [{ hasErrors: true }, AGAIN],
  [{ isError: 'true', message: 'Could not save.' }, 'Could not save.'],
  [{ code: 400 }, AGAIN],
  [{ statusCode: '400 Bad Request', message: 'Could not save.' }, 'Could not save.'],
  [{ status: 'rejected' }, AGAIN],
  [{ applicationStatus: 'Access denied' }, AGAIN],
  [{ results: [{ success: true }, { status: 'failed' }] }, AGAIN],
  [[{ success: true }, { success: false, message: 'Could not save.' }], 'Could not save.'],
];

for (const [body, text] of REFUSALS) {
  test(`200 ${JSON.stringify(body)} is a refusal (ER-08)`, async ({ world }) => {
    await world.platform.fault({ match: APPLY, status: 200, body });
    const answer = await postForm(world.site.url, multipart(PERSON));
    expect([answer.status, answer.text]).toEqual([502, JSON.stringify({ message: text })]);
  });
}

test('the platform’s internal errors are not shown to applicants (ER-05, ER-08)', async ({
  world,
}) => {
  for (const [status, body, expected, text] of [
    [429, [{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: JARGON }], 502, AGAIN],
    [429, { message: JARGON }, 502, AGAIN],
    [500, [{ errorCode: 'UNABLE_TO_LOCK_ROW', message: 'Could not obtain a lock.' }], 502, AGAIN],
    [403, [{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: JARGON }], 502, AGAIN],
    [403, [{ errorCode: 'FORBIDDEN', message: 'No access.' }], 403, FORBIDDEN],
    [403, { message: 'Your session has ended.' }, 403, 'Your session has ended.'],
  ] as const) {
    await world.platform.heal();
    await world.platform.fault({ match: APPLY, status, body });
    const answer = await postForm(world.site.url, multipart(PERSON));
    expect([answer.status, answer.text]).toEqual([expected, JSON.stringify({ message: text })]);
  }
});

test('a success shows the text of `message` alone (ER-09)', async ({ world }) => {
  for (const [body, text] of [
    [{ success: 'true', message: 'Thank you, Sample.' }, 'Thank you, Sample.'],
    [{ success: 'True', error: 'none' }, 'Application submitted successfully'],
    [{ success: 1, errorMessage: 'No resume.' }, 'Application submitted successfully'],
    [{}, 'Application submitted successfully'],
    [{ status: 'success' }, 'Application submitted successfully'],
    [{ code: 200, message: 'Thank you, Sample.' }, 'Thank you, Sample.'],
    [{ data: { id: 'a1', errors: [] } }, 'Application submitted successfully'],
    [[{ isSuccess: true, errors: null }], 'Application submitted successfully'],
  ] as const) {
    await world.platform.heal();
    await world.platform.fault({ match: APPLY, status: 200, body });
    const answer = await postForm(world.site.url, multipart(PERSON));
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ message: text, receipt: expect.any(String) });
  }
});

async function fillAndSend(page: Page) {
  await page.clock.install();
  await page.goto('/quickapply');
  await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
  await page.getByRole('textbox', { name: 'Email' }).fill('sample@mail.example');
  await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
  await readTheForm(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
}

test('the form says that it failed, keeps everything, and does not redirect to the success page (AP-08)', async ({
  page,
  world,
}) => {
  const body = { success: 'false', message: 'The position is closed.' };
  await world.platform.fault({ match: APPLY, status: 200, body });
  await fillAndSend(page);
  await expect(page.getByText('The position is closed.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the form that the platform refused with 200');
  // Longer than the delay before the redirect.
  await expectToStay(page, () => page.clock.runFor(3_500));
  await expect(page).toHaveURL(/\/quickapply$/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('sample@mail.example');
  await world.platform.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => world.platform.inbox()).toHaveLength(1);
});

test(
  'a queued application that is refused with 200 is held for a person, and not sent again',
  { tag: '@long' },
  async ({ ownWorld }) => {
    const { site, platform } = await ownWorld({ settings: OUTBOX_SETTINGS });
    await platform.fault({ match: APPLY, status: 503, times: 1 });
    await platform.fault({ match: APPLY, status: 200, body: { success: 'false' } });
    expect((await postForm(site.url, multipart(PERSON))).status).toBe(202);
    await expect
      .poll(site.output, { timeout: 30_000 })
      .toMatch(/"why":"refused".*held for a person/);
    expect(await waitingAt(site.url)).toBe(1);
    expect(await platform.inbox()).toEqual([]);
  },
);
