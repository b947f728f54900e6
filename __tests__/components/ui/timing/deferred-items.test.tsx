/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { DeferredItems } from '@/components/ui/timing/deferred-update';
import { holdFrames } from '@/__tests__/support/doubles/frames';

const { tell, turn } = holdFrames();

const place = { current: document.body };
const list = (words: string, atOnce = false) => (
  <DeferredItems
    atOnce={atOnce}
    seenWith={place}
    items={[...words].map((word, at) => (
      <b key={at}>{word}</b>
    ))}
  />
);

it('renders three changed items a frame, and does not shrink before it is done', () => {
  const { container, rerender } = render(list('abcdefgh'));
  tell(false);
  rerender(list('ABCDEFG'));
  expect(container.textContent).toBe('abcdefgh');
  turn();
  expect(container.textContent).toBe('ABCdefgh');
  turn();
  expect(container.textContent).toBe('ABCDEFgh');
  turn();
  expect(container.textContent).toBe('ABCDEFG');
});

it('grows by three a frame', () => {
  const { container, rerender } = render(list('a'));
  rerender(list('ABCDE'));
  turn();
  expect(container.textContent).toBe('ABC');
  turn();
  expect(container.textContent).toBe('ABCDE');
});

it('renders the first of them at once if they may be visible', () => {
  const { container, rerender } = render(list('abcde'));
  tell(true);
  rerender(list('ABCDE'));
  expect(container.textContent).toBe('ABCde');
  turn();
  expect(container.textContent).toBe('ABCDE');
});

it('continues with the last of several changes, from its beginning', () => {
  const { container, rerender } = render(list('abcde'));
  rerender(list('ABCDE'));
  turn();
  rerender(list('vwxyz'));
  expect(container.textContent).toBe('ABCde');
  turn();
  turn();
  expect(container.textContent).toBe('vwxyz');
});

it('shows no item twice when the same ones come in another order, and as many as before', () => {
  const jobs = (ids: string) => (
    <DeferredItems
      atOnce={false}
      seenWith={place}
      items={[...ids].map((id) => (
        <b key={id}>{id}</b>
      ))}
    />
  );
  const { container, rerender } = render(jobs('abcdefgh'));
  const last = container.lastElementChild;
  rerender(jobs('hgfedcba'));
  turn();
  expect(container.textContent).toBe('hgfabcde');
  // The job's own element has moved.
  expect(container.firstElementChild).toBe(last);
  turn();
  expect(container.textContent).toBe('hgfedcab');
  turn();
  expect(container.textContent).toBe('hgfedcba');
});

it('renders all at once if the page needs all of it', () => {
  const { container, rerender } = render(list('abcde'));
  rerender(list('ABCDE', true));
  expect(container.textContent).toBe('ABCDE');
});
