/** @jest-environment jsdom */
import { clearDraft, loadDraft, saveDraft } from '@/lib/client/device/draft-storage';
import { EMPTY_APPLICATION, restoreValues } from '@/lib/forms/application-values';

const typed = {
  firstName: 'Jo',
  lastName: 'Whitfield',
  email: 'jo@mail.example',
  phone: '(515) 555-0168',
  receiveUpdates: false,
};

beforeEach(() => window.sessionStorage.clear());

describe('a draft in this tab', () => {
  it('is what was typed, under the name of its form', () => {
    saveDraft('R-1', typed, restoreValues);
    expect(loadDraft('R-1', restoreValues)).toEqual(typed);
    expect(loadDraft('R-2', restoreValues)).toBeNull();
    clearDraft('R-1');
    expect(loadDraft('R-1', restoreValues)).toBeNull();
  });

  it('has the typed values and nothing else', () => {
    saveDraft('R-1', Object.assign({ resume: 'x', v3Token: 'x' }, typed), restoreValues);
    expect(window.sessionStorage.getItem('draft:R-1')).toBe(JSON.stringify(typed));
  });

  it.each([
    ['cut off', '{"firstName":"J', null],
    ['of another shape', '{"firstName":5,"phone":null}', EMPTY_APPLICATION],
    ['no object at all', '"Jo"', EMPTY_APPLICATION],
  ])('is restored as far as it is valid: one %s', (_, kept, draft) => {
    window.sessionStorage.setItem('draft:R-1', kept);
    expect(loadDraft('R-1', restoreValues)).toEqual(draft);
  });
});
