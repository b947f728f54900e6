/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ApplicationPage } from '@/components/forms/application-page';
import { field, resume, settle } from '@/__tests__/support/application-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

const page = <ApplicationPage heading="Quick Apply" job={null} />;

/** The server's HTML in the page, before any script has run. */
async function serverHtml(): Promise<HTMLElement> {
  // The server's renderer wants what a browser has and this test environment has not.
  const { TextEncoder } = await import('node:util');
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  return root;
}

beforeEach(() => window.sessionStorage.clear());

describe('the form before its script has run', () => {
  it('cannot be posted by the browser itself, and never into an address', async () => {
    const root = await serverHtml();
    expect(root.querySelector('form')).toHaveAttribute('method', 'post');
    expect(root.querySelector('form [type="submit"]')).not.toBeInTheDocument();
  });

  it('gives phone and email in its place where no script will run (AP-12)', async () => {
    const words = (await serverHtml()).querySelector('noscript')?.textContent ?? '';
    expect(words).toContain('(515) 555-0142');
    expect(words).toContain('hello@fernway.example');
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
