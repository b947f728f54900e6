'use client';

import { List, Map as MapIcon, X } from 'lucide';
import { Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useEarlyChoices } from '@/lib/client/use-early-choices';
import { useJobMap } from '@/lib/client/use-job-map';
import { JOB_MAP } from '@/lib/content/job-map';
import type { JobMapStart } from '@/lib/domain/job-map-start';
import { emptyQuery, withNear, withoutTag, type JobQuery } from '@/lib/domain/job-query';
import { JOB_MESSAGES } from '@/lib/domain/messages';
import { writeMapFilters } from '@/lib/domain/map-query';
import { boundsAround, boundsOfStates } from '@/lib/domain/map-view';
import { toggleOption } from '@/lib/domain/toggle-option';
import { FilterTags } from '@/components/jobs/filter-tags';
import { SearchNotes } from '@/components/jobs/search-notes';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { TextButton } from '@/components/ui/text-button';
import styles from './job-map.module.css';
import { MapCount } from './map-count';
import { MapFilters } from './map-filters';
import { MapLoading } from './map-loading';
import { EmptyMap, MapError } from './map-states';
import { PlaceList } from './place-list';
import { UnplacedJobs } from './unplaced-jobs';

const FORM_ID = 'map-filters';

/** Leaflet comes with this part alone, once the page stands. */
const MapCanvas = lazyPart(() =>
  import('./map-canvas').then(
    (part) => part.MapCanvas,
    () => import('./map-missing').then((part) => part.MapMissing),
  ),
);

type Props = {
  readonly start: JobMapStart;
  /** Within a page of another site: links leave its frame. */
  readonly embedded?: boolean;
};

/** The map page below its heading: filters, tags, the map or the same as a list (specification, section 2). */
export function JobMap({ start, embedded = false }: Props) {
  const map = useJobMap(start);
  const { query, change, list } = map;
  /** A thousand lines can wait for the press that changes them. */
  const listed = useDeferredValue(
    useMemo(() => list && { states: list.states, query }, [list, query]),
  );
  const [asList, setAsList] = useState(false);
  const [moved, setMoved] = useState(false);
  const [resets, setResets] = useState(0);
  const results = useRef<HTMLElement>(null);
  useEarlyChoices(FORM_ID, query, change);

  const path = embedded ? JOB_MAP.embedPath : JOB_MAP.path;
  const target = embedded ? '_top' : undefined;
  /** What was pressed is gone from the page: focus stays beside it. */
  const keepFocus = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  const hrefOf = (next: JobQuery) => {
    const search = writeMapFilters(map.search, next);
    return search ? `${path}?${search}` : path;
  };
  const place = map.near?.place;
  const fitted = useMemo(
    () =>
      place ? boundsAround(place.position, query.radius) : boundsOfStates(query.filters.state),
    [place, query],
  );
  const hasMap = map.state === 'loading' || map.state === 'ready';

  return (
    <div className={styles.columns} data-embedded={embedded || undefined}>
      <MapFilters
        formId={FORM_ID}
        path={path}
        search={map.search}
        found={map}
        query={query}
        startsCollapsed={query.collapsed}
        onToggle={(facet, value) => change(toggleOption(map, query, facet, value))}
        onNear={(near, radius) => change(withNear(query, near, radius))}
        onIntent={map.prepare}
      />
      <section
        ref={results}
        className={styles.results}
        tabIndex={-1}
        aria-label="Jobs by place"
        aria-busy={map.isBehind || undefined}
      >
        <FilterTags
          tags={map.tags}
          hrefOf={(tag) => hrefOf(withoutTag(query, tag))}
          onRemove={(tag) => {
            change(withoutTag(query, tag));
            keepFocus();
          }}
        >
          <TextButton
            className={styles.clear}
            onClick={() => {
              change(emptyQuery);
              keepFocus();
            }}
          >
            Clear All
          </TextButton>
        </FilterTags>
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {list && <MapCount list={list} />}
          </p>
          <Button
            className={styles.view}
            variant="quiet"
            size="sm"
            onClick={() => setAsList(!asList)}
          >
            <Icon icon={asList ? MapIcon : List} />
            {asList ? 'Show as map' : 'Show as list'}
          </Button>
        </div>
        {map.state === 'error' && <MapError onRetry={map.retry} target={target} />}
        {map.state === 'empty' && <EmptyMap target={target} />}
        {list?.total === 0 && map.tags.length > 0 && (
          <p className={styles.none}>{JOB_MESSAGES.noMatch}</p>
        )}
        <SearchNotes query={query} found={map} hrefOf={hrefOf} />
        {hasMap && (
          <div className={styles.stage} hidden={asList}>
            <Suspense fallback={<MapLoading />}>
              {map.groups ? (
                <MapCanvas
                  groups={map.groups}
                  filters={map.filters}
                  fitted={fitted}
                  resets={resets}
                  target={target}
                  onMoved={setMoved}
                />
              ) : (
                <MapLoading />
              )}
            </Suspense>
            {(moved || map.tags.length > 0) && map.groups && (
              <IconButton
                icon={X}
                label="Reset Map"
                title="Reset Map"
                className={styles.reset}
                onClick={() => {
                  map.reset();
                  setResets(resets + 1);
                  keepFocus();
                }}
              />
            )}
          </div>
        )}
        {listed && listed.states.length > 0 && (
          <div className={styles.list} data-shown={asList || undefined}>
            <h2 className="visually-hidden">Places with jobs</h2>
            <PlaceList {...listed} target={target} />
          </div>
        )}
        {list && <UnplacedJobs unplaced={list.unplaced} target={target} />}
      </section>
    </div>
  );
}
