import { Fragment } from 'react';
import type { MoreOptions } from '@/lib/client/search/use-all-options';
import { showJobs } from '@/lib/domain/counts/count';
import { optionsShown, shownOptions } from '@/lib/domain/lists/shown-options';
import { shownTags } from '@/lib/domain/lists/shown-tags';
import { encodeListValue } from '@/lib/domain/query/job-query-url';
import { FACETS, type FacetName } from '@/lib/domain/query/facets';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { MultiSelect } from '@/components/ui/fields/multi-select';
import type { FacetTexts } from './facets';
import { ShiftBoxes } from './shift-boxes';

type Props = {
  readonly texts: readonly FacetTexts[];
  readonly found: Pick<JobSearchResult, 'facets' | 'tags' | 'left'>;
  readonly moreOptions: MoreOptions;
  /** How many jobs the filters find; null until known. */
  readonly total: number | null;
  readonly onToggle: (facet: FacetName, value: string) => void;
  readonly onShifts: (shifts: readonly string[], on: boolean) => void;
  readonly onShow: () => void;
};

/** A select for each filter that has options, or is shown without any. */
export function FacetSelects({ texts, found, moreOptions, ...props }: Props) {
  return texts
    .filter(({ name }) => !FACETS[name].isHiddenEmpty || found.facets[name].length > 0)
    .map(({ namesOne, ...facet }, at, all) => {
      const { name } = facet;
      const options = found.facets[name];
      // Some of the options if there are thousands, and how to load the others.
      const missing = found.left?.[name];
      const selected = options.filter((option) => option.selected).length;
      const count = selected + (missing?.selected ?? 0);
      const [one, ...others] = namesOne ? shownTags(found).filter((tag) => tag.facet === name) : [];
      const inWords = one && others.length === 0 ? one.label : `${count} selected`;
      return (
        <Fragment key={name}>
          <MultiSelect
            {...facet}
            options={options}
            shown={missing ? options : shownOptions(options, optionsShown(name)).shown}
            left={missing?.options ?? 0}
            chosen={count === 0 ? null : inWords}
            next={all[at + 1]?.label}
            isLoadingAll={missing !== undefined && moreOptions.isLoading}
            onAll={missing && moreOptions.onAll}
            toFormValue={encodeListValue}
            onToggle={(value) => props.onToggle(name, value)}
            doneLabel={showJobs(props.total)}
            onDone={props.onShow}
          />
          {name === 'shift' && <ShiftBoxes found={found} onShifts={props.onShifts} />}
        </Fragment>
      );
    });
}
