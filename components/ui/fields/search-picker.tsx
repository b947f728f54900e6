import type { IconNode } from 'lucide';
import { X } from 'lucide';
import { Button } from '@/components/ui/actions/button';
import { DialogContent, dialogLook } from '@/components/ui/boxes/dialog-content';
import { Icon } from '@/components/ui/marks/icon';
import { IconButton } from '@/components/ui/actions/icon-button';
import { PICKER } from './attributes';
import styles from './search-picker.module.css';
import { TextInput } from './text-input';

type SearchPickerProps = {
  /** The form field's name: without scripts this is a plain field of a GET form. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly icon: IconNode;
  /** Names the search field of the modal list. */
  readonly searchLabel: string;
  readonly noMatch: string;
};

/** Left alone by React, which `next dev` has on documents too: the element writes the list into it. */
const OF_THE_ELEMENT = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/**
 * One choice from a list that is searched by typing, or the typed text itself: a combobox with a listbox below it, or a modal list on a
 * small screen (components/ui/fields/elements/search-picker.ts). Several choices are multi-select.tsx, with this sheet.
 */
export function SearchPicker({ name, label, icon, ...more }: SearchPickerProps) {
  const id = `pick-${name}`;
  return (
    <search-picker className={`${styles.picker} shrinks`} {...{ [PICKER.noMatch]: more.noMatch }}>
      <Icon icon={icon} size="1.4rem" />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        placeholder={more.placeholder}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        suppressHydrationWarning
      />
      <div className={styles.panel} hidden {...{ [PICKER.popup]: '' }} {...OF_THE_ELEMENT} />
      <dialog aria-labelledby={`${id}-title`} {...dialogLook()} suppressHydrationWarning>
        <DialogContent
          title={label}
          titleId={`${id}-title`}
          close={<IconButton icon={X} label="Close" bare {...{ [PICKER.close]: '' }} />}
          footer={
            <Button variant="solid" block {...{ [PICKER.done]: '' }}>
              Done
            </Button>
          }
        >
          <TextInput
            type="search"
            controlSize="sm"
            aria-label={more.searchLabel}
            placeholder={more.searchLabel}
            autoComplete="off"
          />
          <div {...{ [PICKER.room]: '' }} {...OF_THE_ELEMENT} />
        </DialogContent>
      </dialog>
    </search-picker>
  );
}
