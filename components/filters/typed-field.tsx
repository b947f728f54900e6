'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { isComposing } from '@/lib/client/page/is-composing';
import { keepField } from '@/lib/client/page/keep-field';
import { TextInput } from '@/components/ui/fields/text-input';
import styles from './typed-field.module.css';

/** How long typing must pause before it counts, in ms. */
const REST_MS = 400;

type Props = {
  readonly name: string;
  /** Id of the form it belongs to, if it stands outside of it. */
  readonly form?: string;
  readonly label: string;
  /** What the query holds. */
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** Placed at the end of the label's line. */
  readonly aside?: ReactNode;
  /** Texts to choose from: a choice counts at once, typing only on Enter or when the field is left. */
  readonly options?: readonly string[];
  readonly onText: (text: string) => void;
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
};

/**
 * A text that filters: on Enter, when the field is left, or when typing pauses. Uncontrolled: its value belongs to the browser, not to
 * React.
 */
export function TypedField(props: Props) {
  const { name, label, value, options, onText } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const resting = useRef(0);
  const shown = useRef(value);
  const tell = useRef(onText);
  const [giveBack] = useState(() => keepField(name));

  useEffect(() => {
    tell.current = onText;
  }, [onText]);
  /** The address was changed from elsewhere: Back, a tag's cross, 'Clear all filters'. */
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    // While typing, the field may end in a space that the address does not have.
    if (input.current && input.current.value.trim() !== value) input.current.value = value;
  }, [value]);
  useEffect(() => () => window.clearTimeout(resting.current), []);
  const takeEarly = useEffectEvent(() => {
    giveBack();
    if (input.current?.value.trim() !== shown.current) onInput();
  });
  /** Typed before this script ran. */
  useEffect(() => takeEarly(), []);

  function take() {
    window.clearTimeout(resting.current);
    const text = input.current?.value.trim() ?? '';
    if (text === shown.current) return;
    shown.current = text;
    tell.current(text);
  }

  function onInput() {
    window.clearTimeout(resting.current);
    if (!options) resting.current = window.setTimeout(take, REST_MS);
    else if (options.includes(input.current?.value ?? '')) take();
  }

  return (
    <div className="gap-label stack">
      <div className={`${styles.head} cluster between`}>
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        {props.aside}
      </div>
      <TextInput
        id={id}
        ref={input}
        type="search"
        name={name}
        form={props.form}
        defaultValue={value}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        autoComplete="off"
        enterKeyHint="search"
        list={options && `${id}-list`}
        onFocus={props.onFocus}
        onInput={onInput}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) take();
        }}
      />
      {options && (
        <datalist id={`${id}-list`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </div>
  );
}
