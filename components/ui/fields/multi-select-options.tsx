'use client';

import { Activity, memo } from 'react';
import { usePressed } from '@/components/ui/actions/use-pressed';
import checkbox from './checkbox.module.css';
import styles from './multi-select.module.css';

export type MultiSelectOption = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
};

type Props = {
  readonly label: string;
  readonly name: string;
  readonly options: readonly MultiSelectOption[];
  readonly sought: string;
  /** False while the list is closed: nobody sees it, so it is not drawn again. */
  readonly live: boolean;
  readonly noMatchText: string;
  readonly toFormValue: (value: string) => string;
  readonly onToggle: (value: string) => void;
};

type OptionProps = Pick<Props, 'name' | 'onToggle'> & {
  readonly option: MultiSelectOption;
  readonly value: string;
};

function Option({ option, name, value, onToggle }: OptionProps) {
  const [checked, press] = usePressed(option.selected, option);
  return (
    // Bare markup: a few hundred of these are in the first HTML.
    <label data-none={option.count === 0 || undefined}>
      <input
        type="checkbox"
        className={checkbox.box}
        name={name}
        value={value}
        checked={checked}
        onChange={() => {
          press();
          onToggle(option.value);
        }}
      />
      <span>{option.label}</span> <span>{option.count}</span>
    </label>
  );
}

function Options({ label, name, options, sought, noMatchText, toFormValue, onToggle }: Props) {
  const wanted = sought.trim().toLowerCase();
  const found = wanted
    ? options.filter((option) => option.label.toLowerCase().includes(wanted))
    : options;
  return (
    <div className={styles.options} role="group" aria-label={label}>
      {found.map((option) => (
        <Option
          key={option.value}
          option={option}
          name={name}
          value={toFormValue(option.value)}
          onToggle={onToggle}
        />
      ))}
      <p className={found.length === 0 ? styles.none : 'visually-hidden'} role="status">
        {found.length === 0
          ? noMatchText
          : wanted && `${found.length} of ${options.length} options`}
      </p>
    </div>
  );
}

/** A component of its own, so that an early press elsewhere does not wait for hundreds of boxes to hydrate. */
function Part(props: Props) {
  return (
    <Activity>
      <Options {...props} />
    </Activity>
  );
}

export const MultiSelectOptions = memo(Part, (before, now) => !before.live && !now.live);
