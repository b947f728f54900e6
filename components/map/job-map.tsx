'use client';

import { useMemo, useState } from 'react';
import type { JobMapStart } from '@/lib/domain/map/job-map-start';
import { unpackPlaces } from '@/lib/domain/map/map-places';
import styles from './job-map.module.css';
import { MapSearch, type MapState } from './map-search';
import { MapStage } from './map-stage';

type Props = {
  readonly start: JobMapStart;
  /** Embedded in a page of another site: links open outside its frame. */
  readonly embedded?: boolean;
};

/**
 * The map page below its heading (specification, section 2): the search, and the map itself, which shows the data the page came with until
 * the search reports other data.
 */
export function JobMap({ start, embedded = false }: Props) {
  const [reported, setReported] = useState<MapState | null>(null);
  const drawn = useMemo(
    () => ({ groups: unpackPlaces(start.places), filters: start.filters }),
    [start],
  );
  const view = reported ?? {
    fitted: start.fitted,
    unplaced: start.unplaced,
    isFiltered: start.tags.length > 0,
    shownAs: start.hasPlaces ? 'map' : null,
    isStale: false,
  };
  return (
    <div className={`${styles.columns} grid top`} data-embedded={embedded || undefined}>
      <MapSearch start={start} embedded={embedded} onMap={setReported} />
      <MapStage
        {...view}
        drawn={reported?.drawn ?? drawn}
        target={embedded ? '_top' : undefined}
        onUnplaced={() => reported?.prepare()}
      />
    </div>
  );
}
