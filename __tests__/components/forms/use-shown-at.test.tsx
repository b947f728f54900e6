/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useShownAt } from '@/components/forms/use-shown-at';

const seen: number[] = [];
function Form() {
  const shownAt = useShownAt();
  seen.push(shownAt);
  return <form />;
}

let paints: { startTime: number }[] = [];
let now = 5_000;

beforeEach(() => {
  seen.length = 0;
  now = 5_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  // This test environment tells of no paints.
  Object.assign(performance, {
    getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? paints : []),
  });
});
afterEach(() => jest.restoreAllMocks());

/** A form that came as HTML and whose script runs now. */
async function takeOver() {
  const root = document.createElement('div');
  root.innerHTML = '<form></form>';
  const page = await act(async () => hydrateRoot(root, <Form />));
  now = 9_000;
  await act(async () => page.render(<Form />));
}

describe('since when a form is shown (BC-02)', () => {
  it('is the first paint of the page it came with, however late its script is', async () => {
    paints = [{ startTime: 700 }];
    await takeOver();
    expect(new Set(seen)).toEqual(new Set([700]));
  });

  it('is now where nothing was painted yet', async () => {
    paints = [];
    await takeOver();
    expect(new Set(seen)).toEqual(new Set([5_000]));
  });

  it('is now on the way from another page, which was painted long ago', () => {
    paints = [{ startTime: 700 }];
    const { rerender } = render(<Form />);
    now = 9_000;
    rerender(<Form />);
    expect(new Set(seen)).toEqual(new Set([5_000]));
  });
});
