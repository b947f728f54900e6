'use client';

import { useId } from 'react';
import type { Ref } from 'react';
import type { IconNode } from 'lucide';
import { Button } from './button';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { optionId, PickerList } from './picker-list';
import styles from './picker.module.css';
import { TextInput } from './text-input';
import { usePicker } from './use-picker';
import type { PickerRules } from './use-picker';

export type PickerProps = PickerRules & {
  readonly ref?: Ref<HTMLInputElement>;
  /** The form field's name: without scripts this is a plain field of a GET form. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly icon: IconNode;
  /** Names the search field of the modal list. */
  readonly searchLabel: string;
};

/**
 * One choice out of a list that is searched by typing: a combobox with a listbox below it, or a modal list on a small
 * screen. Choosing the chosen option clears it, and so does emptying the field.
 */
export function Picker({ ref, ...props }: PickerProps) {
  const { label, chosen, open, modal } = props;
  const fieldId = useId();
  const picker = usePicker(props);
  const { listId, root, typed, found, at, message } = picker;
  const { show, close, toggle, type, leave, onKeyDown } = picker;

  const list = {
    id: listId,
    'aria-label': label,
    options: found,
    chosen,
    active: at,
    message,
    onPick: toggle,
  };
  const activeId = at === null ? undefined : optionId(listId, at);

  return (
    <div ref={root} className={styles.picker} onBlur={leave} onFocus={picker.stay}>
      <Icon icon={props.icon} className={styles.icon} />
      <label htmlFor={fieldId} className={styles.label}>
        {label}
      </label>
      <input
        ref={ref}
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
        value={modal ? (chosen?.label ?? '') : (typed ?? chosen?.label ?? '')}
        onFocus={props.onWant}
        onClick={show}
        onChange={(event) => type(event.target.value)}
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
          onClose={close}
          title={label}
          footer={
            <Button variant="solid" block onClick={close}>
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
            value={typed ?? ''}
            onChange={(event) => type(event.target.value)}
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
