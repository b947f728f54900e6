'use client';

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { isSameOption, optionId } from './picker-list';
import type { PickerOption } from './picker-list';

/** What a picker holds: a chosen option, or what is typed in its place. */
export type PickerValue<Option extends PickerOption> = {
  readonly chosen: Option | null;
  /** Null while nothing is being typed: the field then says what is chosen. */
  readonly typed: string | null;
};

export type PickerRules<Option extends PickerOption> = {
  readonly value: PickerValue<Option>;
  readonly onChange: (value: PickerValue<Option>) => void;
  /** Null until they are there. */
  readonly options: readonly Option[] | null;
  /** They could not be loaded; the next `onWant` tries again. */
  readonly failed: boolean;
  readonly noMatchText: string;
  /** What becomes of a typed text that finds no option. */
  readonly noMatchRemark: string;
  /** The options a typed text finds, best first. */
  readonly find: (options: readonly Option[], typed: string) => readonly Option[];
  /** The value once typing has ended: an option, where the text stands for one. It empties nothing. */
  readonly settle: (
    value: PickerValue<Option>,
    options: readonly Option[] | null,
  ) => PickerValue<Option>;
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
export function usePicker<Option extends PickerOption>(props: PickerRules<Option>) {
  const { value, onChange, options, settle, open, onOpenChange, modal, blurCloseMs } = props;
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const closing = useRef(0);
  /** What the modal list is searched for, and whether that came after the last choice. */
  const [sought, setSought] = useState({ text: '', isLast: false });
  /** Where the arrow keys stand. */
  const [active, setActive] = useState<number | null>(null);

  const text = modal ? sought.text : (value.typed ?? '');
  /** What is typed stands in the place of what was chosen. */
  const chosen = modal || value.typed === null ? value.chosen : null;
  const found = options ? props.find(options, text) : [];
  const at = active !== null && active < found.length ? active : null;
  const message = props.failed
    ? 'The list did not load. Open it again to retry.'
    : !options
      ? 'Loading options...'
      : found.length === 0
        ? props.noMatchText
        : '';
  const remark = options && found.length === 0 && text.trim() !== '' ? props.noMatchRemark : '';

  useEffect(() => () => window.clearTimeout(closing.current), []);

  /** What was typed before the script was there is kept, and opens the list of the field that is still in use. */
  const takeOver = useEffectEvent(() => {
    const input = field.current;
    const early = input?.value ?? '';
    if (!input || (early.trim() === '' && input !== document.activeElement)) return;
    props.onWant();
    if (early.trim() === '') return;
    onChange({ chosen: null, typed: early });
    // Only then is it known whether the list is a modal one, which nobody opened.
    window.setTimeout(() => onOpenChange(input === document.activeElement && !input.readOnly));
  });
  useLayoutEffect(() => takeOver(), []);

  /** What was just chosen can be typed over. */
  useLayoutEffect(() => {
    if (value.chosen && field.current === document.activeElement) field.current?.select();
  }, [value.chosen]);

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
    if (modal) setSought({ text: value.typed ?? '', isLast: false });
    onOpenChange(true);
  }

  /** A press into the field selects what it says: instead of the browser's caret, which comes after the click. */
  function aim(event: MouseEvent<HTMLInputElement>) {
    if (open || modal || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.select();
  }

  /** Its label is pressed too. */
  function press() {
    if (!open && !modal) field.current?.select();
    show();
  }

  function close() {
    window.clearTimeout(closing.current);
    setActive(null);
    onOpenChange(false);
  }

  /** 'Done': what was typed last counts as a choice does. */
  function accept() {
    if (sought.isLast) {
      const typed = sought.text.trim() === '' ? null : sought.text;
      onChange(settle(typed === null ? { ...value, typed } : { chosen: null, typed }, options));
    }
    close();
  }

  /** The modal list left in another way: what is chosen stays, and else what is typed is kept. */
  const dismiss = () => (value.chosen ? close() : accept());

  function toggle(index: number) {
    const option = found[index];
    if (!option) return;
    onChange({ chosen: isSameOption(option, chosen) ? null : option, typed: null });
    if (modal) setSought({ ...sought, isLast: false });
    else close();
  }

  function type(typed: string) {
    setActive(null);
    if (modal) return setSought({ text: typed, isLast: true });
    onChange({ ...value, typed });
    if (!open) {
      props.onWant();
      onOpenChange(true);
    }
  }

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget) || modal) return;
    if (value.typed !== null) onChange(settle(value, options));
    if (open) closing.current = window.setTimeout(close, blurCloseMs);
  }

  function step(by: number) {
    if (!open) return show();
    if (found.length === 0) return;
    const from = at ?? (by > 0 ? -1 : 0);
    setActive((from + by + found.length) % found.length);
  }

  /** Escape closes the list, and empties the field once it is closed; a modal list is the browser's to close. */
  function escape(): boolean {
    if (modal || (!open && !value.chosen && !value.typed)) return false;
    if (open) {
      close();
      field.current?.select();
    } else onChange({ chosen: null, typed: null });
    return true;
  }

  /** Whether the key was for the picker. Enter without an option under the arrows is the form's: it searches. */
  function hears(key: string, inList: boolean): boolean {
    const picks = key === 'Enter' || (key === ' ' && (inList || (modal && !open)));
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Escape') return escape();
    else if (inList && key === 'Home') setActive(0);
    else if (inList && key === 'End') setActive(found.length - 1);
    else if (!picks) return false;
    else if (!open) {
      if (modal) show();
      return modal;
    } else if (at !== null) toggle(at);
    else if (modal && key === 'Enter') accept();
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const inList = event.currentTarget.getAttribute('role') === 'listbox';
    if (hears(event.key, inList)) event.preventDefault();
  }

  const stay = () => window.clearTimeout(closing.current);
  return {
    listId,
    root,
    field,
    text,
    chosen,
    found,
    at,
    message,
    remark,
    aim,
    press,
    accept,
    dismiss,
    toggle,
    type,
    leave,
    stay,
    onKeyDown,
  };
}
