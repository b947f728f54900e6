import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'span'>, 'children'> & {
  readonly [data: `data-${string}`]: string | undefined;
};

/**
 * A slot for text that only this device knows. `markJobs` writes it outside React, which is told to leave the content alone, so that
 * neither hydration nor a changing list undoes it.
 */
export function DeviceSlot(props: Props) {
  return <span {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
