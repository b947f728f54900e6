/** @jest-environment jsdom */
import { clearDraft, loadDraft, saveDraft } from '@/lib/client/device/draft-storage';
import { APPLICATION } from '@/lib/forms/application-fields';
import { APPLICANT } from '@/__tests__/support/applicant';

const typed = { ...APPLICANT, receiveUpdates: false };

beforeEach(() => window.sessionStorage.clear());

describe('a draft in this tab', () => {
  it('is what was typed, under the name of its form', () => {
    saveDraft('R-1', typed);
    expect(loadDraft('R-1', APPLICATION.restore)).toEqual(typed);
    expect(loadDraft('R-2', APPLICATION.restore)).toBeNull();
    clearDraft('R-1');
    expect(loadDraft('R-1', APPLICATION.restore)).toBeNull();
  });

  it.each([
    ['cut off', '{"firstName":"J', null],
    ['of another shape', '{"firstName":5,"phone":null}', APPLICATION.empty],
    ['no object at all', '"Jo"', APPLICATION.empty],
  ])('is restored as far as it is valid: one %s', (_, kept, draft) => {
    window.sessionStorage.setItem('draft:R-1', kept);
    expect(loadDraft('R-1', APPLICATION.restore)).toEqual(draft);
  });
});
