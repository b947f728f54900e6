import { SITE } from '@/lib/config/site';
import { SEND_MESSAGES } from '@/lib/forms/form-messages';
import { FAILURE } from '@/lib/platform/basics/failure-messages';

describe('what the browser says when no server answers', () => {
  it('is the same as what the platform client says (ER-05, ER-07, ER-08)', () => {
    expect(SEND_MESSAGES.failedForJob).toBe(FAILURE.applyToJob);
    expect(SEND_MESSAGES.failedQuickApply).toBe(FAILURE.quickApply);
    expect(SEND_MESSAGES.forbidden).toBe(FAILURE.applyForbidden);
  });

  it('includes the phone number if it is unknown whether the application arrived', () => {
    for (const text of Object.values(SEND_MESSAGES.unconfirmed)) {
      expect(text).toContain('Your application may have been received');
      expect(text).toContain(SITE.phone.text);
    }
  });
});
