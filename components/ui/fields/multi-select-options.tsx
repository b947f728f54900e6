'use client';

import { Activity, memo, useEffect, useRef, useState } from 'react';
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
  /** Some of the options, if there are too many to render. */
  readonly shown: readonly MultiSelectOption[];
  /** How many options there are, including those not loaded yet. */
  readonly total: number;
  /** The missing options are being loaded. */
  readonly isLoading: boolean;
  readonly onAll: (() => void) | undefined;
  readonly sought: string;
  /** False while the list is closed: it is not visible, so it is not rendered again. */
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

function Options(props: Props) {
  const { label, name, options, shown, total, sought, noMatchText, toFormValue, onToggle } = props;
  const { isLoading, onAll } = props;
  const list = useRef<HTMLDivElement>(null);
  /** Set once all options are requested: the index of the first that was not shown, which takes over the button's focus. */
  const [first, setFirst] = useState<number>();
  const wanted = sought.trim().toLowerCase();
  const isPart = options.length < total;
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
  const notHere = isPart && `${isLoading ? 'Looking through' : 'Not loaded:'} ${all}`;
  return (
    <div ref={list} className={styles.options} role="group" aria-label={label}>
      {found.map((option) => (
        <Option
          key={option.value}
          option={option}
          name={name}
          value={toFormValue(option.value)}
          onToggle={onToggle}
        />
      ))}
      {isCut && (
        <button
          type="button"
          className={styles.all}
          aria-disabled={isLoading || undefined}
          onClick={() => {
            setFirst(shown.length);
            onAll?.();
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
          ? notHere || noMatchText
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
