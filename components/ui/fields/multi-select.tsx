'use client';

import { ChevronDown, X } from 'lucide';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/marks/icon';
import { classNames } from '@/components/ui/class-names';
import { dropdown, keyOf, optionAfter, smallScreen } from '@/lib/client/page/dropdown';
import { MultiSelectOptions, type OptionsProps } from './multi-select-options';
import picker from './search-picker.module.css';
import styles from './multi-select.module.css';
import { TextInput } from './text-input';
import input from './text-input.module.css';

export type MultiSelectProps = OptionsProps & {
  readonly placeholder: string;
  /** What is chosen, in a word or two; null if nothing is. */
  readonly chosen: string | null;
  /** The label of the field after this one, to which the overlay leads; without one it leads back to this field. */
  readonly next: string | undefined;
  /** What the overlay's last button says: 'Show 5 jobs'. */
  readonly doneLabel: string;
  /** That button was pressed, and the overlay is closed: leads to what the filters found. */
  readonly onDone: () => void;
};

/**
 * Several choices from a searchable list of check boxes below a button: a dropdown on wide screens, a modal overlay on small ones. Both
 * are one native dialog; without scripts the style sheet shows it in the flow. The single choice is search-picker.tsx.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, chosen, next } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [sought, setSought] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [list] = useState(() => dropdown('filters', close));
  // A dialog that is removed fires no close event.
  useEffect(() => list.end, [list]);

  function show() {
    if (!dialog.current) return;
    if (smallScreen().matches) list.fill(dialog.current);
    else dialog.current.show();
    setOpen(true);
  }

  function close(returnsFocus = true) {
    list.stay();
    const { activeElement } = document;
    const isElsewhere = !dialog.current?.contains(activeElement);
    dialog.current?.close();
    if (returnsFocus) button.current?.focus();
    // Safari moves the focus back to where it was when the dialog opened, even from what was pressed since.
    else if (isElsewhere && activeElement instanceof HTMLElement && activeElement !== document.body)
      activeElement.focus({ preventScroll: true });
  }

  /** Several filters in a row, without the way back to the panel between them. */
  function openNext() {
    close(false);
    const { current } = button;
    const fields = [
      ...(current?.form?.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]') ?? []),
    ];
    fields[fields.findIndex((field) => field === current) + 1]?.click();
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = open && keyOf(event.nativeEvent);
    if (key === 'Escape') {
      event.preventDefault();
      close();
    } else if (key && dialog.current) moveAmongOptions(event, dialog.current);
  }

  /** A press on the backdrop lands on the dialog itself, outside its box. */
  function onPress({ target, currentTarget, clientX: x, clientY: y }: MouseEvent) {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    if (target === currentTarget && (x < left || x > right || y < top || y > bottom)) close();
  }

  return (
    <div
      className={`${styles.multi} relative stack shrinks`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) list.leave();
      }}
      onFocus={list.stay}
      onKeyDown={onKeyDown}
    >
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className={input.input}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        // A press that takes the focus from the open list would close it before the click arrives, which would then open it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => (open ? close() : show())}
      >
        <span id={`${id}-value`} data-empty={chosen === null || undefined}>
          {chosen ?? props.placeholder}
        </span>
        <Icon icon={ChevronDown} className="turns" />
      </button>
      <dialog
        ref={dialog}
        id={`${id}-list`}
        className={classNames(picker.panel, styles.panel, 'ink')}
        aria-labelledby={`${id}-label`}
        tabIndex={-1}
        onClose={() => {
          list.end();
          setOpen(false);
          setSought('');
        }}
        onMouseDown={onPress}
      >
        <div className={`${styles.bar} one-row between size-h4`}>
          <strong aria-hidden="true">{label}</strong>
          <button type="button" className={`centered ${styles.close}`} onClick={() => close()}>
            <Icon icon={X} />
            <span className="visually-hidden">{`Close ${label}`}</span>
          </button>
        </div>
        <TextInput
          type="search"
          controlSize="sm"
          aria-label={`Search ${label}`}
          placeholder="Search"
          autoComplete="off"
          value={sought}
          onChange={(event) => {
            setSought(event.target.value);
            // The option searched for may not be loaded yet.
            if (props.left) props.onAll?.();
          }}
        />
        <MultiSelectOptions {...props} sought={sought} live={open} />
        <div className={`${styles.end} gap-2`}>
          <button type="button" onClick={next === undefined ? () => close() : openNext}>
            {next === undefined ? 'More filters' : `Next: ${next}`}
          </button>
          <button
            type="button"
            onClick={() => {
              close(false);
              props.onDone();
            }}
          >
            {props.doneLabel}
          </button>
        </div>
      </dialog>
    </div>
  );
}

/**
 * Arrows, Home and End move among the boxes. Enter in the field checks the box if only one is left. Letters typed on a box go into the
 * field. The boxes stay native: Space and Tab work as usual.
 */
function moveAmongOptions(event: KeyboardEvent, list: HTMLElement): void {
  const { target, key } = event;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const field = list.querySelector<HTMLInputElement>('input[type="search"]');
  const at = boxes.findIndex((box) => box === target);
  const isInField = target === field;
  if (at < 0 && !isInField) return;
  const next = optionAfter(key, at, boxes.length, !isInField);
  if (next !== undefined) {
    event.preventDefault();
    (next < 0 ? field : boxes[next])?.focus();
  } else if (!isInField) {
    // Space belongs to the check box.
    const isCharacter = key.length === 1 && key !== ' ';
    if (isCharacter && !event.ctrlKey && !event.metaKey && !event.altKey) field?.focus();
  } else if (key === 'Enter') {
    event.preventDefault();
    if (boxes.length === 1) boxes[0]?.click();
  }
}
