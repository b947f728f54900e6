/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Late } from '@/components/ui/late';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aFrame = () =>
  act(() => {
    jest.advanceTimersByTime(17);
  });

it('draws what is new in the frame after the one that paints the rest', () => {
  const { container, rerender } = render(<Late atOnce={false}>before</Late>);
  expect(container.textContent).toBe('before');
  rerender(<Late atOnce={false}>after</Late>);
  aFrame();
  expect(container.textContent).toBe('before');
  aFrame();
  expect(container.textContent).toBe('after');
});

it('draws the last of several changes', () => {
  const { container, rerender } = render(<Late atOnce={false}>before</Late>);
  rerender(<Late atOnce={false}>between</Late>);
  aFrame();
  rerender(<Late atOnce={false}>after</Late>);
  aFrame();
  expect(container.textContent).toBe('before');
  aFrame();
  expect(container.textContent).toBe('after');
});

it('draws at once where the page needs all of it', () => {
  const { container, rerender } = render(<Late atOnce={false}>before</Late>);
  rerender(<Late atOnce={false}>between</Late>);
  rerender(<Late atOnce>after</Late>);
  expect(container.textContent).toBe('after');
  aFrame();
  aFrame();
  expect(container.textContent).toBe('after');
});
