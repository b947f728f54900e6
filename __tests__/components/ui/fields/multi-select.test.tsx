/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MultiSelect } from '@/components/ui/fields/multi-select';
import { installDialog } from '@/__tests__/support/dialog';
import { openOverlay } from '@/lib/client/page/overlay-step';

jest.mock('@/lib/client/page/overlay-step', () => ({ openOverlay: jest.fn(() => jest.fn()) }));

const OPTIONS = [
  { value: 'Days', label: 'Days', count: 12, selected: true },
  { value: 'Nights', label: 'Nights', count: 7, selected: false },
];

function show(narrow = false, next?: string) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: narrow });
  const onToggle = jest.fn();
  const onDone = jest.fn();
  const onNext = jest.fn();
  const { unmount } = render(
    <form>
      <MultiSelect
        label="Shift"
        placeholder="Select shifts"
        name="shift"
        options={OPTIONS}
        shown={OPTIONS}
        left={0}
        isLoadingAll={false}
        onAll={undefined}
        chosen="1 selected"
        next={next}
        noMatch="No shifts match your search"
        toFormValue={String}
        onToggle={onToggle}
        doneLabel="Show 12 jobs"
        onDone={onDone}
      />
      <button type="button" aria-haspopup="dialog" onClick={onNext}>
        Elsewhere
      </button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Shift 1 selected' });
  return { onToggle, onDone, onNext, button, unmount };
}

beforeAll(installDialog);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a filter dropdown (JL-02, JL-08, CN-07)', () => {
  it('shows its name and how many are chosen, and opens on a press', () => {
    const { button } = show();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('checkbox', { name: /^Days/ })).toBeChecked();
  });

  it('closes 150 ms after focus has left it, and not before', () => {
    const { button } = show();
    fireEvent.click(button);
    act(() => screen.getByRole('searchbox').focus());
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    const list = document.querySelector('dialog');
    act(() => jest.advanceTimersByTime(149));
    expect(list).toHaveAttribute('open');
    act(() => jest.advanceTimersByTime(1));
    expect(list).not.toHaveAttribute('open');
  });

  it('leaves the focus where it was put meanwhile, although Safari’s dialog moves it as it closes', () => {
    const { button } = show();
    fireEvent.click(button);
    act(() => screen.getByRole('searchbox').focus());
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => elsewhere.focus());
    const list = document.querySelector('dialog');
    const closeList = list?.close.bind(list);
    if (list)
      list.close = () => {
        closeList?.();
        button.focus();
      };
    act(() => jest.advanceTimersByTime(150));
    expect(list).not.toHaveAttribute('open');
    expect(elsewhere).toHaveFocus();
  });

  it('closes by its own button however long that is held, where a press gives a button no focus', () => {
    const { button } = show();
    fireEvent.click(button);
    act(() => screen.getByRole('searchbox').focus());
    // What macOS does unless the page prevents it.
    if (fireEvent.mouseDown(button)) act(() => screen.getByRole('searchbox').blur());
    act(() => jest.advanceTimersByTime(400));
    fireEvent.mouseUp(button);
    fireEvent.click(button);
    expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  });

  it('stays open while focus moves within it, or comes back in time', () => {
    const { button } = show();
    fireEvent.click(button);
    act(() => screen.getByRole('searchbox').focus());
    act(() => screen.getByRole('checkbox', { name: /^Nights/ }).focus());
    act(() => jest.advanceTimersByTime(1_000));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    act(() => jest.advanceTimersByTime(100));
    act(() => screen.getByRole('searchbox').focus());
    act(() => jest.advanceTimersByTime(1_000));
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('is modal up to 768 px and closes with its own button', () => {
    const { button } = show(true);
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('button', { name: 'Close Shift' }));
    act(() => jest.runOnlyPendingTimers());
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('is a step in the history where it is modal: Back closes it, and so does its end', () => {
    const close = jest.fn();
    const overlay = jest.mocked(openOverlay).mockReset().mockReturnValue(close);
    const wide = show();
    fireEvent.click(wide.button);
    wide.unmount();
    expect(overlay).not.toHaveBeenCalled();
    const { button, unmount } = show(true);
    fireEvent.click(button);
    act(() => overlay.mock.calls[0]?.[0]());
    act(() => jest.runOnlyPendingTimers());
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    expect(close).toHaveBeenCalledTimes(1);
    fireEvent.click(button);
    unmount();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it.each(['Close Shift', 'More filters'])('leads back to its field by %p', (name) => {
    const { button, onDone } = show(true);
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('button', { name }));
    act(() => jest.runOnlyPendingTimers());
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('leads to the field after it, if there is one', () => {
    const { button, onDone, onNext } = show(true, 'Job type');
    fireEvent.click(button);
    expect(screen.queryByRole('button', { name: 'More filters' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next: Job type' }));
    act(() => jest.runOnlyPendingTimers());
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(onNext).toHaveBeenCalledTimes(1);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('leads to the results by its last button', () => {
    const { button, onDone } = show(true);
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('button', { name: 'Show 12 jobs' }));
    act(() => jest.runOnlyPendingTimers());
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('reports which option was pressed, and finds options by any part of their name', () => {
    const { onToggle, button } = show();
    fireEvent.click(button);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'iGH' } });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Nights/ }));
    expect(onToggle).toHaveBeenCalledWith('Nights');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
    expect(screen.getByText('No shifts match your search')).toBeVisible();
  });

  it('is navigated by arrows, Home and End, and typing on an option goes into the search field', () => {
    const { button } = show();
    fireEvent.click(button);
    const field = screen.getByRole('searchbox');
    const [days, nights] = screen.getAllByRole('checkbox');
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? field, { key });
    field.focus();
    press('ArrowDown');
    expect(days).toHaveFocus();
    press('ArrowDown');
    expect(nights).toHaveFocus();
    press('ArrowDown');
    expect(nights).toHaveFocus();
    press('Home');
    expect(days).toHaveFocus();
    press('End');
    expect(nights).toHaveFocus();
    press('ArrowUp');
    press('ArrowUp');
    expect(field).toHaveFocus();
    press('End');
    expect(field).toHaveFocus();
    press('ArrowDown');
    press('n');
    expect(field).toHaveFocus();
  });

  it('checks the only option left on Enter, announces how many are left, and submits no form', () => {
    const { onToggle, button } = show();
    fireEvent.click(button);
    const field = screen.getByRole('searchbox');
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    expect(onToggle).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: 'nig' } });
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 options');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onToggle).toHaveBeenCalledWith('Nights');
  });
});
