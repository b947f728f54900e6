import type { ComponentType } from 'react';
import { lazy } from 'react';

const Nothing = () => null;

/**
 * A component fetched when it is first shown. One that cannot be fetched takes nothing down with it: `otherwise` stands in its
 * place, or nothing does.
 */
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
