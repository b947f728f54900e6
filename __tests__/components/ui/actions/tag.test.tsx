/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tag } from '@/components/ui/actions/tag';

describe('a tag', () => {
  it('names its filter and offers to remove it', async () => {
    const onRemove = jest.fn();
    render(
      <Tag tone="shift" removeLabel="Remove Nights" onRemove={onRemove}>
        Nights
      </Tag>,
    );
    expect(screen.getByText('Nights')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Nights' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('is plain text if it cannot be removed', () => {
    render(<Tag>Nights</Tag>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is removed by a link without JavaScript', () => {
    render(
      <Tag removeLabel="Remove Nights" removeHref="/jobs?state=CO">
        Nights
      </Tag>,
    );
    expect(screen.getByRole('link', { name: 'Remove Nights' })).toHaveAttribute(
      'href',
      '/jobs?state=CO',
    );
  });

  it.each([
    ['a plain click', {}, true],
    ['a click for a new tab', { ctrlKey: true }, false],
    ['a click for a new tab on a Mac', { metaKey: true }, false],
  ])('with a link and a handler, %s triggers only one of them', (_, keys, handled) => {
    const onRemove = jest.fn();
    render(
      <Tag removeLabel="Remove Nights" removeHref="/jobs" onRemove={onRemove}>
        Nights
      </Tag>,
    );
    const link = screen.getByRole('link');
    // jsdom cannot follow a link: stop it after our handler, once we have read what the handler decided.
    let wasHandled: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        wasHandled = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(link, createEvent.click(link, { button: 0, ...keys }));
    expect(wasHandled).toBe(handled);
    expect(onRemove).toHaveBeenCalledTimes(handled ? 1 : 0);
  });
});
