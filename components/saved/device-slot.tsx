import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  readonly [data: `data-${string}`]: string | undefined;
};

/**
 * Room for words that this device alone knows. `markJobs` writes them past React, which is told to leave the inside alone, so
 * that neither hydration nor a list that changes undoes them.
 */
export function DeviceSlot(props: Props) {
  return <span {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
