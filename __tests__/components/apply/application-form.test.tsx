/** @jest-environment jsdom */
import { REDIRECT_AFTER_MS, RESUME } from '@/lib/config/limits';
import { sentApplications } from '@/lib/client/device/collections';
import { SITE } from '@/lib/config/site';
import { APPLICATION } from '@/lib/forms/application-fields';
import { US_NUMBER } from '@/lib/forms/form-messages';
import { asPattern } from '@/__tests__/support/as-pattern';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  agree,
  answer,
  field,
  fillIn,
  press,
  resume,
  settle,
  showForm,
  stopClock,
  submit,
  submitButton,
  wait,
} from '@/__tests__/support/application-form';
import { pdfFile } from '@/__tests__/support/resume-files';
import {
  sentRequest,
  useXhrDouble as setXhrDouble,
  XhrDouble,
} from '@/__tests__/support/doubles/xhr-double';
import '@/components/page/elements/moving-on';

const replace = jest.fn();
jest.mock('@/lib/client/page/navigate', () => ({ goInstead: (to: string) => replace(to) }));

const JOB_FAILED = 'Failed to submit application. Please try again later.';
const QUICK_FAILED = 'Failed to submit application. Please try again.';
const GATE = 'Please check the agreement box to submit your application';
const TOO_FAST = 'Please take a moment to review your information before submitting.';

beforeEach(() => {
  stopClock();
  setXhrDouble();
  replace.mockClear();
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });

describe('the form sends what the payload needs', () => {
  it('for a job, with the resume (AP-04, BC-05)', async () => {
    const { user } = await showForm();
    await fillIn(user);
    await user.upload(field(/^Resume/), resume());
    await submit();
    expect(sentRequest().method).toBe('POST');
    expect(sentRequest().url).toBe('/api/applications');
    expect(sentRequest().fields).toEqual({
      ...APPLICATION.empty,
      firstName: 'Jo',
      lastName: 'Whitfield',
      source: 'direct',
      email: 'jo@mail.example',
      phone: '(515) 555-0168',
      receiveUpdates: 'true',
      jobId: 'R-1',
      jobTitle: 'ICU Registered Nurse (RN)',
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      honeypotValue: '',
      formTimingMs: expect.stringMatching(/^3\d{3}$/) as unknown,
      v3Token: '',
      v2Token: '',
      action: 'job_application',
      resume: 'Whitfield RN.pdf',
    });
  });

  it('as a Quick Apply, without job and resume (QA-01, QA-02)', async () => {
    const { user } = await showForm({ job: null });
    await fillIn(user);
    await submit();
    const { fields } = sentRequest();
    expect(fields).toMatchObject({ action: 'quick_apply', firstName: 'Jo' });
    expect(fields).not.toHaveProperty('jobId');
    expect(fields).not.toHaveProperty('jobTitle');
    expect(fields).not.toHaveProperty('resume');
  });
});

