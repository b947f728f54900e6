'use client';

import { X } from 'lucide';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/lib/client/page/when-idle';
import type { MapGroup } from '@/lib/domain/map/map-groups';
import type { MapList } from '@/lib/domain/map/map-list';
import { countInView, type MapBounds } from '@/lib/domain/map/map-view';
import { SkipLink } from '@/components/header/skip-link';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/marks/icon';
import { lazyPart } from '@/components/ui/timing/lazy-part';
import { MapLoading, MapMissing } from './map-states';
import styles from './map-stage.module.css';
import { UnplacedJobs } from '@/components/map-places/unplaced-jobs';

/** The target of the skip link, for keyboard users who have no use for some thirty markers. */
const PAST_THE_MAP = 'past-the-map';

/** Leaflet is loaded only with this part, once the page is idle. */
const MapCanvas = lazyPart(() =>
  import('./map-canvas').then(
    (part) => part.MapCanvas,
    () => MapMissing,
  ),
);

/** What the map shows of the jobs. */
export type StageView = {
  readonly drawn: {
    readonly groups: readonly MapGroup[];
    /** What the groups were filtered by. */
    readonly filters: string;
  };
  readonly fitted: MapBounds | null;
  readonly unplaced: MapList['unplaced'];
  readonly isFiltered: boolean;
  /** Null if there is no map to show. Behind the list it stays as it is. */
  readonly shownAs: 'map' | 'list' | null;
  /** It still shows the result of the previous filters. */
  readonly isStale: boolean;
};

type Props = StageView & {
  readonly target: '_top' | undefined;
  /** Called when the list of jobs without a place is opened. */
  readonly onUnplaced: () => void;
};

type InViewProps = {
  readonly groups: readonly MapGroup[];
  readonly unplaced: number;
  readonly bounds: MapBounds;
};

/** '2 in view of 15': of the jobs that were found, some lie beyond the map's edge. */
function InView({ groups, unplaced, bounds }: InViewProps) {
  const placed = groups.reduce((sum, { total }) => sum + total, 0);
  const shown = countInView(groups, bounds);
  if (shown === placed) return null;
  return <p className={styles.view}>{`${shown} in view of ${placed + unplaced}`}</p>;
}

/** The map, its reset button, and the jobs that have no place on it. */
export function MapStage(props: Props) {
  const { drawn, fitted, unplaced, isFiltered, shownAs, target } = props;
  /** The page has loaded and the browser is idle. */
  const [rests, setRests] = useState(false);
  useEffect(() => whenIdle(() => setRests(true)), []);
  /** What the map shows, and whether it has moved from where it started. */
  const [view, setView] = useState<{ moved: boolean; bounds: MapBounds } | null>(null);
  const [resets, setResets] = useState(0);
  // Moving the map changes `view` but nothing that is drawn on the map, so it is not rendered again.
  const canvas = useMemo(
    () => <MapCanvas {...drawn} fitted={fitted} resets={resets} target={target} onView={setView} />,
    [drawn, fitted, resets, target],
  );
  return (
    <div className="stack gap-4 shrinks" aria-busy={props.isStale || undefined}>
      {shownAs === 'map' && <SkipLink href={`#${PAST_THE_MAP}`}>Skip the map</SkipLink>}
      {shownAs && (
        <div className={styles.stage} data-tall={target && ''} hidden={shownAs === 'list'}>
          <Suspense fallback={<MapLoading />}>{rests ? canvas : <MapLoading />}</Suspense>
          {rests && view && <InView groups={drawn.groups} unplaced={unplaced.total} {...view} />}
          {rests && (view?.moved || isFiltered) && (
            <Button
              variant="quiet"
              size="sm"
              title="Reset Map"
              className={styles.reset}
              onClick={() => setResets(resets + 1)}
            >
              <Icon icon={X} /> Reset Map
            </Button>
          )}
        </div>
      )}
      <div id={PAST_THE_MAP} tabIndex={-1} />
      <UnplacedJobs unplaced={unplaced} target={target} onOpen={props.onUnplaced} />
    </div>
  );
}
