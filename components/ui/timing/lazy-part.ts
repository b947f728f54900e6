import type { ComponentType } from 'react';
import { lazy } from 'react';

const Nothing = () => null;

/** A component loaded when it is first shown. If it cannot be loaded, the rest still works: `otherwise` is rendered instead, or nothing. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  otherwise: ComponentType<P> = Nothing,
) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: otherwise }),
    ),
  );
}
