/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Tag } from '@/components/ui/actions/tag';

describe('a tag', () => {
  it.each([
    ['a plain click', {}, true],
    ['a click for a new tab', { ctrlKey: true }, false],
    ['a click for a new tab on a Mac', { metaKey: true }, false],
  ])(
    'is removed by a link, or by its handler: %s triggers only one of them',
    (_, keys, handled) => {
      const onRemove = jest.fn();
      render(
        <Tag tone="shift" removeHref="/jobs?state=CO" onRemove={onRemove}>
          Nights
        </Tag>,
      );
      expect(screen.getByText('Nights')).toBeVisible();
      const link = screen.getByRole('link', { name: 'Remove Nights' });
      expect(link).toHaveAttribute('href', '/jobs?state=CO');
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
    },
  );
});
