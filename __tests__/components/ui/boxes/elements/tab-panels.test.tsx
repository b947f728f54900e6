/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from '@/components/ui/boxes/tabs';
import '@/components/ui/boxes/elements/tab-panels';

const tab = (name: string) => screen.getByRole('tab', { name });

it('tabs are one tab stop, with arrows, Home and End between them, and show one panel (HM-22, HM-23)', () => {
  render(
    <Tabs
      label="Kinds of work"
      tabs={['One', 'Two', 'Three'].map((name) => ({ id: name, label: name, content: name }))}
    />,
  );
  expect(screen.getByRole('tabpanel', { name: 'One' })).toBeVisible();
  for (const [from, key, to] of [
    ['One', 'ArrowRight', 'Two'],
    ['Two', 'End', 'Three'],
    ['Three', 'ArrowRight', 'One'],
    ['One', 'ArrowLeft', 'Three'],
    ['Three', 'Home', 'One'],
  ] as const) {
    fireEvent.keyDown(tab(from), { key });
    expect(tab(to)).toHaveFocus();
    expect(tab(to)).toHaveAttribute('aria-selected', 'true');
    expect(tab(to)).toHaveAttribute('tabindex', '0');
    expect(tab(from)).toHaveAttribute('tabindex', '-1');
    expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: to })]);
  }
  fireEvent.click(tab('Two'));
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toBeVisible();
});
