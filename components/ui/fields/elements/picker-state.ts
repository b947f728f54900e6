import { optionAfter } from '@/lib/client/page/dropdown';
import { EMPTY_FIELD, settled, type SearchField } from '@/lib/domain/home/home-search';
import { findOptions, type SearchOption } from '@/lib/domain/search/search-options';

/** An option as the list shows it. */
export type Line = SearchOption & {
  /** Shown beside it, muted: a second spelling, or the number of jobs. */
  readonly note: string;
  /** Its heading; lines of one group are adjacent. Equal values in two groups are two options. */
  readonly group?: string;
};

/** The state of a picker. Every step below leads from one state to the next. */
export type PickerState = {
  /** The chosen option, or what is typed in its place. */
  readonly value: SearchField<Line>;
  /** Null until they are loaded. */
  readonly options: readonly Line[] | null;
  /** They could not be loaded. */
  readonly hasFailed: boolean;
  /** A small screen: a read-only field that opens a modal list. */
  readonly isModal: boolean;
  readonly isOpen: boolean;
  /** The line reached by the arrow keys. */
  readonly active: number | null;
  /** The search text of the modal list, and whether it was typed after the last choice. */
  readonly sought: { readonly text: string; readonly isLast: boolean };
};

export const NEW_PICKER: PickerState = {
  value: EMPTY_FIELD,
  options: null,
  hasFailed: false,
  isModal: false,
  isOpen: false,
  active: null,
  sought: { text: '', isLast: false },
};

const soughtIn = ({ isModal, sought, value }: PickerState) =>
  isModal ? sought.text : (value.typed ?? '');

/** The lines of the list, best first. */
export const linesOf = (state: PickerState): readonly Line[] =>
  state.options ? findOptions(state.options, soughtIn(state)) : [];

/** Typed text replaces the chosen option. */
export const chosenOf = ({ isModal, value }: PickerState): Line | null =>
  isModal || value.typed === null ? value.chosen : null;

export const textOf = ({ value }: PickerState): string => value.typed ?? value.chosen?.label ?? '';

export const isSameLine = (a: Line, b: Line | null) => a.value === b?.value && a.group === b.group;

/** Why there are no lines, or ''; and what happens instead. */
export function messageOf(state: PickerState, noMatch: string): readonly [string, string] {
  if (state.hasFailed) return ['The list did not load. Open it again to retry.', ''];
  if (!state.options) return ['Loading options...', ''];
  if (linesOf(state).length > 0) return ['', ''];
  const isTyped = soughtIn(state).trim() !== '';
  return [noMatch, isTyped ? 'Search will look for these words.' : ''];
}

export function opened(state: PickerState): PickerState {
  if (state.isOpen) return state;
  const sought = { text: state.value.typed ?? '', isLast: false };
  return { ...state, isOpen: true, active: null, sought };
}

export const closed = (state: PickerState): PickerState => ({
  ...state,
  isOpen: false,
  active: null,
});

/** Typing has ended: the text becomes the option it names, if it names one. */
export const understood = (state: PickerState): PickerState =>
  state.value.typed === null ? state : { ...state, value: settled(state.value, state.options) };

export function typedIn(state: PickerState, typed: string): PickerState {
  if (state.isModal) return { ...state, active: null, sought: { text: typed, isLast: true } };
  return { ...state, active: null, value: { ...state.value, typed }, isOpen: true };
}

/** Choosing the chosen option clears it. A modal list stays open, for 'Done'. */
export function picked(state: PickerState, index: number): PickerState {
  const line = linesOf(state)[index];
  if (!line) return state;
  const chosen = isSameLine(line, chosenOf(state)) ? null : line;
  const next = { ...state, value: { chosen, typed: null } };
  return state.isModal ? { ...next, sought: { ...state.sought, isLast: false } } : closed(next);
}

/** 'Done': text that was typed last counts as a choice. */
export function accepted(state: PickerState): PickerState {
  const { text, isLast } = state.sought;
  if (!isLast) return closed(state);
  const isBlank = text.trim() === '';
  const value = isBlank ? { ...state.value, typed: null } : { chosen: null, typed: text };
  return closed(understood({ ...state, value }));
}

/** The modal list was closed in another way: a choice stays; otherwise the typed text is kept. */
export const dismissed = (state: PickerState): PickerState =>
  state.value.chosen ? closed(state) : accepted(state);

/** Escape closes an open list, and empties the field if the list is closed. The browser itself closes a modal list. */
function escaped(state: PickerState): PickerState | null {
  const { isModal, isOpen, value } = state;
  if (isModal || (!isOpen && !value.chosen && !value.typed)) return null;
  return isOpen ? closed(state) : { ...state, value: EMPTY_FIELD };
}

/**
 * What a key does; null if the picker ignores it. Enter without an active line belongs to the form: it searches.
 * @param isInList whether the list itself has the focus
 */
export function afterKey(state: PickerState, key: string, isInList: boolean): PickerState | null {
  // A letter is the field's: its list is searched once it is typed, not before as well.
  if (key.length < 2 && key !== ' ') return null;
  const { isModal, isOpen, active } = state;
  const { length } = linesOf(state);
  const at = optionAfter(key, active ?? -1, length, isInList);
  if (at !== undefined) {
    if (!isOpen) return opened(state);
    return length > 0 ? { ...state, active: at < 0 ? length - 1 : at % length } : state;
  }
  if (key === 'Escape') return escaped(state);
  const isPick = key === 'Enter' || (key === ' ' && (isInList || (isModal && !isOpen)));
  if (!isPick) return null;
  if (!isOpen) return isModal ? opened(state) : null;
  if (active !== null) return picked(state, active);
  return isModal && key === 'Enter' ? accepted(state) : null;
}
