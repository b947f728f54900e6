'use client';

import { Activity, memo, useEffect, useRef, useState } from 'react';
import { usePressed } from '@/components/ui/actions/use-pressed';
import checkbox from './checkbox.module.css';
import picker from './search-picker.module.css';
import styles from './multi-select.module.css';

export type MultiSelectOption = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
};

export type OptionsProps = {
  readonly label: string;
  /** The form field's name: without JavaScript the check boxes are sent with the form. */
  readonly name: string;
  /** Those that are loaded. */
  readonly options: readonly MultiSelectOption[];
  /** Some of them, if there are too many to render at once. */
  readonly shown: readonly MultiSelectOption[];
  /** How many options are not loaded yet. */
  readonly left: number;
  /** Those are being loaded. */
  readonly isLoadingAll: boolean;
  /** Called when the visitor asks for all options, or searches for one that may not be loaded. */
  readonly onAll: (() => void) | undefined;
  readonly noMatch: string;
  /** How a value is written in the form. */
  readonly toFormValue: (value: string) => string;
  readonly onToggle: (value: string) => void;
};

type Props = OptionsProps & {
  readonly sought: string;
  /** False while the list is closed: it is not visible, so it is not rendered again. */
  readonly live: boolean;
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

function Options(props: Props) {
  const { label, options, shown, left, isLoadingAll, sought } = props;
  const list = useRef<HTMLDivElement>(null);
  /** Set once all options are requested: the index of the first that was not shown, which takes over the button's focus. */
  const [first, setFirst] = useState<number>();
  const wanted = sought.trim().toLowerCase();
  const isPart = left > 0;
  const total = options.length + left;
  useEffect(() => {
    if (first !== undefined && !isPart) list.current?.querySelectorAll('input')[first]?.focus();
  }, [first, isPart]);
  const found = wanted
    ? options.filter((option) => option.label.toLowerCase().includes(wanted))
    : first === undefined
      ? shown
      : options;
  const isCut = wanted === '' && found.length < total;
  const all = `all ${total.toLocaleString('en-US')}`;
  const notHere = isPart && `${isLoadingAll ? 'Looking through' : 'Not loaded:'} ${all}`;
  return (
    <div ref={list} className={picker.list} role="group" aria-label={label}>
      {found.map((option) => (
        <Option
          key={option.value}
          option={option}
          name={props.name}
          value={props.toFormValue(option.value)}
          onToggle={props.onToggle}
        />
      ))}
      {isCut && (
        <button
          type="button"
          className={`${styles.all} full`}
          aria-disabled={isLoadingAll || undefined}
          onClick={() => {
            setFirst(shown.length);
            props.onAll?.();
          }}
        >
          <span>{`Show ${all}`}</span>
          <span className="visually-hidden">{` options of ${label}`}</span>
        </button>
      )}
      {isCut && isPart && (
        <p className={styles.hint}>Find the others by keyword in the job list.</p>
      )}
      <p className={found.length === 0 ? styles.none : 'visually-hidden'} role="status">
        {found.length === 0
          ? notHere || props.noMatch
          : wanted && (notHere || `${found.length} of ${total} options`)}
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
