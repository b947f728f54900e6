/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { APPLICANT } from '@/__tests__/support/applicant';
import { sentRequest, useXhrDouble as setXhrDouble } from '@/__tests__/support/doubles/xhr-double';
import { useApplicationSubmit } from '@/lib/client/forms/use-application-submit';

const content = {
  values: APPLICANT,
  resume: null,
  job: { id: 'R-1', title: 'ICU Registered Nurse (RN)' },
  botCheck: {
    honeypotValue: '',
    formTimingMs: 3_000,
    v3Token: '',
    v2Token: '',
    action: 'job_application',
  },
} as const;

const tab = () => renderHook(() => useApplicationSubmit('R-1')).result;

async function send(shown: ReturnType<typeof tab>, index: number, status: number, body: unknown) {
  await act(async () => {
    const sending = shown.current.send(content);
    sentRequest(index).answers({ status, body });
    await sending;
  });
  return sentRequest(index).fields.nonce;
}

beforeEach(() => {
  window.localStorage.clear();
  setXhrDouble();
});

describe('the nonce of an application (AP-09)', () => {
  it('is the same in two tabs that showed the form before either sent it', async () => {
    const [first, second] = [tab(), tab()];
    const nonce = await send(first, 0, 200, { message: 'Thank you' });
    expect(await send(second, 1, 200, { message: 'Thank you' })).toBe(nonce);
  });

  it('changes in a tab that shows the form after it was sent', async () => {
    const nonce = await send(tab(), 0, 200, { message: 'Thank you' });
    expect(await send(tab(), 1, 200, { message: 'Thank you' })).not.toBe(nonce);
  });

  it('changes after a definite failure and stays after an uncertain one', async () => {
    const form = tab();
    const first = await send(form, 0, 502, { message: 'No' });
    const second = await send(form, 1, 504, { message: 'Late', unconfirmed: true });
    const third = await send(form, 2, 502, '<html>');
    const fourth = await send(form, 3, 200, { message: 'Thank you' });
    expect(second).not.toBe(first);
    expect([third, fourth]).toEqual([second, second]);
  });
});

describe('an application that is queued while the platform is unavailable (AP-11)', () => {
  it('is done: the draft is deleted, and the next application has a new nonce', async () => {
    window.sessionStorage.setItem('draft:R-1', '{"firstName":"Jo"}');
    const form = tab();
    const receipt = 'K7Q2M8XWRD';
    const nonce = await send(form, 0, 202, { message: 'Kept', queued: true, receipt });
    expect(form.current.state).toEqual({ phase: 'queued', message: 'Kept', receipt });
    expect(window.sessionStorage.getItem('draft:R-1')).toBeNull();
    expect(await send(form, 1, 200, { message: 'Thank you' })).not.toBe(nonce);
  });
});

describe('the state of an application (AP-06)', () => {
  it('is idle, sending, then sent', async () => {
    const form = tab();
    expect(form.current.state).toEqual({ phase: 'idle' });
    act(() => void form.current.send(content));
    expect(form.current.state).toEqual({ phase: 'sending', uploaded: 0 });
    await act(async () => sentRequest().answers({ status: 200, body: { message: 'Thank you' } }));
    expect(form.current.state).toEqual({
      phase: 'sent',
      message: 'Thank you',
      receipt: null,
    });
  });
});
