import type { DragEvent } from 'react';
import { useEffect, useState } from 'react';

const holdsFiles = (event: { readonly dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** Lets an element take a dropped file, and keeps a file dropped beside it from replacing the page and everything typed. */
export function useFileDrop(onFile: (file: File, isAlone: boolean) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const guard = (event: globalThis.DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', guard);
    window.addEventListener('drop', guard);
    return () => {
      window.removeEventListener('dragover', guard);
      window.removeEventListener('drop', guard);
    };
  }, []);

  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      const { files } = event.dataTransfer;
      const file = files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file, files.length === 1);
    },
  };
  return { isOver, handlers } as const;
}
