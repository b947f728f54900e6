/** @jest-environment jsdom */
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '@/components/ui/fields/checkbox';

/** A box that stays mixed on every press, as when the selection below it did not change. */
function StubbornBox() {
  const [presses, setPresses] = useState(0);
  return (
    <Checkbox
      label={`Compact States, pressed ${presses}`}
      mixed
      checked={false}
      onChange={() => setPresses(presses + 1)}
    />
  );
}

describe('a check box', () => {
  it('is named by its label and toggled by pressing it', async () => {
    render(<Checkbox label="Send me job updates" name="receiveUpdates" value="yes" />);
    await userEvent.click(screen.getByText('Send me job updates'));
    const box = screen.getByRole('checkbox', { name: 'Send me job updates' });
    expect(box).toBeChecked();
    expect(box).toHaveAttribute('name', 'receiveUpdates');
  });

  it('is partially checked when some of its options are chosen', () => {
    const { rerender } = render(<Checkbox label="Compact States" mixed />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    rerender(<Checkbox label="Compact States" />);
    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
  });

  it('stays partially checked after a press that changed nothing', async () => {
    render(<StubbornBox />);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(
      screen.getByRole('checkbox', { name: 'Compact States, pressed 1' }),
    ).toBePartiallyChecked();
  });

  it('exposes its help as a description, beside any other', () => {
    render(
      <>
        <p id="why">You can change this later.</p>
        <Checkbox label="Compact States" help="39 states." aria-describedby="why" />
      </>,
    );
    expect(screen.getByRole('checkbox', { name: 'Compact States' })).toHaveAccessibleDescription(
      'You can change this later. 39 states.',
    );
  });
});
