'use client';

import { ChevronDown, X } from 'lucide';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { Icon } from '@/components/ui/marks/icon';
import { isComposing } from '@/lib/client/page/is-composing';
import { moveAmongOptions } from './move-among-options';
import styles from './multi-select.module.css';
import { MultiSelectOptions, type MultiSelectOption } from './multi-select-options';

export type MultiSelectProps = {
  readonly label: string;
  readonly placeholder: string;
  /** The form field's name: without JavaScript the check boxes are sent with the form. */
  readonly name: string;
  readonly options: readonly MultiSelectOption[];
  /** Some of the options, if there are too many to render at once; by default all that are loaded. */
  readonly shown?: readonly MultiSelectOption[];
  /** How many options are not loaded yet. */
  readonly left?: number;
  readonly isLoadingAll?: boolean;
  /** Called when the visitor asks for all options, or searches for one that may not be loaded. */
  readonly onAll?: (() => void) | undefined;
  readonly selectedCount: number;
  readonly noMatchText: string;
  /** How long the list stays open after focus has left it, in ms. */
  readonly blurCloseMs: number;
  /** Up to this width, in CSS pixels, the list is a modal dialog. */
  readonly modalMaxWidth: number;
  /** How a value is written in the form, if that differs from the value itself. */
  readonly toFormValue?: (value: string) => string;
  readonly onToggle: (value: string) => void;
  /** What the overlay's last button says: 'Show 5 jobs'. */
  readonly doneLabel: string;
  /** That button was pressed, and the overlay is closed: leads to what the filters found. */
  readonly onDone: () => void;
  /** Called when the list becomes an overlay, with a function that closes it. The returned function is called once it is closed. */
  readonly onOverlay: (close: () => void) => () => void;
};

/**
 * A button that opens a searchable list of check boxes: a dropdown on wide screens, a modal overlay on small ones. Both are one native
 * dialog; without scripts the style sheet shows it in the flow.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, placeholder, options, selectedCount, blurCloseMs, modalMaxWidth } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [sought, setSought] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<number>(0);
  const overlayClosed = useRef<() => void>(undefined);

  useEffect(
    () => () => {
      window.clearTimeout(closing.current);
      // A dialog that is removed fires no close event.
      overlayClosed.current?.();
    },
    [],
  );

  function show() {
    const modal = window.matchMedia(`(max-width: ${modalMaxWidth}px)`).matches;
    if (modal) {
      dialog.current?.showModal();
      overlayClosed.current = props.onOverlay(() => close(true));
    } else dialog.current?.show();
    setOpen(true);
  }

  function close(returnFocus: boolean) {
    window.clearTimeout(closing.current);
    const { activeElement } = document;
    const isElsewhere = !dialog.current?.contains(activeElement);
    dialog.current?.close();
    if (returnFocus) button.current?.focus();
    // Safari moves the focus back to where it was when the dialog opened, even from what was pressed since.
    else if (isElsewhere && activeElement instanceof HTMLElement && activeElement !== document.body)
      activeElement.focus({ preventScroll: true });
  }

  function closeSoon(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    closing.current = window.setTimeout(() => close(false), blurCloseMs);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    close(true);
  }

  /** A press on the backdrop lands on the dialog itself, outside its box. */
  function onPress(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== dialog.current || !dialog.current.matches(':modal')) return;
    const box = dialog.current.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside) close(true);
  }

  return (
    <div
      className={styles.root}
      onBlur={closeSoon}
      onFocus={() => window.clearTimeout(closing.current)}
      onKeyDown={onKeyDown}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        // A press that takes the focus from the open list would close it before the click arrives, which would then open it again.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => (open ? close(true) : show())}
      >
        <span
          id={`${id}-value`}
          className={styles.value}
          data-empty={selectedCount === 0 || undefined}
        >
          {selectedCount === 0 ? placeholder : `${selectedCount} selected`}
        </span>
        <Icon icon={ChevronDown} />
      </button>
      <dialog
        ref={dialog}
        id={`${id}-list`}
        className={styles.list}
        aria-labelledby={`${id}-label`}
        tabIndex={-1}
        onClose={() => {
          overlayClosed.current?.();
          setOpen(false);
          setSought('');
        }}
        onMouseDown={onPress}
        onKeyDown={moveAmongOptions}
      >
        <div className={styles.bar}>
          <strong aria-hidden="true">{label}</strong>
          <button type="button" className={styles.close} onClick={() => close(true)}>
            <Icon icon={X} />
            <span className="visually-hidden">{`Close ${label}`}</span>
          </button>
        </div>
        <input
          type="search"
          className={styles.search}
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
        <MultiSelectOptions
          label={label}
          name={props.name}
          options={options}
          shown={props.shown ?? options}
          total={options.length + (props.left ?? 0)}
          isLoading={props.isLoadingAll ?? false}
          onAll={props.onAll}
          toFormValue={props.toFormValue ?? String}
          sought={sought}
          live={open}
          noMatchText={props.noMatchText}
          onToggle={props.onToggle}
        />
        <div className={styles.end}>
          <button type="button" onClick={() => close(true)}>
            More filters
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