describe('the form says what is wrong (VL-01 to VL-08)', () => {
  it.each([
    ['First name', '{Tab}', 'First name is required'],
    ['Last name', '{Tab}', 'Last name is required'],
    ['Email', '{Tab}', 'Email is required'],
    ['Email', 'jo@mail', 'Invalid email'],
    ['Phone number', '{Tab}', 'Phone number is required'],
    ['Phone number', '555', 'Please enter a valid phone number'],
  ])('%s left with %j: %s', async (label, typed, message) => {
    const { user } = await showForm();
    await user.click(field(label));
    await user.keyboard(typed);
    await user.tab();
    await settle();
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toBeInvalid();
  });

  it.each([
    [
      'too large',
      resume('cv.pdf', pdfFile(RESUME.maxBytes + 1)),
      `Resume file is too large (max ${RESUME.maxMegabytes}MB)`,
    ],
    [
      'of another type',
      resume('cv.txt', pdfFile(), 'text/plain'),
      'Resume must be a PDF or Word document',
    ],
  ])('as soon as a file %s is chosen', async (_, file, message) => {
    await showForm();
    await userEvent.setup({ delay: null, applyAccept: false }).upload(field(/^Resume/), file);
    await settle();
    expect(field(/^Resume/)).toHaveAccessibleDescription(
      `${message} PDF or Word, up to ${RESUME.maxMegabytes} MB.`,
    );
  });

  it('on top, with links to the fields and the focus, when an invalid form is submitted', async () => {
    const { user } = await showForm();
    await user.type(field('Last name'), 'Whitfield');
    await agree(user);
    await submit();
    const summary = screen.getByRole('group', { name: 'Three things to fix before you send this' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['First name is required', `#${field('First name').id}`],
      ['Email is required', `#${field('Email').id}`],
      ['Phone number is required', `#${field('Phone number').id}`],
    ]);
    expect(XhrDouble.sent).toHaveLength(0);
    await user.type(field('First name'), 'Jo');
    await settle();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
  });

  it('if the server refuses what the browser could not check (VL-11)', async () => {
    const message = 'Resume must be a PDF or Word document';
    const { user } = await showForm();
    await fillIn(user);
    await user.upload(field(/^Resume/), resume('disguised.pdf'));
    await submit();
    await answer({ status: 422, body: { message, errors: { resume: message } } });
    expect(screen.getByRole('link', { name: message })).toBeVisible();
    await user.click(field('Email'));
    await user.tab();
    await settle();
    expect(field(/^Resume/)).toHaveAccessibleDescription(/Resume must be a PDF/);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await settle();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe('a field left by the pointer', () => {
  const INVALID = 'Please enter a valid phone number';
  const leave = async () => {
    const { user } = await showForm();
    await user.type(field('Phone number'), '515');
    return user;
  };

  it.each([
    ['a mouse', ['pointerdown', 'mousedown', 'blur', 'pointerup', 'mouseup']],
    ['a finger', ['pointerdown', 'pointerup', 'mousedown', 'blur', 'mouseup']],
  ])('shows its error once %s is up, so that nothing moves under a click', async (_, events) => {
    await leave();
    for (const event of events) {
      if (event === 'blur') await act(async () => field('Phone number').blur());
      else fireEvent(agreement(), new MouseEvent(event, { bubbles: true }));
      await settle();
      expect(screen.queryByText(INVALID)).not.toBeInTheDocument();
    }
    fireEvent.click(agreement());
    expect(agreement().checked).toBe(!SITE.consentDefault);
    await wait(0);
    await settle();
    expect(field('Phone number')).toHaveAccessibleDescription(INVALID);
  });

  it('shows its error at once if the keyboard leaves it', async () => {
    const user = await leave();
    await user.tab();
    await settle();
    expect(field('Phone number')).toHaveAccessibleDescription(INVALID);
  });

  it.each(['pointercancel', 'dragend', 'contextmenu'])(
    'shows its error if the press ends in %s',
    async (event) => {
      await leave();
      fireEvent(agreement(), new MouseEvent('pointerdown', { bubbles: true }));
      await act(async () => field('Phone number').blur());
      await settle();
      expect(screen.queryByText(INVALID)).not.toBeInTheDocument();
      await act(async () => void fireEvent(agreement(), new MouseEvent(event, { bubbles: true })));
      expect(screen.getByText(INVALID)).toBeInTheDocument();
    },
  );
});

describe('the phone number', () => {
  it('is formatted while it is typed and pasted (VL-05)', async () => {
    const { user } = await showForm();
    await user.type(field('Phone number'), '15155550168');
    expect(field('Phone number')).toHaveValue('(515) 555-0168');
    await user.type(field('Phone number'), '999');
    expect(field('Phone number')).toHaveValue('5155550168999');
    await user.clear(field('Phone number'));
    await user.paste('+1 515.555.0199');
    expect(field('Phone number')).toHaveValue('(515) 555-0199');
  });

  it.each([
    ['515 555 0123 ext 4', ''],
    ['5155550123456', ` ${US_NUMBER}`],
    ['+63 917 123 4567', ` ${US_NUMBER}`],
  ])('stays as pasted if it is too long, and says so at once: %s (VL-04)', async (pasted, help) => {
    const { user } = await showForm();
    await user.click(field('Phone number'));
    await user.paste(pasted);
    await wait(0);
    await settle();
    expect(field('Phone number')).toHaveValue(pasted);
    expect(field('Phone number')).toHaveAccessibleDescription(
      `Phone number must be exactly 10 digits${help}`,
    );
  });

  it('can be corrected in the middle without moving the caret (VL-05)', async () => {
    const { user } = await showForm();
    await user.type(field('Phone number'), '515555016');
    await user.type(field('Phone number'), '{Backspace}9', {
      initialSelectionStart: 7,
      initialSelectionEnd: 7,
    });
    expect(field('Phone number')).toHaveValue('(515) 955-016');
    expect(field('Phone number').selectionStart).toBe(7);
  });

  it('is formatted even if the field is left at once, where a page may type as a keyboard does', async () => {
    const { user } = await showForm();
    const execCommand = jest.fn();
    const typeAndLeave = async (value: string) => {
      await user.click(field('Phone number'));
      fireEvent.change(field('Phone number'), { target: { value } });
      act(() => field('Phone number').blur());
      await wait(0);
      await settle();
      expect(field('Phone number')).not.toHaveFocus();
      expect(execCommand).not.toHaveBeenCalled();
    };
    Object.assign(document, { execCommand });
    try {
      await typeAndLeave('515-555-0168');
      expect(field('Phone number')).toHaveValue('(515) 555-0168');
      await typeAndLeave('(515) 555-01689');
      expect(field('Phone number')).toHaveValue('51555501689');
    } finally {
      Reflect.deleteProperty(document, 'execCommand');
    }
  });

  it('is formatted where a browser refuses to type for a page, and keys that come faster are one edit', async () => {
    const { user } = await showForm();
    const execCommand = jest.fn(() => false);
    Object.assign(document, { execCommand });
    const type = (value: string) => fireEvent.change(field('Phone number'), { target: { value } });
    try {
      await user.click(field('Phone number'));
      type('5155550168');
      await wait(0);
      await settle();
      expect(field('Phone number')).toHaveValue('(515) 555-0168');
      expect(execCommand).toHaveBeenCalledTimes(1);
      type('(515) 555-01687');
      type('(515) 555-016878');
      await wait(0);
      await settle();
      expect(field('Phone number')).toHaveValue('515555016878');
    } finally {
      Reflect.deleteProperty(document, 'execCommand');
    }
  });
});

describe('the agreement (VL-10, AP-05)', () => {
  it('names brand, purpose, cost, STOP and HELP, and starts as the site is configured', async () => {
    await showForm();
    expect(agreement().checked).toBe(SITE.consentDefault);
    expect(agreement()).toHaveAccessibleName(
      new RegExp(
        `${asPattern(SITE.brand)} may call, text and email me about jobs.*Message and data rates may apply.*STOP.*HELP`,
      ),
    );
  });

  it('unchecked, says so at once in a live region that already existed, and a press announces it', async () => {
    const { user } = await showForm();
    await fillIn(user);
    const region = submitButton().nextElementSibling;
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toBeEmptyDOMElement();
    await user.click(agreement());
    expect(region).toHaveTextContent(GATE);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(GATE);
  });

  it('unchecked, nothing is sent and the reason is shown', async () => {
    const { user } = await showForm();
    await fillIn(user);
    await user.click(agreement());
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton()).toHaveAccessibleDescription(GATE);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(GATE);
    expect(agreement()).toHaveFocus();
    await user.type(field('Email'), '{Enter}');
    await settle();
    expect(XhrDouble.sent).toHaveLength(0);
    await user.click(agreement());
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
    await submit();
    expect(XhrDouble.sent).toHaveLength(1);
  });
});

describe('an application on its way (AP-06, AP-09)', () => {
  it('is checked and sent once, however often the button is pressed', async () => {
    const { user } = await showForm();
    await fillIn(user);
    await settle();
    const check = jest.spyOn(APPLICATION, 'errorsOf');
    fireEvent.click(submitButton());
    fireEvent.click(submitButton());
    await settle();
    expect(check).toHaveBeenCalledTimes(1);
    check.mockRestore();
    await press('Sending…');
    await user.type(field('Email'), '{Enter}');
    await settle();
    expect(XhrDouble.sent).toHaveLength(1);
  });

  it('shows how much of the resume has been uploaded', async () => {
    const { user } = await showForm();
    await fillIn(user);
    await user.upload(field(/^Resume/), resume());
    await submit();
    await act(async () => sentRequest().uploads(420, 1_000));
    expect(screen.getByRole('progressbar', { name: 'Uploading your resume' })).toHaveValue(42);
    await act(async () => sentRequest().uploads(1_000, 1_000));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText('Sending your application')).toBeInTheDocument();
  });
});

describe('an application that arrived (AP-07, ER-09)', () => {
  const send = async () => {
    const { user } = await showForm();
    await fillIn(user);
    await user.upload(field(/^Resume/), resume());
    await submit();
    await answer({
      status: 200,
      body: { message: 'Resume uploaded successfully', receipt: 'K7Q2M8XWRD' },
    });
    return user;
  };

  it('says so, empties the form and moves on after a while', async () => {
    await send();
    const status = screen.getByText('Resume uploaded successfully').closest('[role="status"]');
    expect(status).toHaveTextContent('Your receipt is K7Q2M-8XWRD.');
    expect(sentApplications.read()).toMatchObject([
      { code: 'K7Q2M8XWRD', jobId: 'R-1', hasResume: true },
    ]);
    expect(screen.getByRole('link', { name: 'Continue now' })).toHaveAttribute(
      'href',
      '/application-success',
    );
    expect(field('First name')).toHaveValue('');
    expect(field('Phone number')).toHaveValue('');
    expect(screen.queryByText('Whitfield RN.pdf')).not.toBeInTheDocument();
    await wait(REDIRECT_AFTER_MS.application - 1);
    expect(replace).not.toHaveBeenCalled();
    await wait(1);
    expect(replace).toHaveBeenCalledWith('/application-success');
  });

  it('is remembered, and says so, without a receipt if the answer has none', async () => {
    const { user } = await showForm();
    await fillIn(user);
    await submit();
    await answer({ status: 200, body: { message: 'Thank you' } });
    expect(screen.getByText('Thank you').closest('[role="status"]')).not.toHaveTextContent(
      'receipt',
    );
    expect(sentApplications.read()).toMatchObject([{ code: null, jobId: 'R-1', hasResume: false }]);
  });

  it('stays on the page if asked to, and can send another application', async () => {
    const user = await send();
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
    await wait(10_000);
    expect(replace).not.toHaveBeenCalled();
    await fillIn(user);
    await submit();
    expect(sentRequest(1).fields.nonce).not.toBe(sentRequest(0).fields.nonce);
  });

  it('is not followed by errors of the emptied form when the button is pressed again', async () => {
    await send();
    await submit();
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  });
});

describe('an application that is queued while the platform is unavailable (AP-11)', () => {
  it('says so in place of the form, which is done, and stays on its page', async () => {
    const { user } = await showForm();
    await fillIn(user);
    await submit();
    await answer({
      status: 202,
      body: { message: 'We have received it.', queued: true, receipt: 'K7Q2M8XWRD' },
    });
    const notice = screen.getByRole('group', { name: 'Your application is safe with us' });
    expect(notice).toHaveFocus();
    expect(notice).toHaveAccessibleDescription('We have received it.');
    expect(screen.getByRole('link', { name: 'K7Q2M-8XWRD' })).toHaveAttribute(
      'href',
      '/application/K7Q2M-8XWRD',
    );
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(window.sessionStorage.getItem('draft:R-1')).toBeNull();
    await wait(10_000);
    expect(replace).not.toHaveBeenCalled();
    expect(notice).toBeVisible();
  });
});

describe('an application that failed (AP-08)', () => {
  it.each([
    [
      'in the words of the server (ER-05)',
      { status: 403, body: { message: 'Score too low' } },
      'Score too low',
    ],
    ['without words (ER-07)', { status: 502, text: '<html>Bad Gateway</html>' }, JOB_FAILED],
  ])('%s keeps everything and can be tried again', async (_, reply, message) => {
    const { user } = await showForm();
    await fillIn(user);
    await user.upload(field(/^Resume/), resume());
    await submit();
    await answer(reply);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field('First name')).toHaveValue('Jo');
    expect(screen.getByText('Whitfield RN.pdf')).toBeInTheDocument();
    await press('Try again');
    expect(XhrDouble.sent).toHaveLength(2);
    expect(sentRequest(1).fields).toMatchObject({ firstName: 'Jo', resume: 'Whitfield RN.pdf' });
    await answer({ status: 200, body: { message: 'Thank you' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Thank you')).toBeInTheDocument();
  });

  it('has its own text in the Quick Apply (ER-08)', async () => {
    const { user } = await showForm({ job: null });
    await fillIn(user);
    await submit();
    await act(async () => sentRequest().breaks());
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(QUICK_FAILED);
  });

  it('takes a new nonce after a definite failure', async () => {
    const { user } = await showForm();
    await fillIn(user);
    await submit();
    await answer({ status: 502, body: { message: JOB_FAILED } });
    await submit();
    expect(sentRequest(1).fields.nonce).not.toBe(sentRequest(0).fields.nonce);
  });

  it('claims nothing if the connection broke after the upload, and resends under the same nonce', async () => {
    const { user } = await showForm();
    await fillIn(user);
    await submit();
    await act(async () => sentRequest().uploads(9, 9));
    await act(async () => sentRequest().breaks('timeout'));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(
      new RegExp(
        `^The answer is taking too long.*may have been received.*${asPattern(SITE.phone.text)}`,
      ),
    );
    await press('Try again');
    expect(sentRequest(1).fields.nonce).toBe(sentRequest(0).fields.nonce);
  });

  it('does not call a broken connection slow', async () => {
    const { user } = await showForm();
    await fillIn(user);
    await submit();
    await act(async () => sentRequest().uploads(9, 9));
    await act(async () => sentRequest().breaks());
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(
      new RegExp(
        `^The connection broke before the answer came\\. Your application may have been received.*${asPattern(SITE.phone.text)}`,
      ),
    );
    await press('Try again');
    expect(sentRequest(1).fields.nonce).toBe(sentRequest(0).fields.nonce);
  });

  it.each([
    ['cut off', '{"message":"Thank'],
    ['a page of a proxy', '<html>Sign in</html>'],
    ['empty', ''],
  ])('claims nothing if a success response is %s', async (_, text) => {
    const { user } = await showForm();
    await fillIn(user);
    await submit();
    await answer({ status: 200, text });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^The answer could not be read\. Your application may have been received/,
    );
    await press('Try again');
    expect(sentRequest(1).fields.nonce).toBe(sentRequest(0).fields.nonce);
  });

  it('resends what the platform may have received only on request', async () => {
    const { user } = await showForm();
    await fillIn(user);
    await submit();
    await answer({
      status: 504,
      body: { message: 'It may have been received', unconfirmed: true },
    });
    expect(field('First name')).toHaveValue('Jo');
    await submit();
    await answer({
      status: 504,
      body: { message: 'It may have been received', unconfirmed: true },
    });
    expect(sentRequest(1).fields.nonce).toBe(sentRequest(0).fields.nonce);
    await press('Send it again');
    expect(sentRequest(2).fields.nonce).not.toBe(sentRequest(0).fields.nonce);
  });
});

describe('the bot check without a captcha', () => {
  const honeypot = (container: HTMLElement) =>
    container.querySelector<HTMLInputElement>('input[aria-hidden="true"]');

  it('has a honeypot that no person can reach (BC-01)', async () => {
    const { container } = await showForm();
    expect(honeypot(container)).toHaveAttribute('tabindex', '-1');
    expect(honeypot(container)).toHaveAttribute('autocomplete', 'off');
    expect(screen.queryByRole('textbox', { name: '' })).not.toBeInTheDocument();
  });

  it('sends nothing when the honeypot is filled (ER-19)', async () => {
    const { user, container } = await showForm();
    await fillIn(user);
    const trap = honeypot(container);
    if (trap) fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Unable to process your submission. Please try again or contact support.',
    );
    expect(XhrDouble.sent).toHaveLength(0);
  });

  it('asks to wait if it is submitted within two seconds; the next submit is sent (BC-09, ER-22)', async () => {
    const { user } = await showForm({ waitMs: 500 });
    await fillIn(user);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(TOO_FAST);
    expect(XhrDouble.sent).toHaveLength(0);
    await submit();
    expect(XhrDouble.sent).toHaveLength(1);
  });
});

describe('the draft', () => {
  it('restores the typed values after a reload, and not after they were sent', async () => {
    const first = await showForm();
    await fillIn(first.user);
    await first.user.click(agreement());
    first.unmount();
    const second = await showForm();
    await settle();
    expect(field('First name')).toHaveValue('Jo');
    expect(field('Phone number')).toHaveValue('(515) 555-0168');
    expect(agreement()).not.toBeChecked();
    await second.user.click(agreement());
    await submit();
    await answer({ status: 200, body: { message: 'Thank you' } });
    second.unmount();
    await showForm();
    await settle();
    expect(field('First name')).toHaveValue('');
  });

  it('belongs to one form', async () => {
    const first = await showForm();
    await fillIn(first.user);
    first.unmount();
    await showForm({ job: null });
    await settle();
    expect(field('First name')).toHaveValue('');
  });

  it('is not needed if the browser stores nothing', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { user } = await showForm();
    await fillIn(user);
    await submit();
    expect(sentRequest().fields.nonce).toMatch(/^[0-9a-f]{32}$/);
    blocked.mockRestore();
  });
});

describe('the resume', () => {
  it('shows its name and size, can be replaced and removed', async () => {
    const { user } = await showForm();
    await user.upload(field(/^Resume/), resume('one.pdf', pdfFile(660_000)));
    expect(screen.getByText('645 KB').parentElement).toHaveTextContent('one.pdf');
    const opened = jest.spyOn(field(/^Resume/), 'click');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(opened).toHaveBeenCalled();
    await user.upload(field(/^Resume/), resume('two.pdf'));
    expect(screen.queryByText('one.pdf')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('two.pdf')).not.toBeInTheDocument();
    expect(field(/^Resume/)).toHaveFocus();
  });

  it('distinguishes an empty file from a small one, and shows a long name in full', async () => {
    const { user } = await showForm();
    await user.upload(field(/^Resume/), resume('empty.pdf', new Uint8Array()));
    expect(screen.getByText('0 KB')).toBeInTheDocument();
    const name = `${'Whitfield '.repeat(20)}RN.pdf`;
    await user.upload(field(/^Resume/), resume(name));
    expect(screen.getByTitle(name)).toHaveTextContent(name);
    expect(screen.getByText('1 KB')).toBeInTheDocument();
  });

  it('is sent as it was when it was chosen', async () => {
    const { user } = await showForm();
    await fillIn(user);
    const file = resume('gone.pdf');
    await user.upload(field(/^Resume/), file);
    await settle();
    jest.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    await submit();
    expect((sentRequest().body as FormData).get('resume')).toMatchObject({ name: 'gone.pdf' });
  });

  it.each([
    ['cannot be read', () => Promise.reject(new DOMException('gone', 'NotFoundError'))],
    ['arrives empty', () => Promise.resolve(new ArrayBuffer(0))],
  ])('that %s is not sent: the form says so, and it can be chosen again', async (_, read) => {
    const { user } = await showForm();
    await fillIn(user);
    const file = resume('gone.pdf');
    jest.spyOn(file, 'arrayBuffer').mockImplementation(read);
    await user.upload(field(/^Resume/), file);
    await settle();
    expect(field(/^Resume/)).toHaveAccessibleDescription(
      /^This file can no longer be read. Please choose it again./,
    );
    await submit();
    expect(XhrDouble.sent).toHaveLength(0);
    await user.upload(field(/^Resume/), resume('gone.pdf'));
    await settle();
    await submit();
    expect(XhrDouble.sent).toHaveLength(1);
  });

  it('of two dropped files the first is taken, and the form says so', async () => {
    await showForm();
    const dataTransfer = { types: ['Files'], files: [resume('one.pdf'), resume('two.pdf')] };
    fireEvent.drop(screen.getByText(/Drop a file here/), { dataTransfer });
    await settle();
    expect(screen.getByText('one.pdf')).toBeInTheDocument();
    expect(field(/^Resume/)).toHaveAccessibleDescription(
      'We take one file. Please check that it is the right one.',
    );
  });

  it('can be dropped, and a drop outside the zone does not navigate away', async () => {
    await showForm();
    const dataTransfer = { types: ['Files'], files: [resume('dropped.pdf')] };
    fireEvent.drop(screen.getByText(/Drop a file here/), { dataTransfer });
    await settle();
    expect(screen.getByText('dropped.pdf')).toBeInTheDocument();
    const kept = fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [] } });
    expect(kept).toBe(false);
  });
});
