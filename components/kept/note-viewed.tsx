'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/client/when-idle';
import type { Postcard } from '@/lib/domain/kept';
import { firstInput } from '@/components/ui/first-input';

/**
 * Remembers on this device that the job was looked at, and that jobs were looked at today: once the visitor has done anything at
 * all, scrolled for instance. Draws nothing.
 */
export function NoteViewed({ job }: { readonly job: Postcard }) {
  const { id, title, place, pay } = job;
  useEffect(() => {
    // Not called off where another page of ours takes its place: who presses its first link has seen it.
    const note = () =>
      import('@/lib/client/note').then(
        ({ noteViewed, noteVisit }) => {
          noteVisit();
          noteViewed({ id, title, place, pay });
        },
        // Cut off from the network: this visit is not remembered.
        () => undefined,
      );
    void firstInput().then(() => whenIdle(() => void note()));
  }, [id, title, place, pay]);
  return null;
}
