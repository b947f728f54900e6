'use client';

import { useLayoutEffect, useRef } from 'react';
import type { MapGroup } from '@/lib/domain/map-groups';
import { placeHeading } from '@/lib/domain/map-names';
import { PlaceCard } from './place-card';
import styles from './place-popup.module.css';

type Props = {
  readonly group: MapGroup;
  readonly target: '_top' | undefined;
};

/** What a marker shows: the card of its one job, or all of them under a heading. It takes focus; its marker takes it back. */
export function PlacePopup({ group, target }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => popup.current?.focus({ preventScroll: true }), []);
  const { jobs } = group;
  const [only] = jobs;
  return (
    <div ref={popup} className={styles.popup} tabIndex={-1}>
      {jobs.length === 1 && only ? (
        <PlaceCard job={only} target={target} />
      ) : (
        <>
          <h3 className={styles.heading}>{placeHeading(group)}</h3>
          {/* It scrolls, so the keyboard must be able to get to it. */}
          <ul className={styles.list} tabIndex={0} aria-label={placeHeading(group)}>
            {jobs.map((job) => (
              <li key={job.id}>
                <PlaceCard job={job} target={target} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
