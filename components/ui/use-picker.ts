'use client';

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { optionId } from './picker-list';
import type { PickerOption } from './picker-list';

export type PickerRules = {
  /** Null until they are there. */
  readonly options: readonly PickerOption[] | null;
  /** They could not be loaded; the next `onWant` tries again. */
  readonly failed: boolean;
  readonly noMatchText: string;
  /** The options a typed text finds, best first. */
  readonly find: (options: readonly PickerOption[], typed: string) => readonly PickerOption[];
  /** The option a typed text spells out. */
  readonly exact: (options: readonly PickerOption[], typed: string) => PickerOption | undefined;
  readonly chosen: PickerOption | null;
  readonly onChoose: (option: PickerOption | null) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The visitor is about to need the options. */
  readonly onWant: () => void;
  /** A small screen: a read-only field that opens a modal list. */
  readonly modal: boolean;
  /** How long the list stays open after focus has left, in ms. */
  readonly blurCloseMs: number;
};

/** What a picker does with typing, keys, presses and focus. */
export function usePicker(props: PickerRules) {
  const { options, chosen, onChoose, open, onOpenChange, modal, blurCloseMs } = props;
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const closing = useRef(0);
  /** Null while nothing is being typed: the field then says what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Where the keys stand, and whether the arrows brought it there. */
  const [active, setActive] = useState<{ index: number; byArrow: boolean } | null>(null);

  const found = options ? props.find(options, typed ?? '') : [];
  const at = active && active.index < found.length ? active.index : null;
  const message = props.failed
    ? 'The list did not load. Open it again to retry.'
    : !options
      ? 'Loading options...'
      : found.length === 0
        ? props.noMatchText
        : '';

  useEffect(() => () => window.clearTimeout(closing.current), []);

  /** What was typed before the script was there is kept, and opens the list of the field that is still in use. */
  const takeOver = useEffectEvent(() => {
    const field = root.current?.querySelector('input');
    const text = field?.value.trim() ?? '';
    if (!field || (text === '' && field !== document.activeElement)) return;
    props.onWant();
    if (text === '') return;
    setTyped(field.value);
    setActive({ index: 0, byArrow: false });
    onChoose({ value: text, label: text });
    // Only then is it known whether the list is a modal one, which nobody opened.
    window.setTimeout(() => onOpenChange(field === document.activeElement && !field.readOnly));
  });
  useLayoutEffect(() => takeOver(), []);

  useEffect(() => {
    if (!open || at === null) return;
    document.getElementById(optionId(listId, at))?.scrollIntoView({ block: 'nearest' });
  }, [open, at, listId]);

  useEffect(() => {
    if (!open || modal) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return;
      onOpenChange(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, modal, onOpenChange]);

  function show() {
    if (open) return;
    window.clearTimeout(closing.current);
    props.onWant();
    setActive(null);
    onOpenChange(true);
  }

  function close() {
    window.clearTimeout(closing.current);
    setTyped(null);
    setActive(null);
    onOpenChange(false);
  }

  function toggle(option: PickerOption) {
    onChoose(option.value === chosen?.value ? null : option);
    if (!modal) close();
  }

  /** While there is no list to choose from, what is typed counts as it stands: nobody waits for one that may never come. */
  function chooseTyped(text: string) {
    if (text === '') onChoose(null);
    else if (!options) onChoose({ value: text, label: text });
    else if (isStray(options)) onChoose(null);
  }

  function type(text: string) {
    setTyped(text);
    setActive(text.trim() ? { index: 0, byArrow: false } : null);
    if (!modal) chooseTyped(text.trim());
    if (!open) {
      props.onWant();
      onOpenChange(true);
    }
  }

  /** What was spelled out counts as chosen, at once: the next press may be on Search. What the list has not got does not. */
  function settle(): boolean {
    if (typed === null || !options) return false;
    const spelled = props.exact(options, typed);
    if (spelled) onChoose(spelled);
    else if (isStray(options)) onChoose(null);
    return spelled !== undefined;
  }

  /** Chosen as typed before the list was there, and not in it. */
  const isStray = (list: readonly PickerOption[]) =>
    chosen !== null && !list.some(({ value }) => value === chosen.value);

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget) || modal) return;
    const spelled = settle();
    if (typed !== null && (spelled || !open)) setTyped(null);
    if (open) closing.current = window.setTimeout(close, blurCloseMs);
  }

  function step(by: number) {
    if (!open) return show();
    if (found.length === 0) return;
    const from = at ?? (by > 0 ? -1 : 0);
    setActive({ index: (from + by + found.length) % found.length, byArrow: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const inList = event.currentTarget.getAttribute('role') === 'listbox';
    const option = at === null ? undefined : found[at];
    const opens = modal && !open && (event.key === 'Enter' || event.key === ' ');
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (opens) show();
    else if (event.key === 'Enter' && !modal && !option) return void settle();
    else if (inList && (event.key === 'Home' || event.key === 'End')) {
      setActive({ index: event.key === 'Home' ? 0 : found.length - 1, byArrow: true });
    } else if (open && event.key === 'Escape' && !modal) close();
    else if (open && option && (event.key === 'Enter' || (inList && event.key === ' '))) {
      // The first match of a typed text is taken, never taken back.
      if (active?.byArrow || option.value !== chosen?.value) toggle(option);
      else if (!modal) close();
    } else if (!(modal && open && event.key === 'Enter')) return;
    event.preventDefault();
  }

  const stay = () => window.clearTimeout(closing.current);
  return {
    listId,
    root,
    typed,
    found,
    at,
    message,
    show,
    close,
    toggle,
    type,
    leave,
    stay,
    onKeyDown,
  };
}
