'use client';

import { useLayoutEffect, useRef } from 'react';
import type { MapGroup } from '@/lib/domain/map/map-groups';
import { pageOfPlace, placeHeading } from '@/lib/domain/map/map-names';
import { SiteLink } from '@/components/ui/actions/site-link';
import { PlaceCard } from './place-card';
import { PlaceCards } from './place-cards';
import { PlaceCardsLater } from './lazy-place-cards';
import styles from './place-popup.module.css';

type Props = {
  readonly group: MapGroup;
  /** What the group was filtered by. */
  readonly filters: string;
  readonly target: '_top' | undefined;
  /** The card's size has changed. */
  readonly onGrown: () => void;
};

/** What a marker shows: the card of its one job, or all of them under a heading. It takes focus; when closed, the marker gets it back. */
export function PlacePopup({ group, filters, target, onGrown }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => popup.current?.focus({ preventScroll: true }), []);
  const { jobs, total } = group;
  const [only] = jobs;
  const heading = placeHeading(group);
  const all = pageOfPlace(group);
  return (
    <div ref={popup} className={`${styles.popup} flex`} tabIndex={-1}>
      {total === 1 && only ? (
        <PlaceCard job={only} target={target} />
      ) : (
        <>
          <h3 className={`${styles.heading} rigid snug size-h4 breaks`}>{heading}</h3>
          {jobs.length === total ? (
            <PlaceCards jobs={jobs} label={heading} target={target} />
          ) : (
            <PlaceCardsLater
              place={group.key}
              filters={filters}
              label={heading}
              target={target}
              onGrown={onGrown}
            />
          )}
          {all !== null && (
            <SiteLink className={`${styles.all} rigid small`} href={all} target={target}>
              {`All jobs in ${group.city}, ${group.state}`}
            </SiteLink>
          )}
        </>
      )}
    </div>
  );
}
