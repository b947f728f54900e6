/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { asSent } from '@/components/ui/as-sent';

const Words = () => <p>Words that never change</p>;
const load = jest.fn(async () => Words);
const Sent = asSent(load);

let complaints: jest.SpyInstance;

beforeEach(() => {
  load.mockClear();
  document.body.replaceChildren();
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('leaves the HTML that came with the page as it is, and asks for no script', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<div class="sent"><p>Words that never change</p></div>';
  document.body.replaceChildren(root);
  const words = screen.getByText('Words that never change');
  const page = await act(async () => hydrateRoot(root, <Sent />));
  await act(async () => page.render(<Sent />));
  expect(screen.getByText('Words that never change')).toBe(words);
  expect(load).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

it('draws them where no HTML came', async () => {
  await act(async () => render(<Sent />));
  expect(screen.getByText('Words that never change')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
