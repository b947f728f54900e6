'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/client/when-idle';
import type { Postcard } from '@/lib/domain/kept';

/** Remembers on this device that the job was looked at, and that jobs were looked at today. Draws nothing. */
export function NoteViewed({ job }: { readonly job: Postcard }) {
  const { id, title, place, pay } = job;
  useEffect(
    () =>
      whenIdle(() => {
        void import('@/lib/client/note').then(
          ({ noteViewed, noteVisit }) => {
            noteVisit();
            noteViewed({ id, title, place, pay });
          },
          // Cut off from the network: this visit is not remembered.
          () => undefined,
        );
      }),
    [id, title, place, pay],
  );
  return null;
}
