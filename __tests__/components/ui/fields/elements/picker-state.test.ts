import {
  accepted,
  afterKey,
  chosenOf,
  closed,
  dismissed,
  linesOf,
  messageOf,
  NEW_PICKER,
  opened,
  picked,
  textOf,
  typedIn,
  understood,
  type Line,
  type PickerState,
} from '@/components/ui/fields/elements/picker-state';

const line = (label: string, code: string): Line => ({
  facet: 'state',
  value: code,
  label,
  code,
  jobs: 1,
  note: code,
});
const IOWA = line('Iowa', 'IA');
const TEXAS = line('Texas', 'TX');
const UTAH = line('Utah', 'UT');
const READY: PickerState = { ...NEW_PICKER, options: [IOWA, TEXAS, UTAH] };
const MODAL = { ...READY, isModal: true };

/** Presses keys one after the other; a key that the picker ignores changes nothing. */
const press = (state: PickerState, ...keys: readonly string[]) =>
  keys.reduce((now, key) => afterKey(now, key, false) ?? now, state);

describe('a picker', () => {
  it('opens by arrow, wraps around, and takes the active option', () => {
    const open = press(READY, 'ArrowDown');
    expect([open.isOpen, open.active]).toEqual([true, null]);
    expect(press(open, 'ArrowDown').active).toBe(0);
    expect(press(open, 'ArrowUp').active).toBe(2);
    expect(press(open, 'ArrowUp', 'ArrowDown').active).toBe(0);
    const taken = press(open, 'ArrowDown', 'ArrowDown', 'Enter');
    expect([textOf(taken), taken.isOpen, taken.active]).toEqual(['Texas', false, null]);
  });

  it('leaves Enter to the form if no option is active, and Space to the text', () => {
    expect(afterKey(READY, 'Enter', false)).toBeNull();
    expect(afterKey(typedIn(READY, 'tex'), 'Enter', false)).toBeNull();
    expect(afterKey(typedIn(READY, 'new'), ' ', false)).toBeNull();
    expect(afterKey(READY, 'a', false)).toBeNull();
  });

  it('can be typed over: typed text replaces the choice', () => {
    const chosen = picked(opened(READY), 1);
    expect(chosenOf(chosen)).toBe(TEXAS);
    const typed = typedIn(chosen, 'u');
    expect([textOf(typed), chosenOf(typed), typed.isOpen]).toEqual(['u', null, true]);
    expect(linesOf(typed)).toEqual([UTAH]);
  });

  it('clears the choice by choosing it again', () => {
    const chosen = picked(opened(READY), 1);
    expect(picked(opened(chosen), 1).value).toEqual({ chosen: null, typed: null });
  });

  it('turns a text that matches an option into it, and keeps any other', () => {
    expect(understood(typedIn(READY, 'tx')).value).toEqual({ chosen: TEXAS, typed: null });
    expect(understood(typedIn(READY, 'omaha')).value).toEqual({ chosen: null, typed: 'omaha' });
    expect(understood(typedIn({ ...READY, options: null }, 'tx')).value.typed).toBe('tx');
    expect(understood(READY)).toBe(READY);
  });

  it('closes by Escape and keeps the text, then clears it, then leaves the key alone', () => {
    const typed = typedIn(READY, 'tex');
    expect(textOf(press(typed, 'Escape'))).toBe('tex');
    const empty = press(typed, 'Escape', 'Escape');
    expect(textOf(empty)).toBe('');
    expect(afterKey(empty, 'Escape', false)).toBeNull();
  });

  it('says why there is nothing to choose', () => {
    expect(messageOf(READY, 'None')).toEqual(['', '']);
    expect(messageOf(NEW_PICKER, 'None')).toEqual(['Loading options...', '']);
    expect(messageOf({ ...NEW_PICKER, hasFailed: true }, 'None')[0]).toMatch(/did not load/);
    expect(messageOf(typedIn(READY, 'zzz'), 'None')).toEqual([
      'None',
      'Search will look for these words.',
    ]);
    expect(messageOf({ ...READY, options: [] }, 'None')).toEqual(['None', '']);
  });
});

describe('a picker with a modal list', () => {
  it('opens by Enter and Space, and is closed by the browser', () => {
    for (const key of ['Enter', ' ']) expect(afterKey(MODAL, key, false)?.isOpen).toBe(true);
    expect(afterKey(opened(MODAL), 'Escape', false)).toBeNull();
  });

  it('stays open for a choice, and closes by Done', () => {
    const chosen = picked(opened(MODAL), 0);
    expect([chosen.isOpen, chosenOf(chosen)]).toEqual([true, IOWA]);
    expect(accepted(chosen)).toEqual({ ...closed(chosen) });
  });

  it('jumps to either end of its list', () => {
    expect(afterKey(opened(MODAL), 'End', true)?.active).toBe(2);
    expect(afterKey(opened(MODAL), 'Home', true)?.active).toBe(0);
    expect(afterKey(opened(MODAL), 'End', false)).toBeNull();
  });

  it('takes what was typed last, whether an option, words or nothing', () => {
    const typed = (text: string, from: PickerState = MODAL) =>
      accepted(typedIn(opened(from), text)).value;
    expect(typed('iow')).toEqual({ chosen: IOWA, typed: null });
    expect(typed('omaha')).toEqual({ chosen: null, typed: 'omaha' });
    const words = { ...MODAL, value: { chosen: null, typed: 'omaha' } };
    expect(opened(words).sought.text).toBe('omaha');
    expect(typed(' ', words)).toEqual({ chosen: null, typed: null });
    expect(typed('', { ...MODAL, value: { chosen: IOWA, typed: null } }).chosen).toBe(IOWA);
  });

  it('keeps a choice made after typing, and its previous value if it is dismissed', () => {
    const chosen = picked(typedIn(opened(MODAL), 'tex'), 0);
    expect(textOf(accepted(chosen))).toBe('Texas');
    expect(textOf(dismissed(typedIn(opened(chosen), 'zzz')))).toBe('Texas');
    expect(textOf(dismissed(typedIn(opened(MODAL), 'zzz')))).toBe('zzz');
  });
});
