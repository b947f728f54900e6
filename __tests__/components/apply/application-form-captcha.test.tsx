/** @jest-environment jsdom */
import { BOT_CHECK } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import { asPattern } from '@/__tests__/support/as-pattern';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import {
  answer,
  field,
  fillIn,
  press,
  settle,
  showForm,
  stopClock,
  submit,
  wait,
} from '@/__tests__/support/application-form';
import {
  sentRequest,
  useXhrDouble as setXhrDouble,
  XhrDouble,
} from '@/__tests__/support/doubles/xhr-double';

jest.mock('@/lib/client/page/navigate', () => ({ goInstead: () => undefined }));
jest.mock('@/lib/config/captcha', () => ({
  CAPTCHA: { recaptchaV3SiteKey: 'v3-key', recaptchaV2SiteKey: 'v2-key' },
}));

/** What the provider's two scripts do in this test. */
const provider = {
  isThere: true,
  execute: jest.fn<Promise<string>, [string]>(),
  keys: [] as string[],
};
type V3Props = { readonly reCaptchaKey: string; readonly children: ReactNode };
jest.mock('react-google-recaptcha-v3', () => ({
  GoogleReCaptchaProvider: ({ reCaptchaKey, children }: V3Props) => {
    provider.keys.push(reCaptchaKey);
    return children;
  },
  useGoogleReCaptcha: () => ({ executeRecaptcha: provider.isThere ? provider.execute : undefined }),
}));
type V2Props = {
  readonly sitekey: string;
  readonly asyncScriptOnLoad: () => void;
  readonly onChange: (token: string | null) => void;
  readonly onErrored: () => void;
};
jest.mock('react-google-recaptcha', () => ({
  __esModule: true,
  default: function Checkbox({ sitekey, asyncScriptOnLoad, onChange, onErrored }: V2Props) {
    // Called once, as the package does.
    const [onLoad] = useState(() => asyncScriptOnLoad);
    useEffect(() => onLoad(), [onLoad]);
    return (
      <>
        <button
          onClick={() => onChange('v2')}
          type="button"
        >{`I am not a robot ${sitekey}`}</button>
        <button onClick={() => onChange(null)} type="button">
          Let it expire
        </button>
        <button onClick={onErrored} type="button">
          Cut it off
        </button>
      </>
    );
  },
}));

const NEEDED = 'Please complete the verification to continue.';
const OPEN = 'Please complete the reCAPTCHA verification.';
const TOO_FAST = 'Please take a moment to review your information before submitting.';
const FAILED = 'Unable to verify your submission. Please try again.';
const CHECKBOX = 'I am not a robot v2-key';

beforeEach(() => {
  stopClock();
  setXhrDouble();
  window.sessionStorage.clear();
  provider.isThere = true;
  provider.keys = [];
  provider.execute.mockReset().mockResolvedValue('v3');
  window.grecaptcha = { render: () => 0 };
});
afterEach(() => {
  jest.useRealTimers();
  delete window.grecaptcha;
});

const filledForm = async (waitMs?: number) => {
  const form = await showForm(waitMs === undefined ? {} : { waitMs });
  await fillIn(form.user);
  await settle();
  return form;
};
const challenge = () => screen.queryByRole('group', { name: 'Verification' });

