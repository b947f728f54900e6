import { Check } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon';
import styles from './picker.module.css';

export type PickerOption = {
  readonly value: string;
  readonly label: string;
  /** Shown beside it, muted: a second spelling, or how many there are. */
  readonly note?: string;
  /** The heading it stands under; options of one group stand together. Equal values of two groups are two options. */
  readonly group?: string;
};

type PickerListProps = Omit<ComponentProps<'div'>, 'id'> & {
  readonly id: string;
  readonly options: readonly PickerOption[];
  readonly chosen: PickerOption | null;
  /** The option the arrow keys stand on. */
  readonly active: number | null;
  /** Why there are none, or ''. */
  readonly message: string;
  /** What happens instead, or ''. */
  readonly remark: string;
  readonly onPick: (index: number) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export const isSameOption = (a: PickerOption, b: PickerOption | null) =>
  a.value === b?.value && a.group === b.group;

type Group = { readonly label: string | undefined; readonly start: number; readonly end: number };

function groupsOf(options: readonly PickerOption[]): readonly Group[] {
  const starts = options.flatMap(({ group }, at) =>
    at === 0 || options[at - 1]?.group !== group ? [at] : [],
  );
  return starts.map((start, at) => ({
    label: options[start]?.group,
    start,
    end: starts[at + 1] ?? options.length,
  }));
}

/** The options of a picker, the chosen one with a check mark. Focus stays where it was: the keys are the owner's. */
export function PickerList(props: PickerListProps) {
  const { id, options, chosen, active, message, remark, onPick, ...native } = props;

  const lines = ({ start, end }: Group) =>
    options.slice(start, end).map((option, at) => (
      <div
        key={option.value}
        id={optionId(id, start + at)}
        role="option"
        className={styles.option}
        aria-selected={isSameOption(option, chosen)}
        data-active={start + at === active || undefined}
        onClick={() => onPick(start + at)}
      >
        <span>{option.label}</span>{' '}
        {option.note && <span className={styles.note}>{option.note}</span>}
        <Icon icon={Check} className={styles.check} />
      </div>
    ));

  return (
    <>
      <div
        // A list that scrolls would be a stop of its own.
        tabIndex={-1}
        {...native}
        id={id}
        role="listbox"
        className={styles.list}
        hidden={options.length === 0}
        // Where a press lands on nothing, the field keeps the focus too.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groupsOf(options).map((group) =>
          group.label === undefined ? (
            lines(group)
          ) : (
            <div key={group.label} role="group" aria-label={group.label}>
              <div className={styles.group} aria-hidden>
                {group.label}
              </div>
              {lines(group)}
            </div>
          ),
        )}
      </div>
      <p className={styles.message} role="status">
        {message}
        {remark && <span className={styles.remark}> {remark}</span>}
      </p>
    </>
  );
}
