/** @jest-environment jsdom */
import { SITE } from '@/lib/config/site';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { ApplicationForm } from '@/components/apply/application-form';
import { NoScriptContact } from '@/components/page/no-script-contact';
import { field, resume, settle } from '@/__tests__/support/application-form';

jest.mock('@/lib/client/page/navigate', () => ({ goInstead: () => undefined }));

const page = (
  <>
    <NoScriptContact />
    <ApplicationForm job={null} />
  </>
);

/** The page with the server's HTML, before any script has run. */
async function serverHtml(): Promise<HTMLElement> {
  // The server's renderer needs TextEncoder, which browsers have and this test environment has not.
  const { TextEncoder } = await import('node:util');
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  return root;
}

beforeEach(() => {
  window.sessionStorage.clear();
  document.body.replaceChildren();
});

const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
const GATE = 'Please check the agreement box to submit your application';

describe('the agreement before the script has run (VL-10)', () => {
  it('unticked stays unticked, and nothing can be sent', async () => {
    const root = await serverHtml();
    agreement().checked = false;
    await act(async () => void hydrateRoot(root, page));
    await settle();
    expect(agreement()).not.toBeChecked();
    expect(screen.getByText(GATE)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit application' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    fireEvent.click(agreement());
    await settle();
    expect(agreement()).toBeChecked();
    expect(screen.queryByText(GATE)).not.toBeInTheDocument();
  });

  it('untouched leaves the choice stored in a draft', async () => {
    const draft = { firstName: 'Jo', receiveUpdates: false };
    window.sessionStorage.setItem('draft:quick-apply', JSON.stringify(draft));
    const root = await serverHtml();
    await act(async () => void hydrateRoot(root, page));
    await settle();
    expect(agreement()).not.toBeChecked();
  });

  it('unticked after the script loaded is checked when the button is pressed', async () => {
    const root = await serverHtml();
    await act(async () => void hydrateRoot(root, page));
    await settle();
    agreement().checked = false;
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit application' })),
    );
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(GATE);
    expect(agreement()).not.toBeChecked();
  });
});

describe('the form before its script has run', () => {
  it('cannot be submitted by the browser itself, and never as a GET', async () => {
    const root = await serverHtml();
    expect(root.querySelector('form')).toHaveAttribute('method', 'post');
    expect(root.querySelector('form [type="submit"]')).not.toBeInTheDocument();
  });

  it('shows phone and email instead if no script will run (AP-12)', async () => {
    const words = (await serverHtml()).querySelector('noscript')?.textContent ?? '';
    expect(words).toContain(SITE.phone.text);
    expect(words).toContain(SITE.email);
  });

  it('keeps what was typed and chosen until the script takes over', async () => {
    const root = await serverHtml();
    field('First name').value = 'Jo';
    field('Phone number').value = '5155550168';
    Object.defineProperty(field(/^Resume/), 'files', { value: [resume('early.pdf')] });
    await act(async () => void hydrateRoot(root, page));
    await settle();
    expect(field('First name')).toHaveValue('Jo');
    expect(field('Phone number')).toHaveValue('(515) 555-0168');
    expect(screen.getByText('early.pdf')).toBeInTheDocument();
    expect(root.querySelector('form [type="submit"]')).toBeInTheDocument();
    await act(async () => void fireEvent.change(field('Last name'), { target: { value: 'W' } }));
    expect(field('First name')).toHaveValue('Jo');
  });
});

it('what a browser puts into a field without an event stays, counts and is kept', async () => {
  const { rerender } = render(<ApplicationForm job={null} />);
  await settle();
  field('First name').value = 'Jo';
  field('Phone number').value = '515.555.0168';
  rerender(<ApplicationForm job={null} />);
  expect(field('First name')).toHaveValue('Jo');
  const user = userEvent.setup();
  await user.type(field('Last name'), 'W');
  field('Email').value = 'jo@mail.example';
  await user.tab();
  await settle();
  for (const name of ['First name', 'Email', 'Phone number']) expect(field(name)).toBeValid();
  expect(field('Phone number')).toHaveValue('(515) 555-0168');
  expect(JSON.parse(window.sessionStorage.getItem('draft:quick-apply') ?? '')).toEqual({
    firstName: 'Jo',
    lastName: 'W',
    email: 'jo@mail.example',
    phone: '(515) 555-0168',
    receiveUpdates: SITE.consentDefault,
  });
});
