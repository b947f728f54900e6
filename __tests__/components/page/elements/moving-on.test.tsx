/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MovingOn } from '@/components/page/moving-on';
import { Alert } from '@/components/ui/boxes/alert';
import '@/components/page/elements/moving-on';

const replace = jest.fn();
jest.mock('@/lib/client/page/navigate', () => ({
  goInstead: (path: string): unknown => replace(path),
}));

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const notice = () => screen.getByText('Sent').closest('[role]') ?? document.body;

beforeEach(() => {
  jest.useFakeTimers();
  replace.mockClear();
  render(
    <>
      <Alert tone="success" role="status" title="Sent">
        <MovingOn href="/next" place="the next page" afterMs={3_000} />
      </Alert>
      <button type="button">Elsewhere</button>
    </>,
  );
});
afterEach(() => jest.useRealTimers());

it('moves on after its time, and not before (AP-07)', () => {
  wait(2_999);
  expect(replace).not.toHaveBeenCalled();
  wait(1);
  expect(replace).toHaveBeenCalledWith('/next');
});

it('says that it moves on, then offers to stay, then to go at once', () => {
  const parts = [
    screen.getByText(/You will be taken/),
    screen.getByRole('button', { name: 'Stay on this page' }),
    screen.getByRole('link', { name: 'Continue now' }),
  ];
  for (const [at, part] of parts.slice(1).entries())
    expect(parts[at]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('waits while focus is in the notice, and starts over when it leaves (WCAG 2.2.1)', () => {
  wait(2_000);
  act(() => screen.getByRole('button', { name: 'Stay on this page' }).focus());
  wait(60_000);
  expect(replace).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  wait(2_999);
  expect(replace).not.toHaveBeenCalled();
  wait(1);
  expect(replace).toHaveBeenCalledTimes(1);
});

it('waits for a pointer that was moved into the notice, not for one that rests where it appeared', () => {
  fireEvent.pointerEnter(notice());
  wait(2_000);
  fireEvent.pointerMove(notice());
  wait(60_000);
  expect(replace).not.toHaveBeenCalled();
  fireEvent.pointerLeave(notice());
  wait(3_000);
  expect(replace).toHaveBeenCalledTimes(1);
});

it('restarts the wait on a key press', () => {
  wait(2_900);
  fireEvent.keyDown(document.body, { key: 'Tab', shiftKey: true });
  wait(2_999);
  expect(replace).not.toHaveBeenCalled();
});

it('stays for good once told to', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.pointerLeave(notice());
  wait(60_000);
  expect(replace).not.toHaveBeenCalled();
  expect(screen.getByText('You are staying on this page.')).toBeInTheDocument();
});
