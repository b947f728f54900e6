'use client';

import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { useEarlyChoices } from '@/lib/client/search/use-early-choices';
import { useJobList, type JobListStart } from '@/lib/client/search/use-job-list';
import { isStep, useLocationSearch } from '@/lib/client/search/use-location-search';
import { SITE } from '@/lib/config/site';
import type { IsoDate } from '@/lib/domain/job/job';
import {
  setTerms,
  toTyped,
  withNear,
  withoutFilters,
  withoutTag,
  type PageSize,
} from '@/lib/domain/query/job-query';
import { serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { COMPACT_STATES } from '@/lib/domain/place/states';
import { shownTags } from '@/lib/domain/lists/shown-tags';
import { toggleOption } from '@/lib/domain/lists/toggle-option';
import { Spinner } from '@/components/ui/marks/spinner';

import { DeferredItems, DeferredUpdate } from '@/components/ui/timing/deferred-update';
import { ShareLink } from '@/components/ui/actions/share-link';
import { EmptyList, ListError } from './list-states';
import { FilterPanel } from '@/components/filters/filter-panel';
import { FilterTags } from '@/components/filters/filter-tags';
import { KeywordField } from '@/components/filters/keyword-field';
import { ListCard } from '@/components/job-card/list-card';
import styles from './job-list.module.css';
import { leadBackTo, leadTo, showResults } from './lead-to';
import { ListFoot } from './list-foot';
import { NoMatch } from './no-match';
import { stampsOf } from '@/components/job-card/stamps';
import { RESULTS_ID } from './results-id';
import { ResultsCount } from './results-count';
import { ResultsTools } from './results-tools';
import { SearchNotes } from './search-notes';
import { useEmptySearch } from './use-empty-search';
import { PrefetchAllJobs } from './prefetch-all-jobs';

const FORM_ID = 'job-filters';

/** Loaded when the first words are typed; renders nothing if it cannot be loaded. */
const FetchedDescriptionMatches = lazy(() =>
  import('./fetched-description-matches').catch(() => ({ default: () => null })),
);

type Props = {
  readonly start: JobListStart;
  readonly today: IsoDate;
  /** The description matches for the words the page starts with. */
  readonly children: ReactNode;
};

/** The list page below its heading, as the address defines it. */
export function JobList(props: Props) {
  return <List {...props} search={useLocationSearch(props.start.search)} />;
}

/** Filters, tags, count, cards and pages. */
const List = memo(function List({ start, today, search, children }: Props & { search: string }) {
  const list = useJobList(start, search);
  const { query, result, isStale, retry, change, latest, isWhole } = list;
  /** The previous jobs stay until the next ones have loaded. */
  const state = isStale ? 'ready' : list.state;
  const { openJobs } = start;
  const isEmpty = result.total === 0 || result.leftOut !== null;
  useEmptySearch(state === 'ready' && openJobs > 0 && isEmpty ? query.q : null);
  useEarlyChoices(FORM_ID, query, change);
  const columns = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement>(null);
  /** Called once the next result is rendered. */
  const afterwards = useRef<typeof leadTo>(undefined);

  useEffect(() => {
    afterwards.current?.(results.current);
    afterwards.current = undefined;
  }, [result]);
  useEffect(() => {
    // After an error, drop the pending scroll.
    if (state === 'error') afterwards.current = undefined;
  }, [state]);

  /** The pressed control is gone from the page, so focus moves to the list. */
  const keepFocus = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  function turnTo(page: number) {
    afterwards.current = leadTo;
    change({ ...latest().query, page }, 'push');
  }

  function clear() {
    // The pressed control may be gone before the next jobs have loaded.
    keepFocus();
    afterwards.current = leadBackTo;
    change(withoutFilters(latest().query), 'replace');
  }

  function resize(per: PageSize) {
    change({ ...latest().query, per, page: 1 }, 'push');
    window.scrollTo({ top: 0 });
  }

  function fold(collapsed: boolean) {
    change({ ...latest().query, collapsed }, 'replace');
    // The row is sticky while folded: the unfolded panel is at the start of the list.
    const { current } = columns;
    if (!collapsed && current && current.getBoundingClientRect().top < 0)
      requestAnimationFrame(() => current.scrollIntoView({ block: 'start' }));
  }

  const from = serializeJobQuery({ ...query, collapsed: false });
  const cards = useMemo(() => {
    const way = from ? `?from=${encodeURIComponent(from)}` : '';
    const stamps = stampsOf(result.jobs);
    return result.jobs.map((job, index) => (
      <li key={job.id}>
        <ListCard
          job={job}
          miles={result.miles[index] ?? null}
          stamp={stamps[index] ?? ''}
          href={`/jobs/${job.id}${way}`}
          isFollowed={way === ''}
          today={today}
        />
      </li>
    ));
  }, [result, from, today]);
  /** Turning a page, sorting and going back scroll the list, so all of it must be rendered at once. */
  const atOnce = isStep();

  return (
    <div ref={columns} className={`${styles.columns} top stack`}>
      {isWhole && <PrefetchAllJobs list={columns} />}
      <KeywordField
        formId={FORM_ID}
        value={query.q}
        onWords={(q) => change({ ...latest().query, q: toTyped('q', q), page: 1 }, 'replace')}
      />
      <div className={styles.bar}>
        <FilterPanel
          formId={FORM_ID}
          query={query}
          result={result}
          total={state === 'ready' && !isStale ? result.total : null}
          atOnce={atOnce}
          moreOptions={list.moreOptions}
          onToggle={(facet, value) => {
            const now = latest();
            change(toggleOption(now.result, now.query, facet, value), 'toggle');
          }}
          onShifts={(shifts, on) => change(setTerms(latest().query, 'shift', shifts, on), 'toggle')}
          onCompactStates={(on) =>
            change(setTerms(latest().query, 'state', COMPACT_STATES, on), 'toggle')
          }
          onMinPay={(minPay) => change({ ...latest().query, minPay, page: 1 }, 'replace')}
          onNear={(near, radius) => change(withNear(latest().query, near, radius), 'replace')}
          onClear={clear}
          onShow={() => showResults(results.current)}
          onFold={fold}
        />
        <ResultsTools
          formId={FORM_ID}
          query={query}
          search={search}
          onSort={(sort) => change({ ...latest().query, sort, page: 1 }, 'push')}
        />
      </div>
      <section
        ref={results}
        id={RESULTS_ID}
        className={`${styles.results} shrinks`}
        tabIndex={-1}
        aria-label="Jobs"
        aria-busy={isStale || undefined}
      >
        <ResultsCount query={query} result={state === 'ready' ? result : null} />
        <DeferredUpdate atOnce={atOnce} seenWith={results}>
          <FilterTags
            tags={shownTags(result)}
            hrefOf={(tag) => jobsHref(withoutTag(query, tag))}
            onRemove={(tag) => {
              change(withoutTag(latest().query, tag), 'replace');
              keepFocus();
            }}
            clearLabel="Clear all filters"
            onClear={clear}
          />
        </DeferredUpdate>
        {state === 'loading' && <Spinner label="Loading jobs" />}
        {state === 'error' && <ListError retry={retry} />}
        {state === 'ready' && (
          <>
            <SearchNotes
              query={query}
              note={list.differs ? null : start.note}
              found={result}
              hrefOf={jobsHref}
            />
            {result.total > 0 ? (
              <>
                <ul className={`${styles.jobs} stack`}>
                  <DeferredItems atOnce={atOnce} seenWith={results} items={cards} />
                </ul>
                <DeferredUpdate atOnce={atOnce}>
                  <ListFoot
                    formId={FORM_ID}
                    query={query}
                    result={result}
                    onPage={turnTo}
                    onSize={resize}
                  />
                </DeferredUpdate>
              </>
            ) : openJobs > 0 ? (
              <NoMatch query={query} suggestions={result.suggestions} />
            ) : (
              <EmptyList />
            )}
            {query.q &&
              (list.differs ? (
                <Suspense>
                  <FetchedDescriptionMatches {...list} today={today} />
                </Suspense>
              ) : (
                // Not in a Suspense boundary: content inside one may need a script to be shown.
                children
              ))}
          </>
        )}
        <div className={`${styles.share} unprinted`}>
          <ShareLink
            url={jobsHref({ ...query, page: 1, collapsed: false })}
            title={SITE.jobsBrand}
            label="Share this search"
          />
        </div>
      </section>
    </div>
  );
});
