import { memo, type ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './text-input.module.css';

type TextInputProps = ComponentProps<'input'> & {
  /** sm: the search field inside a dropdown. */
  controlSize?: 'md' | 'sm';
};

/** Memoized: React writes a control's value whenever it renders it, over what a browser put there without an event. */
export const TextInput = memo(function TextInput({
  controlSize = 'md',
  className,
  ...native
}: TextInputProps) {
  return (
    <input className={classNames(styles.input, className)} data-size={controlSize} {...native} />
  );
});