describe('the captcha of a form', () => {
  it('is not loaded before the first focus (BC-07)', async () => {
    const { user } = await showForm();
    expect(provider.keys).toEqual([]);
    await user.click(field('First name'));
    await settle();
    expect(provider.keys).toContain('v3-key');
  });

  it('gives an invisible token at submit, under the name of the form (BC-05, BC-07)', async () => {
    await filledForm();
    expect(provider.execute).not.toHaveBeenCalled();
    await submit();
    expect(provider.execute).toHaveBeenCalledWith('job_application');
    expect(sentRequest().fields).toMatchObject({ v3Token: 'v3', v2Token: '' });
    expect(challenge()).not.toBeInTheDocument();
  });

  it('asks for the checkbox if there is no invisible token, and the form is sent once it is ticked (BC-03, BC-04, ER-20, ER-21)', async () => {
    provider.execute.mockResolvedValue('');
    await filledForm();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(NEEDED);
    expect(challenge()).toBeInTheDocument();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(OPEN);
    await press(CHECKBOX);
    await press('Let it expire');
    await submit();
    expect(XhrDouble.sent).toHaveLength(0);
    await press(CHECKBOX);
    await submit();
    expect(sentRequest().fields).toMatchObject({ v3Token: '', v2Token: 'v2' });
  });

  it('asks for the checkbox if the form is submitted within two seconds (BC-02, ER-22)', async () => {
    await filledForm(300);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(TOO_FAST);
    expect(challenge()).toBeInTheDocument();
    await wait(5_000);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(OPEN);
    await press(CHECKBOX);
    await submit();
    expect(sentRequest().fields).toMatchObject({ v3Token: 'v3', v2Token: 'v2' });
  });

  it('asks for the checkbox if the call throws (ER-23)', async () => {
    provider.execute.mockRejectedValue(new Error('no network'));
    await filledForm();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    expect(challenge()).toBeInTheDocument();
    expect(XhrDouble.sent).toHaveLength(0);
  });

  it('shows no checkbox if the honeypot is filled (ER-19)', async () => {
    const { container } = await filledForm();
    const trap = container.querySelector('input[aria-hidden="true"]');
    if (trap) fireEvent.change(trap, { target: { value: 'x' } });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to process your submission.');
    expect(challenge()).not.toBeInTheDocument();
    expect(provider.execute).not.toHaveBeenCalled();
  });

  it('must be ticked again after a failed attempt: a token can be used once', async () => {
    await filledForm(300);
    await submit();
    await press(CHECKBOX);
    await submit();
    await answer({ status: 502, body: { message: 'No' } });
    await wait(2_000);
    await press('Try again');
    expect(screen.getByRole('alert')).toHaveTextContent(OPEN);
    await press(CHECKBOX);
    await submit();
    expect(XhrDouble.sent).toHaveLength(2);
  });

  it('is removed with the emptied form after a success', async () => {
    await filledForm(300);
    await submit();
    await press(CHECKBOX);
    await submit();
    await answer({ status: 200, body: { message: 'Thank you' } });
    expect(challenge()).not.toBeInTheDocument();
  });
});

describe('a checkbox that loses its provider (BC-08)', () => {
  const TROUBLE = 'The security check did not load';
  const cutOff = async () => {
    await filledForm(300);
    await submit();
    await press('Cut it off');
  };

  it('does not block the form: phone and email show, and it is sent without a token', async () => {
    await cutOff();
    expect(screen.getByText(TROUBLE).closest('[role="status"]')).toHaveTextContent(
      new RegExp(`${asPattern(SITE.phone.text)}.*${asPattern(SITE.email)}`),
    );
    await wait(3_000);
    await submit();
    expect(sentRequest().fields).toMatchObject({ v3Token: '', v2Token: '' });
  });

  it('hides the notice once it gives a token, and the token is sent', async () => {
    await cutOff();
    await press(CHECKBOX);
    expect(screen.queryByText(TROUBLE)).not.toBeInTheDocument();
    await submit();
    expect(sentRequest().fields).toMatchObject({ v2Token: 'v2' });
  });
});

describe('a captcha that cannot load (BC-08)', () => {
  beforeEach(() => {
    provider.isThere = false;
    delete window.grecaptcha;
  });

  it('offers phone and email after eight seconds, and the form is sent with empty tokens', async () => {
    await filledForm();
    await wait(BOT_CHECK.captchaLoadMs - 1);
    expect(screen.queryByText('The security check did not load')).not.toBeInTheDocument();
    await wait(1);
    const panel = screen.getByText('The security check did not load').closest('[role="status"]');
    expect(panel).toHaveTextContent(
      new RegExp(`${asPattern(SITE.phone.text)}.*${asPattern(SITE.email)}`),
    );
    await submit();
    expect(sentRequest().fields).toMatchObject({ v3Token: '', v2Token: '' });
  });

  it('does not block an applicant who was asked for the checkbox before', async () => {
    await filledForm();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(NEEDED);
    expect(screen.getByText('Loading the verification')).toBeInTheDocument();
    await wait(BOT_CHECK.captchaLoadMs);
    await submit();
    expect(XhrDouble.sent).toHaveLength(1);
  });

  it('is used if it loads late', async () => {
    const { rerender } = await filledForm();
    await wait(BOT_CHECK.captchaLoadMs);
    provider.isThere = true;
    const { ApplicationForm } = await import('@/components/apply/application-form');
    const { JOB } = await import('@/__tests__/support/application-form');
    await act(async () => rerender(<ApplicationForm job={{ ...JOB }} />));
    await settle();
    expect(screen.queryByText('The security check did not load')).not.toBeInTheDocument();
    await submit();
    expect(sentRequest().fields).toMatchObject({ v3Token: 'v3' });
  });
});
