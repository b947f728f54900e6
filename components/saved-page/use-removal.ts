import { useCallback, useState } from 'react';
import type { Collection } from '@/lib/client/device/device-storage';

export type Removal = { readonly words: string; readonly undo: (() => void) | null };

/** Removes saved entries, and can put the last one back where it was. */
export function useRemoval() {
  const [removal, setRemoval] = useState<Removal | null>(null);

  const remove = useCallback(<T>(from: Collection<T>, item: T, name: string) => {
    const before = from.read();
    const at = before.indexOf(item);
    if (at === -1) return;
    if (from.write(before.filter((other) => other !== item)) === 'not written') {
      setRemoval({ words: 'Your browser did not remove it.', undo: null });
      return;
    }
    const undo = () => {
      const rest = [...from.read()];
      rest.splice(at, 0, item);
      from.write(rest);
      setRemoval({ words: `${name} is back.`, undo: null });
    };
    setRemoval({ words: `Removed: ${name}.`, undo });
  }, []);

  const say = useCallback((words: string) => setRemoval({ words, undo: null }), []);
  return { removal, remove, say } as const;
}
