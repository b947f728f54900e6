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
  /** Some of them, where all are too many to draw. */
  readonly shown: readonly MultiSelectOption[];
  /** How many there are, those included that are not here yet. */
  readonly total: number;
  /** Those that are not here yet are on their way. */
  readonly isLoading: boolean;
  /** What to do without scripts, where some are left out. */
  readonly hint: string | undefined;
  readonly onAll: (() => void) | undefined;
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

function Options(props: Props) {
  const { label, name, options, shown, total, sought, noMatchText, toFormValue, onToggle } = props;
  const { isLoading, onAll } = props;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  /** The place of the first option that comes with all of them, until it has the focus of the button that asked. */
  const next = useRef<number>(undefined);
  const wanted = sought.trim().toLowerCase();
  const isPart = options.length < total;
  useEffect(() => {
    if (next.current === undefined || isPart) return;
    list.current?.querySelectorAll<HTMLElement>('input')[next.current]?.focus();
    next.current = undefined;
  });
  const drawn = all ? options : shown;
  const found = wanted
    ? options.filter((option) => option.label.toLowerCase().includes(wanted))
    : drawn;
  const isCut = wanted === '' && found.length < total;
  const notHere =
    isPart && isLoading ? `Looking through all ${total.toLocaleString('en-US')}` : null;
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
            next.current = shown.length;
            setAll(true);
            onAll?.();
          }}
        >
          {isLoading ? 'Loading all' : 'Show all'} {total.toLocaleString('en-US')}
          <span className="visually-hidden"> options of {label}</span>
        </button>
      )}
      {isCut && isPart && props.hint && <p className={styles.hint}>{props.hint}</p>}
      <p className={found.length === 0 ? styles.none : 'visually-hidden'} role="status">
        {found.length === 0
          ? (notHere ?? noMatchText)
          : wanted && (notHere ?? `${found.length} of ${total} options`)}
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
