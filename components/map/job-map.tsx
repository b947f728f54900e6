'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import type { JobMapStart } from '@/lib/domain/job-map-start';
import { unpackPlaces } from '@/lib/domain/map-places';
import { afterPaint } from '@/components/ui/after-paint';
import styles from './job-map.module.css';
import { MapSearchLater } from './map-search-later';
import { MapStage, type StageView } from './map-stage';

type Props = {
  readonly start: JobMapStart;
  /** Within a page of another site: links leave its frame. */
  readonly embedded?: boolean;
};

/** What the search tells of the map, and what takes its filters away. */
export type ToldMap = Omit<StageView, 'drawn'> & {
  /** Null as long as it is what the page came with. */
  readonly drawn: StageView['drawn'] | null;
  readonly reset: () => void;
  /** All jobs are wanted, not only those the page names. */
  readonly prepare: () => void;
};

/**
 * The map page below its heading (specification, section 2): what searches, whose script comes at the first input
 * (docs/decisions/0024), and the map itself, which does without that until it is told something else.
 */
export function JobMap({ start, embedded = false }: Props) {
  const [told, setTold] = useState<ToldMap | null>(null);
  const drawn = useMemo(
    () => ({ groups: unpackPlaces(start.places), filters: start.filters }),
    [start],
  );
  /** Pressed before anybody was there to hear it. */
  const early = useRef(new Set<'reset' | 'prepare'>());
  const ask = (what: 'reset' | 'prepare') => {
    if (told) told[what]();
    else early.current.add(what);
  };
  const onMap = useCallback((next: ToldMap) => {
    setTold(next);
    const asked = [...early.current];
    early.current.clear();
    // A frame later: what was chosen early has arrived in the address by then.
    if (asked.length > 0) afterPaint(() => asked.forEach((what) => next[what]()));
  }, []);
  // The same element whatever the map shows: one that changed while its script is on the way would be made anew.
  const search = useMemo(
    () => <MapSearchLater start={start} embedded={embedded} onMap={onMap} />,
    [start, embedded, onMap],
  );
  const view = told ?? {
    fitted: start.fitted,
    unplaced: start.unplaced,
    isFiltered: start.tags.length > 0,
    shownAs: start.hasPlaces ? 'map' : null,
    isBehind: false,
  };
  return (
    <div className={styles.columns} data-embedded={embedded || undefined}>
      {search}
      <MapStage
        {...view}
        drawn={told?.drawn ?? drawn}
        target={embedded ? '_top' : undefined}
        onReset={() => ask('reset')}
        onUnplaced={() => ask('prepare')}
      />
    </div>
  );
}
