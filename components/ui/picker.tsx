'use client';

import { useId, useImperativeHandle } from 'react';
import type { Ref } from 'react';
import type { IconNode } from 'lucide';
import { Button } from './button';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { optionId, PickerList } from './picker-list';
import type { PickerOption } from './picker-list';
import styles from './picker.module.css';
import { TextInput } from './text-input';
import { usePicker } from './use-picker';
import type { PickerRules } from './use-picker';

export type PickerProps<Option extends PickerOption> = PickerRules<Option> & {
  readonly ref?: Ref<Pick<HTMLElement, 'focus'>>;
  /** The form field's name: without scripts this is a plain field of a GET form. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly icon: IconNode;
  /** Names the search field of the modal list. */
  readonly searchLabel: string;
  /** See Dialog: the modal list is an overlay. */
  readonly onOverlay?: ((close: () => void) => () => void) | undefined;
};

/**
 * One choice out of a list that is searched by typing, or the text as it is typed: a combobox with a listbox below it, or a
 * modal list on a small screen. Choosing the chosen option clears it, and so does emptying the field.
 */
export function Picker<Option extends PickerOption>({ ref, ...props }: PickerProps<Option>) {
  const { label, value, open, modal } = props;
  const fieldId = useId();
  const picker = usePicker(props);
  const { listId, root, field, text, chosen, found, at, message, remark, onKeyDown } = picker;
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), [field]);

  const list = {
    id: listId,
    'aria-label': label,
    options: found,
    chosen,
    active: at,
    message,
    remark,
    onPick: picker.toggle,
  };
  const activeId = at === null ? undefined : optionId(listId, at);

  return (
    <div ref={root} className={styles.picker} onBlur={picker.leave} onFocus={picker.stay}>
      <Icon icon={props.icon} className={styles.icon} />
      <label htmlFor={fieldId} className={styles.label}>
        {label}
      </label>
      <input
        ref={field}
        id={fieldId}
        name={props.name}
        className={styles.field}
        placeholder={props.placeholder}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={open}
        aria-haspopup={modal ? 'dialog' : 'listbox'}
        aria-controls={open ? listId : undefined}
        aria-autocomplete={modal ? 'none' : 'list'}
        aria-activedescendant={open && !modal ? activeId : undefined}
        readOnly={modal}
        value={value.typed ?? value.chosen?.label ?? ''}
        onFocus={(event) => {
          props.onWant();
          if (!modal) event.target.select();
        }}
        onMouseDown={picker.aim}
        onClick={picker.press}
        onChange={(event) => picker.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {open && !modal && (
        <div className={styles.popup}>
          <PickerList {...list} />
        </div>
      )}
      {modal && (
        <Dialog
          open={open}
          onClose={picker.dismiss}
          onOverlay={props.onOverlay}
          title={label}
          footer={
            <Button variant="solid" block onClick={picker.accept}>
              Done
            </Button>
          }
        >
          <TextInput
            type="search"
            controlSize="sm"
            aria-label={props.searchLabel}
            placeholder={props.searchLabel}
            autoComplete="off"
            value={text}
            onChange={(event) => picker.type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <PickerList
            {...list}
            tabIndex={0}
            data-autofocus
            aria-activedescendant={activeId}
            onKeyDown={onKeyDown}
          />
        </Dialog>
      )}
    </div>
  );
}
