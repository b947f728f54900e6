'use client';

import { List, Map as MapIcon } from 'lucide';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useEarlyChoices } from '@/lib/client/search/use-early-choices';
import { useJobMap } from '@/lib/client/search/use-job-map';
import { formatCount } from '@/lib/domain/counts/count';
import { JOB_MAP } from '@/lib/content/pages/job-map';
import type { JobMapStart } from '@/lib/domain/map/job-map-start';
import {
  emptyQuery,
  setTerms,
  withNear,
  withoutTag,
  type JobQuery,
} from '@/lib/domain/query/job-query';
import { listAddress } from '@/lib/domain/query/safe-list-href';
import { JOB_MESSAGES } from '@/lib/domain/messages/list-messages';
import { countPlaces, type MapList } from '@/lib/domain/map/map-list';
import { shownInStates } from '@/lib/domain/map/map-names';
import { writeMapFilters } from '@/lib/domain/map/map-query';
import { shownTags } from '@/lib/domain/lists/shown-tags';
import { toggleOption } from '@/lib/domain/lists/toggle-option';
import { FilterTags } from '@/components/filters/filter-tags';
import { showResults } from '@/components/job-list/lead-to';
import { SearchNotes } from '@/components/job-list/search-notes';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/marks/icon';
import { TextLink } from '@/components/ui/actions/text-link';
import { MapFilters } from './map-filters';
import styles from './map-search.module.css';
import type { StageView } from './map-stage';
import { EmptyMap, MapError } from './map-states';
import { PlaceList } from '@/components/map-places/place-list';

const FORM_ID = 'map-filters';
const NONE_UNPLACED = { total: 0, jobs: [] };

/** What the search passes to the map, and what the map can call back. */
export type MapState = Omit<StageView, 'drawn'> & {
  /** Null while it is still what the page came with. */
  readonly drawn: StageView['drawn'] | null;
  /** Requests all jobs, not only those the page lists. */
  readonly prepare: () => void;
};

type Props = {
  readonly start: JobMapStart;
  readonly embedded: boolean;
  readonly onMap: (map: MapState) => void;
};

/**
 * '412 positions found in 168 places, 31 shown in Texas'.
 * @param states in the address, to which the view is fitted; the map does not hide other states
 */
function mapCount(list: MapList, states: readonly string[]): string {
  const places = countPlaces(list);
  const count = formatCount(list.total);
  if (places === 0) return count;
  const inStates = shownInStates(list, states);
  return `${count} in ${places === 1 ? '1 place' : `${places} places`}${inStates ? `, ${inStates}` : ''}`;
}

/** The search of the map page: filters, tags, count, and the places as a list (specification, section 2). */
export function MapSearch({ start, embedded, onMap }: Props) {
  const map = useJobMap(start);
  const { query, change, list, state, drawn, fitted } = map;
  /** A thousand lines may update later than the press that changes them. */
  const listed = useDeferredValue(
    useMemo(() => list && { states: list.states, query }, [list, query]),
  );
  const [asList, setAsList] = useState(false);
  const results = useRef<HTMLElement>(null);
  useEarlyChoices(FORM_ID, query, change);

  /** The pressed control is gone from the page, so focus moves to the results beside it. */
  const keepFocus = () => results.current?.focus({ preventScroll: true });
  const { prepare, isStale } = map;
  const unplaced = list?.unplaced ?? NONE_UNPLACED;
  const isFiltered = map.tags.length > 0;
  const view = asList ? 'list' : 'map';
  const shownAs = state === 'ready' ? view : null;
  useLayoutEffect(
    () => onMap({ drawn, fitted, unplaced, isFiltered, shownAs, isStale, prepare }),
    [onMap, drawn, fitted, unplaced, isFiltered, shownAs, isStale, prepare],
  );

  const path = embedded ? JOB_MAP.embedPath : JOB_MAP.path;
  const target = embedded ? '_top' : undefined;
  const hrefOf = (next: JobQuery) => {
    const search = writeMapFilters(map.search, next);
    return search ? `${path}?${search}` : path;
  };

  return (
    <>
      <MapFilters
        formId={FORM_ID}
        path={path}
        search={map.search}
        found={map}
        moreOptions={map.moreOptions}
        query={query}
        startsCollapsed={query.collapsed}
        onToggle={(facet, value) => change(toggleOption(map, query, facet, value))}
        onShifts={(shifts, on) => change(setTerms(query, 'shift', shifts, on))}
        onNear={(near, radius) => change(withNear(query, near, radius))}
        onIntent={map.prepare}
        total={list && !isStale ? list.total : null}
        onShow={() => showResults(results.current)}
      />
      <section
        ref={results}
        className={`${styles.results} stack gap-4 shrinks`}
        tabIndex={-1}
        aria-label="Jobs by place"
        aria-busy={isStale || undefined}
      >
        <FilterTags
          tags={shownTags(map)}
          hrefOf={(tag) => hrefOf(withoutTag(query, tag))}
          onRemove={(tag) => {
            change(withoutTag(query, tag));
            keepFocus();
          }}
          clearLabel="Clear All"
          onClear={() => {
            change(emptyQuery);
            keepFocus();
          }}
        />
        <div className={`${styles.bar} row between`}>
          <p className={`${styles.count} snug size-h4 strong tabular`} role="status">
            {list && mapCount(list, query.filters.state)}
          </p>
          <div className={`${styles.right} row between`}>
            {/* One way on at a time: the map's own list first, and from there all of the list page. */}
            <TextLink
              className={styles.list}
              data-shown={asList || undefined}
              href={listAddress(map.search)}
              target={target}
            >
              View Job List
            </TextLink>
            <Button
              className="needs-script"
              variant="quiet"
              size="sm"
              onClick={() => {
                // The list names all jobs of a place.
                prepare();
                setAsList(!asList);
              }}
            >
              <Icon icon={asList ? MapIcon : List} />
              <span>{asList ? 'Show as map' : 'Show as list'}</span>
            </Button>
          </div>
        </div>
        {state === 'error' && <MapError retry={map.retry} target={target} />}
        {state === 'empty' && <EmptyMap target={target} />}
        {list?.total === 0 && isFiltered && <p className={styles.none}>{JOB_MESSAGES.noMatch}</p>}
        <SearchNotes query={query} note={map.note} found={map} hrefOf={hrefOf} />
        {listed && listed.states.length > 0 && (
          <div className={styles.list} data-shown={asList || undefined}>
            <h2 className="visually-hidden">Places with jobs</h2>
            <PlaceList {...listed} target={target} />
          </div>
        )}
      </section>
    </>
  );
}
