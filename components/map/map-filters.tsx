'use client';

import { useState } from 'react';
import type { MoreOptions } from '@/lib/client/search/use-all-options';
import type { JobQuery, Radius } from '@/lib/domain/query/job-query';
import type { FacetName } from '@/lib/domain/query/facets';
import { encodeListValue } from '@/lib/domain/query/job-query-url';
import { MAP_FACET_NAMES } from '@/lib/domain/map/map-query';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { shownTags } from '@/lib/domain/lists/shown-tags';
import { uncoveredTags } from '@/lib/domain/lists/uncovered-tags';
import { FacetSelects } from '@/components/filters/facet-selects';
import { MAP_FACETS } from '@/components/filters/facets';
import { FilterFrame } from '@/components/filters/filter-frame';
import { NearFields } from '@/components/filters/near-fields';

type Props = {
  readonly formId: string;
  /** The page the form leads to without scripts. */
  readonly path: string;
  readonly search: string;
  readonly found: Pick<JobSearchResult, 'facets' | 'tags' | 'left'>;
  readonly moreOptions: MoreOptions;
  readonly query: JobQuery;
  /** How many jobs the filters find; null until known. */
  readonly total: number | null;
  readonly startsCollapsed: boolean;
  readonly onNear: (near: string, radius: Radius | null) => void;
  readonly onToggle: (facet: FacetName, value: string) => void;
  readonly onShifts: (shifts: readonly string[], on: boolean) => void;
  readonly onIntent: () => void;
  /** Folds the filters away and leads to the map. */
  readonly onShow: () => void;
};

/** The map's filters: multi-selects, one open at a time, and the place to search near. */
export function MapFilters(props: Props) {
  const { formId, found } = props;
  const [collapsed, setCollapsed] = useState(props.startsCollapsed);
  return (
    <FilterFrame
      formId={formId}
      action={props.path}
      active={shownTags(found).length}
      collapsed={collapsed}
      onFold={setCollapsed}
      total={props.total}
      onShow={props.onShow}
      onIntent={props.onIntent}
      hiddenInputs={<noscript>{hiddenInputs(props)}</noscript>}
    >
      <FacetSelects
        texts={MAP_FACETS}
        found={found}
        moreOptions={props.moreOptions}
        total={props.total}
        onToggle={props.onToggle}
        onShifts={props.onShifts}
        onShow={props.onShow}
      />
      <NearFields query={props.query} onNear={props.onNear} />
    </FilterFrame>
  );
}

/** Parameters that the form's own controls send. */
const CONTROLS: readonly string[] = [...MAP_FACET_NAMES, 'near', 'radius'];

/** Query parameters without a check box are passed on as hidden inputs. */
function hiddenInputs({ search, found }: Pick<Props, 'search' | 'found'>) {
  const hidden = [
    ...uncoveredTags(found).map(({ facet, value }) => [facet, encodeListValue(value)] as const),
    ...[...new URLSearchParams(search)].filter(([name]) => !CONTROLS.includes(name)),
  ];
  return hidden.map(([name, value], at) => (
    <input key={`${at}:${name}`} type="hidden" name={name} value={value} />
  ));
}
