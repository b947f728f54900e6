/** @jest-environment jsdom */
import { dropdown, keyOf, optionAfter } from '@/lib/client/page/dropdown';
import { openOverlay } from '@/lib/client/page/overlay-step';
import { installDialog } from '@/__tests__/support/dialog';

jest.mock('@/lib/client/page/overlay-step', () => ({ openOverlay: jest.fn() }));

it('a list of options answers no key of a keyboard that composes', () => {
  const enter = { key: 'Enter', isComposing: false, keyCode: 13 } as KeyboardEvent;
  expect(keyOf(enter)).toBe('Enter');
  expect(keyOf({ ...enter, isComposing: true })).toBe('');
});

describe('where a key leads in a list of three options', () => {
  it.each([
    ['ArrowDown', -1, false, 0],
    ['ArrowDown', 2, true, 3],
    ['ArrowUp', 2, true, 1],
    ['ArrowUp', 0, true, -1],
    ['Home', 2, true, 0],
    ['End', 0, true, 2],
    // In the search field they belong to the text.
    ['Home', -1, false, undefined],
    ['End', -1, false, undefined],
    ['Enter', 1, true, undefined],
    ['a', 1, true, undefined],
  ])('%s from %i (in the list: %s) leads to %s', (key, at, isInList, to) => {
    expect(optionAfter(key, at, 3, isInList)).toBe(to);
  });
});

describe('a list of options closes by itself', () => {
  const close = jest.fn();

  beforeAll(installDialog);
  beforeEach(() => {
    close.mockReset();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('when the focus has left, after its time and not before', () => {
    dropdown('home', close).leave();
    jest.advanceTimersByTime(199);
    expect(close).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledWith(false);
  });

  it('not when the focus comes back in time, or once the list is closed', () => {
    const list = dropdown('home', close);
    for (const stop of [list.stay, list.end]) {
      list.leave();
      jest.advanceTimersByTime(199);
      stop();
    }
    jest.runAllTimers();
    expect(close).not.toHaveBeenCalled();
  });

  it('by Back where it is modal, and tells the history of its end', () => {
    const leaveStep = jest.fn();
    const open = jest.mocked(openOverlay).mockReturnValue(leaveStep);
    const dialog = document.createElement('dialog');
    const list = dropdown('home', close);
    list.end();
    list.fill(dialog);
    expect(dialog.open).toBe(true);
    open.mock.calls[0]?.[0]();
    expect(close).toHaveBeenCalledWith(true);
    list.end();
    expect(leaveStep).toHaveBeenCalledTimes(1);
  });
});
