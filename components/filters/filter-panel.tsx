'use client';

import type { MoreOptions } from '@/lib/client/search/use-all-options';
import type { JobQuery, Radius } from '@/lib/domain/query/job-query';
import type { FacetName } from '@/lib/domain/query/facets';
import { shownTags } from '@/lib/domain/lists/shown-tags';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { Button } from '@/components/ui/actions/button';
import { DeferredUpdate } from '@/components/ui/timing/deferred-update';
import { CompactStatesBox } from './compact-states-box';
import { FacetSelects } from './facet-selects';
import { LIST_FACETS } from './facets';
import { FilterFrame } from './filter-frame';
import { HiddenInputs } from './hidden-inputs';
import { MinPaySelect } from './min-pay-select';
import { NearFields } from './near-fields';

type Props = {
  readonly formId: string;
  readonly query: JobQuery;
  readonly result: JobSearchResult;
  /** How many jobs the filters find; null until known. */
  readonly total: number | null;
  /** The lists of options change along with everything else, not a frame later. */
  readonly atOnce: boolean;
  readonly moreOptions: MoreOptions;
  readonly onToggle: (facet: FacetName, value: string) => void;
  readonly onShifts: (shifts: readonly string[], on: boolean) => void;
  readonly onCompactStates: (on: boolean) => void;
  readonly onMinPay: (minPay: number | null) => void;
  readonly onNear: (near: string, radius: Radius | null) => void;
  readonly onClear: () => void;
  /** Folds the filters away and leads to the jobs. */
  readonly onShow: () => void;
  readonly onFold: (collapsed: boolean) => void;
};

/** The list's filters. */
export function FilterPanel(props: Props) {
  const { formId, query, result } = props;
  const active = shownTags(result).length;
  return (
    <FilterFrame
      formId={formId}
      action="/jobs"
      inRow
      active={active}
      collapsed={query.collapsed}
      onFold={props.onFold}
      total={props.total}
      onShow={props.onShow}
      hiddenInputs={<HiddenInputs query={query} result={result} />}
    >
      <DeferredUpdate atOnce={props.atOnce}>
        <FacetSelects
          texts={LIST_FACETS}
          found={result}
          moreOptions={props.moreOptions}
          total={props.total}
          onToggle={props.onToggle}
          onShifts={props.onShifts}
          onShow={props.onShow}
        />
      </DeferredUpdate>
      <CompactStatesBox result={result} onCompactStates={props.onCompactStates} />
      <NearFields query={query} onNear={props.onNear} />
      <MinPaySelect minPay={query.minPay} minimums={result.minimums} onMinPay={props.onMinPay} />
      {active > 0 && (
        <Button variant="quiet" size="sm" block onClick={props.onClear}>
          Clear all filters
        </Button>
      )}
    </FilterFrame>
  );
}
