/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { DeferredUpdate } from '@/components/ui/timing/deferred-update';
import { holdFrames } from '@/__tests__/support/doubles/frames';

const { frame, afterFrame, turn, tell } = holdFrames();

it('renders new content in the frame after the one that paints the rest', () => {
  const { container, rerender } = render(<DeferredUpdate atOnce={false}>before</DeferredUpdate>);
  expect(container.textContent).toBe('before');
  rerender(<DeferredUpdate atOnce={false}>after</DeferredUpdate>);
  frame();
  expect(container.textContent).toBe('before');
  afterFrame();
  expect(container.textContent).toBe('after');
});

it('renders the last of several changes', () => {
  const { container, rerender } = render(<DeferredUpdate atOnce={false}>before</DeferredUpdate>);
  rerender(<DeferredUpdate atOnce={false}>between</DeferredUpdate>);
  frame();
  rerender(<DeferredUpdate atOnce={false}>after</DeferredUpdate>);
  afterFrame();
  expect(container.textContent).toBe('before');
  turn();
  expect(container.textContent).toBe('after');
});

it('renders at once if the page needs all of it', () => {
  const { container, rerender } = render(<DeferredUpdate atOnce={false}>before</DeferredUpdate>);
  rerender(<DeferredUpdate atOnce={false}>between</DeferredUpdate>);
  rerender(<DeferredUpdate atOnce>after</DeferredUpdate>);
  expect(container.textContent).toBe('after');
  turn();
  expect(container.textContent).toBe('after');
});

describe('beside what may be on the screen', () => {
  const seen = { current: document.body };
  const inside = (words: string) => (
    <DeferredUpdate atOnce={false} seenWith={seen}>
      {words}
    </DeferredUpdate>
  );

  it('renders at once what is visible, and what comes into view', () => {
    const { container, rerender } = render(inside('before'));
    tell(true);
    rerender(inside('seen'));
    expect(container.textContent).toBe('seen');
    tell(false);
    rerender(inside('out of view'));
    expect(container.textContent).toBe('seen');
    tell(true);
    expect(container.textContent).toBe('out of view');
  });

  it('renders what is out of view a frame later', () => {
    const { container, rerender } = render(inside('before'));
    tell(false);
    rerender(inside('after'));
    expect(container.textContent).toBe('before');
    turn();
    expect(container.textContent).toBe('after');
  });
});
