'use client';

import { BLUR_CLOSE_MS, BREAKPOINTS } from '@/lib/config/limits';
import { encodeListValue, type FacetName, type JobQuery } from '@/lib/domain/job-query';
import type { JobSearchResult } from '@/lib/domain/search-result';
import { COMPACT_STATES } from '@/lib/domain/states';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { MultiSelect } from '@/components/ui/multi-select';
import { TextButton } from '@/components/ui/text-button';
import { LIST_FACETS } from './facets';
import styles from './filter-panel.module.css';
import { KeptInputs } from './kept-inputs';

type Props = {
  /** The panel is a form of this id: other controls of the page join it, so that all work without scripts. */
  readonly formId: string;
  readonly query: JobQuery;
  readonly result: JobSearchResult;
  readonly onToggle: (facet: FacetName, value: string) => void;
  readonly onCompactStates: (on: boolean) => void;
  readonly onClear: () => void;
  readonly onFold: (collapsed: boolean) => void;
  /** The visitor is about to filter: time to load the list. */
  readonly onIntent: () => void;
};

export function FilterPanel(props: Props) {
  const { formId, query, result, onIntent } = props;
  const active = result.tags.length;
  return (
    <form
      id={formId}
      className={styles.panel}
      action="/jobs"
      method="get"
      data-collapsed={query.collapsed || undefined}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>Refine Your Search</h2>
        {active > 0 && (
          <Badge>
            {active}
            <span className="visually-hidden"> active filters</span>
          </Badge>
        )}
        <TextButton
          className={styles.fold}
          aria-expanded={!query.collapsed}
          aria-controls={`${formId}-body`}
          onClick={() => props.onFold(!query.collapsed)}
        >
          {query.collapsed ? 'Expand' : 'Collapse'}
        </TextButton>
      </div>
      <KeptInputs query={query} result={result} />
      <div className={styles.body} id={`${formId}-body`}>
        {LIST_FACETS.map((facet) => (
          <MultiSelect
            key={facet.name}
            name={facet.name}
            label={facet.label}
            placeholder={facet.placeholder}
            noMatchText={facet.noMatch}
            options={result.facets[facet.name]}
            toFormValue={encodeListValue}
            selectedCount={result.facets[facet.name].filter((option) => option.selected).length}
            blurCloseMs={BLUR_CLOSE_MS.list}
            modalMaxWidth={BREAKPOINTS.pageMobileMax}
            onToggle={(value) => props.onToggle(facet.name, value)}
          />
        ))}
        <Checkbox
          label={<strong>Compact States</strong>}
          help="39 nurse licensure compact states and territories (RN, LPN), as of November 2026."
          name="state"
          value={COMPACT_STATES.join(',')}
          checked={result.compactStates === 'all'}
          mixed={result.compactStates === 'some'}
          onChange={() => props.onCompactStates(result.compactStates !== 'all')}
        />
        {active > 0 && (
          <Button variant="quiet" size="sm" block onClick={props.onClear}>
            Clear all filters
          </Button>
        )}
        <noscript>
          <Button type="submit" size="sm" block>
            Show jobs
          </Button>
        </noscript>
      </div>
    </form>
  );
}
