'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { deviceKeys } from '@/lib/client/device-keys';
import { whenIdle } from '@/lib/client/when-idle';
import { SiteLink } from '@/components/ui/site-link';
import { Toast } from './toast';

/** How long a message stays, in ms. What it says can be seen on the button, too. */
const SHOWN_MS = 8_000;

const load = () => import('./mark-jobs');

const WORDS = {
  kept: 'Saved on this device:',
  'without the oldest': 'Your browser is full, so the oldest one went. Saved on this device:',
  removed: 'No longer saved:',
  full: 'This device keeps no more saved jobs. Remove one first, then save',
  'not kept': 'Your browser did not keep this:',
} as const;

type Said = {
  readonly outcome: keyof typeof WORDS;
  readonly title: string;
  readonly path: string;
};

/**
 * One listener for every save button, and the message after it. What marks the jobs is fetched at the first press, or at rest
 * where this device keeps something: a first visit does without (docs/decisions/0025).
 */
export function DeviceMarks() {
  const path = usePathname();
  const [said, setSaid] = useState<Said | null>(null);

  useEffect(() => {
    const press = async ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-save]');
      if (!button) return;
      const outcome = await load().then(
        ({ pressSave }) => pressSave(button),
        () => 'not kept' as const,
      );
      const { title = '' } = button.dataset;
      setSaid({ outcome, title, path: window.location.pathname });
    };
    const pressed = (event: MouseEvent) => void press(event);
    document.documentElement.dataset.device = '';
    document.addEventListener('click', pressed);
    return () => document.removeEventListener('click', pressed);
  }, []);

  useEffect(
    () =>
      whenIdle(() => {
        if (deviceKeys().length > 0)
          void load().then(
            ({ markJobs }) => markJobs(),
            () => undefined,
          );
      }),
    [path],
  );

  useEffect(() => {
    const timer = said && window.setTimeout(() => setSaid(null), SHOWN_MS);
    return () => window.clearTimeout(timer ?? undefined);
  }, [said]);

  const leadsOn = said?.outcome !== 'removed' && said?.outcome !== 'not kept';
  return (
    <Toast>
      {said?.path === path && (
        <>
          {WORDS[said.outcome]} {said.title}{' '}
          {leadsOn && <SiteLink href="/saved">See saved jobs</SiteLink>}
        </>
      )}
    </Toast>
  );
}
