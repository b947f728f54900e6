import { Check } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';
import styles from './picker.module.css';

export type PickerOption = {
  readonly value: string;
  readonly label: string;
  readonly code?: string;
};

type PickerListProps = ComponentProps<'ul'> & {
  readonly id: string;
  readonly options: readonly PickerOption[];
  readonly chosen: PickerOption | null;
  /** The option the arrow keys stand on. */
  readonly active: number | null;
  /** Why there are none, or ''. */
  readonly message: string;
  readonly onPick: (option: PickerOption) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options of a picker, the chosen one with a check mark. Focus stays where it was: the keys are the owner's. */
export function PickerList(props: PickerListProps) {
  const { id, options, chosen, active, message, onPick, ...native } = props;
  return (
    <>
      <ul
        {...native}
        id={id}
        role="listbox"
        className={styles.list}
        hidden={options.length === 0}
        // Where a press lands on nothing, the field keeps the focus too.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <li
            key={option.value}
            id={optionId(id, index)}
            role="option"
            className={styles.option}
            aria-selected={option.value === chosen?.value}
            data-active={index === active || undefined}
            onClick={() => onPick(option)}
          >
            <span>{option.label}</span>
            {option.code && <span className={styles.code}>{option.code}</span>}
            <Icon icon={Check} className={styles.check} />
          </li>
        ))}
      </ul>
      <p className={styles.message} role="status">
        {message}
      </p>
    </>
  );
}
