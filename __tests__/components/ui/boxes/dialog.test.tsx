/** @jest-environment jsdom */
import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@/components/ui/boxes/dialog';
import { installDialog, pressEscapeOn } from '@/__tests__/support/dialog';
import { timerTurns } from '@/__tests__/support/turns';

beforeAll(installDialog);

function Page({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Choose a state</button>
      <Dialog
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        title="Location"
        footer={<button onClick={() => setOpen(false)}>Done</button>}
      >
        <input aria-label="Search states" />
      </Dialog>
    </>
  );
}

async function openPage(onClose?: () => void) {
  render(<Page {...(onClose && { onClose })} />);
  const opener = screen.getByRole('button', { name: 'Choose a state' });
  await userEvent.click(opener);
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Location' }) };
}

describe('a dialog', () => {
  it('is hidden while it is closed', () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Search states')).not.toBeInTheDocument();
  });

  it('opens with its title as its name, and focus in it', async () => {
    const { dialog } = await openPage();
    expect(dialog).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it.each<[string, (dialog: HTMLDialogElement) => unknown]>([
    ['Escape', pressEscapeOn],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a button of its owner', () => userEvent.click(screen.getByRole('button', { name: 'Done' }))],
    ['a click beside it', (dialog) => userEvent.click(dialog)],
  ])('closes on %s and gives focus back to what opened it', async (_, close) => {
    const { opener, dialog } = await openPage();
    await close(dialog);
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    expect(opener).toHaveFocus();
  });

  it('stays open when a press begins inside and ends beside it, as when selecting text', async () => {
    const { dialog } = await openPage();
    fireEvent.pointerDown(screen.getByLabelText('Search states'));
    fireEvent.click(dialog);
    expect(dialog).toHaveAttribute('open');
  });

  it('calls onClose once', async () => {
    const onClose = jest.fn();
    const { dialog } = await openPage(onClose);
    pressEscapeOn(dialog);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await timerTurns();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
