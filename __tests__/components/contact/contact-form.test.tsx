/** @jest-environment jsdom */
import { BOT_CHECK } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTACT } from '@/lib/forms/contact-fields';
import { buildJob } from '@/__tests__/support/build-job';
import { ContactForm } from '@/components/contact/contact-form';
import { field, press, settle, stopClock, wait } from '@/__tests__/support/application-form';

const push = jest.fn();
let search = '';
jest.mock('@/lib/client/page/navigate', () => ({ goTo: (to: string) => push(to) }));
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(search),
}));
jest.mock('@/lib/config/public', () => ({
  PUBLIC: {},
  MAIL: {
    serviceId: 'service',
    templateId: 'template',
    publicKey: 'key',
    origin: 'https://mail.example',
  },
}));
const init = jest.fn();
const send = jest.fn<Promise<unknown>, unknown[]>();
jest.mock('@emailjs/browser', () => ({
  init: (options: unknown) => init(options),
  send: (...args: unknown[]) => send(...args),
}));

const FAILED = 'Failed to send message. Please try again later.';
const TOO_FAST = 'Please take a moment to review your information before submitting.';

beforeEach(() => {
  stopClock();
  search = '';
  push.mockClear();
  init.mockClear();
  send.mockReset().mockResolvedValue({ status: 200, text: 'OK' });
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function showForm(waitMs = BOT_CHECK.minimumFormMs + 1_000) {
  const user = userEvent.setup({ delay: null });
  const view = render(<ContactForm />);
  await wait(waitMs);
  return { user, ...view };
}
const TYPED = {
  'First name': ' Jo',
  'Last name': 'Whitfield ',
  Email: 'jo@mail.example',
  'Phone number': '5155550168',
  Subject: 'Housing',
  Message: 'Do you help\nwith housing?',
};
async function showFilled(waitMs?: number) {
  const form = await showForm(waitMs);
  for (const [name, value] of Object.entries(TYPED))
    await act(async () => void fireEvent.change(field(name), { target: { value } }));
  return form;
}
const submit = () => press('Send message');

describe('the contact form', () => {
  it('has the fields of the specification, under its names (CT-01)', async () => {
    const { container } = await showForm();
    const names = [...container.querySelectorAll('form [name]')].map((e) => e.getAttribute('name'));
    expect(names).toEqual(expect.arrayContaining([...CONTACT.names]));
    expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  });

  it('sends what the template needs to the mail service (PL-16)', async () => {
    await showFilled();
    await submit();
    expect(init).toHaveBeenCalledWith({ publicKey: 'key', origin: 'https://mail.example' });
    expect(send.mock.calls).toEqual([
      [
        'service',
        'template',
        {
          from_name: 'Jo Whitfield',
          reply_to: 'jo@mail.example',
          phone: '(515) 555-0168',
          subject: 'Housing',
          message: 'Do you help\nwith housing?',
          to_email: SITE.email,
        },
      ],
    ]);
  });

  it('is empty after a success and leads on (CT-03)', async () => {
    await showFilled();
    expect(window.sessionStorage.getItem('draft:contact')).toContain('Housing');
    await submit();
    expect(push.mock.calls).toEqual([['/thank-you']]);
    for (const name of ['First name', 'Email', 'Subject', 'Message'])
      expect(field(name)).toHaveValue('');
    expect(window.sessionStorage.getItem('draft:contact')).toBeNull();
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
  });

  it.each([
    ['451', { status: 451, text: 'Unavailable For Headless Browser' }],
    ['403', { status: 403, text: 'Forbidden' }],
    ['429', { status: 429, text: 'Too Many Requests' }],
    ['no line', new TypeError('Failed to fetch')],
  ])(
    '%s: the text, nothing typed is lost, and another try works (ER-24, ER-25)',
    async (_, why) => {
      send.mockRejectedValueOnce(why);
      await showFilled();
      await submit();
      expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
      expect(field('Message')).toHaveValue('Do you help\nwith housing?');
      expect(push).not.toHaveBeenCalled();
      await press('Try again');
      expect(send).toHaveBeenCalledTimes(2);
      expect(push).toHaveBeenCalledWith('/thank-you');
    },
  );

  it('does not wait for an answer forever', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    await showFilled();
    await submit();
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await wait(20_000);
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
  });

  it('checks and sends one message for two presses', async () => {
    let answer: (response: string) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { container } = await showFilled();
    const check = jest.spyOn(CONTACT, 'read');
    await submit();
    const form = container.querySelector('form');
    await act(async () => void (form && fireEvent.submit(form)));
    await act(async () => answer('OK'));
    await settle();
    expect(check).toHaveBeenCalledTimes(1);
    check.mockRestore();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends nothing if the honeypot is filled (CT-04, ER-19)', async () => {
    const { container } = await showFilled();
    const trap = container.querySelector('input[aria-hidden="true"]');
    if (trap) fireEvent.change(trap, { target: { value: 'x' } });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Unable to process your submission. Please try again or contact support.',
    );
    await submit();
    expect(send).not.toHaveBeenCalled();
  });

  it('asks to wait if it is submitted within two seconds, but only once (CT-04, ER-22)', async () => {
    await showFilled(100);
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(TOO_FAST);
    expect(send).not.toHaveBeenCalled();
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('lists the errors, moves there, and sends nothing', async () => {
    await showForm();
    await submit();
    const summary = screen.getByRole('group', { name: 'Six things to fix before you send this' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Message is required' })).toHaveAttribute(
      'href',
      '#contact-message',
    );
    expect(field('Message')).toHaveAccessibleDescription('Message is required');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the subject that a link asks for', () => {
  it('is filled in on arrival', async () => {
    search = 'subject=Request%20staff';
    await showForm();
    expect(field('Subject')).toHaveValue('Request staff');
  });

  it('leaves what was typed before', async () => {
    search = 'subject=Request%20staff';
    window.sessionStorage.setItem('draft:contact', JSON.stringify({ subject: 'Housing' }));
    const { user } = await showForm();
    expect(field('Subject')).toHaveValue('Housing');
    await user.type(field('Subject'), ', nights');
    expect(field('Subject')).toHaveValue('Housing, nights');
  });
});

describe('a question about a job', () => {
  const answerWith = (answer: () => Promise<unknown>) =>
    Object.assign(globalThis, { fetch: jest.fn(answer) });
  const known = () =>
    Promise.resolve({
      ok: true,
      json: () =>
        Promise.resolve({ jobs: [{ asked: 'a0X', status: 'open', job: buildJob({ id: 'a0X' }) }] }),
    });
  const typedMessage = () => (send.mock.calls[0]?.[2] as { message: string }).message;
  beforeEach(() => {
    search = 'job=a0X';
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('fills the subject and adds the job below the message', async () => {
    answerWith(known);
    await showForm();
    await settle();
    expect(field('Subject')).toHaveValue('Question about Job ID 48211: ICU RN in Austin, TX');
    await act(async () => {
      for (const [name, value] of Object.entries(TYPED))
        if (name !== 'Subject') fireEvent.change(field(name), { target: { value } });
    });
    await submit();
    expect(typedMessage()).toBe(
      'Do you help\nwith housing?\n\nJob ID 48211: ICU RN in Austin, TX\nhttp://localhost/jobs/a0X',
    );
  });

  it.each([
    ['', 'Your message is about ICU RN in Austin, TX. Write your question and add your name.'],
    ['&ask=call', 'Your question about ICU RN in Austin, TX is ready. Add your name.'],
    [
      '&ask=call&ask=ratio&ask=start&ask=nonsense',
      'Your 3 questions about ICU RN in Austin, TX are ready. Add your name.',
    ],
    [
      '&gone=',
      'Your report about ICU RN in Austin, TX is ready. Say what is wrong, and add your name.',
    ],
  ])('shows first what is ready (%s)', async (more, words) => {
    search = `job=a0X${more}`;
    answerWith(known);
    await showForm();
    await settle();
    const ready = document.querySelector('[data-asked]');
    expect(ready).toHaveTextContent(words);
    const where = ready?.compareDocumentPosition(field('First name'));
    expect(where).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['job=a0X', '#asked'],
    ['ask=call', ''],
    ['', ''],
    ['job=no%20id', ''],
  ])('stands first only if there is a job (%j)', async (query, hash) => {
    search = query;
    answerWith(known);
    window.location.hash = '#asked';
    await showForm();
    await settle();
    expect(window.location.hash).toBe(hash);
    window.location.hash = '';
  });

  it('leaves a typed subject, and still adds the job', async () => {
    answerWith(known);
    window.sessionStorage.setItem('draft:contact', JSON.stringify({ subject: 'Housing' }));
    await showFilled();
    await settle();
    expect(field('Subject')).toHaveValue('Housing');
    await submit();
    expect(typedMessage()).toContain('Job ID 48211');
  });

  it('adds the id if the site cannot tell which job it is', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await showFilled();
    await settle();
    await submit();
    expect(typedMessage()).toBe('Do you help\nwith housing?\n\nJob a0X\nhttp://localhost/jobs/a0X');
  });
});
