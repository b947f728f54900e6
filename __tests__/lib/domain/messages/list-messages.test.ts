import { APPLY_MESSAGES } from '@/lib/domain/application/apply-messages';
import { JOB_DETAILS_MESSAGES } from '@/lib/domain/messages/job-details-messages';
import { JOB_MESSAGES, listFailure } from '@/lib/domain/messages/list-messages';
import { SEND_MESSAGES } from '@/lib/forms/form-messages';
import { FAILURE } from '@/lib/platform/basics/failure-messages';

describe('texts shared by several modules', () => {
  it.each([
    [JOB_MESSAGES.notFetched, 'Failed to fetch jobs'],
    ['Line down', 'Line down'],
    ['It is 3.5 s late. Try again.', 'It is 3.5 s late'],
    ['', ''],
  ])('quotes the first sentence of the cause %p', (cause, message) => {
    expect(listFailure(cause)).toBe(
      `Failed to load job listings: ${message}. Please check your network connection and try again. If the problem persists, contact support.`,
    );
  });

  it('are the same for the platform and for the forms', () => {
    expect(FAILURE).toMatchObject({
      jobs: JOB_MESSAGES.notFetched,
      jobDetails: JOB_DETAILS_MESSAGES.notFetched,
      applyForbidden: APPLY_MESSAGES.forbidden,
      applyToJob: APPLY_MESSAGES.failedForJob,
      quickApply: APPLY_MESSAGES.failedQuickApply,
    });
    expect(SEND_MESSAGES).toMatchObject(APPLY_MESSAGES);
  });
});
