'use client';

import { useEffect, useRef } from 'react';
import { deviceKeys } from '@/lib/client/device-keys';
import { whenIdle } from '@/lib/client/when-idle';
import styles from './toast.module.css';

const load = () => import('./mark-jobs');
const nothing = () => {};

/**
 * One listener for every save button, and the place of the message after it. All else is fetched at the first press, or at
 * rest where this device keeps something: a page for a first visit carries no more than this (docs/decisions/0025).
 */
export function DeviceMarks() {
  const status = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-save]');
      if (button) void load().then(({ pressSave }) => pressSave(button, status.current), nothing);
    };
    document.documentElement.dataset.device = '';
    document.addEventListener('click', press);
    const stop = whenIdle(() => {
      if (deviceKeys().length > 0) void load().then(({ markJobs }) => markJobs(), nothing);
    });
    return () => {
      document.removeEventListener('click', press);
      stop();
    };
  }, []);

  return <div ref={status} role="status" className={styles.status} />;
}
