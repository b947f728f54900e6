import type { ComponentType } from 'react';
import { lazy } from 'react';

/** A component fetched when it is first shown. One that cannot be fetched shows nothing and takes nothing down with it. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const nothing = (): { default: ComponentType<P> } => ({ default: () => null });
  return lazy(() => load().then((part) => ({ default: part }), nothing));
}
