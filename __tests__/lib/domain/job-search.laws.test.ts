import fc from 'fast-check';
import type { JobSummary } from '@/lib/domain/job';
import { emptyQuery, FACET_NAMES, PAGE_SIZES, withTerms } from '@/lib/domain/job-query';
import type { FacetName, JobQuery } from '@/lib/domain/job-query';
import { indexJobs } from '@/lib/domain/job-index';
import { searchJobs } from '@/lib/domain/job-search';
import { packResult, unpackResult } from '@/lib/domain/packed-result';
import { toggleOption } from '@/lib/domain/toggle-option';
import { toStateCode } from '@/lib/domain/states';
import { fold } from '@/lib/domain/words';
import { meaningOf } from '@/__tests__/support/meaning-of';
import { jobLists, jobQueries } from './arbitraries';

/** The rules once more, slowly and in plain words, to hold the fast search against. */
const VALUES: Record<FacetName, (job: JobSummary) => readonly string[]> = {
  title: (job) => job.titles,
  specialty: (job) => job.specialties,
  state: (job) => (job.state ? [job.state] : []),
  shift: (job) => job.shifts,
};
const STAGES = { title: 'partial', specialty: 'partial', state: 'exact', shift: 'exact' } as const;

function slowSearch(jobs: readonly JobSummary[], { filters }: JobQuery): readonly JobSummary[] {
  return FACET_NAMES.reduce<readonly JobSummary[]>((left, facet) => {
    if (filters[facet].length === 0) return left;
    const labels = jobs.flatMap(VALUES[facet]);
    const terms = facet === 'state' ? filters.state.map(toStateCode) : filters[facet];
    const wanted = new Set(
      terms.flatMap((term) => meaningOf(term, labels, STAGES[facet])).map(fold),
    );
    return left.filter((job) => VALUES[facet](job).some((value) => wanted.has(fold(value))));
  }, jobs);
}

const allOf = (query: JobQuery): JobQuery => ({ ...query, per: 100, page: 1 });
const ids = (jobs: readonly JobSummary[]) => jobs.map(({ id }) => id);
const options = fc.tuple(fc.constantFrom(...FACET_NAMES), fc.nat());

describe('searching any list by any query', () => {
  it('is OR within a category and AND across categories', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, (jobs, query) => {
        const found = searchJobs(indexJobs(jobs), allOf(query));
        expect(ids(found.jobs).sort()).toEqual(ids(slowSearch(jobs, query)).sort());
      }),
    );
  });

  it('counts for each option the jobs it alone would give within the other filters', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, options, (jobs, query, [facet, at]) => {
        const index = indexJobs(jobs);
        const list = searchJobs(index, query).facets[facet];
        const option = list[at % Math.max(list.length, 1)];
        fc.pre(option !== undefined);
        const alone = searchJobs(index, withTerms(query, facet, [option.value]));
        expect(alone.total).toBe(option.count);
      }),
    );
  });

  it('splits the list into pages that hold every job once, in order', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, (jobs, query) => {
        const index = indexJobs(jobs);
        const { total, pageCount, jobs: whole } = searchJobs(index, allOf(query));
        for (const per of PAGE_SIZES) {
          const count = searchJobs(index, { ...query, per }).pageCount;
          const pages = Array.from({ length: count }, (_, at) =>
            searchJobs(index, { ...query, per, page: at + 1 }),
          );
          expect(ids(pages.flatMap((page) => page.jobs))).toEqual(ids(whole));
          pages.forEach((page, at) => {
            expect(page.last - page.first + 1).toBe(page.jobs.length || 1);
            expect(page.first).toBe(total === 0 ? 0 : at * per + 1);
          });
        }
        expect(pageCount).toBe(1);
      }),
    );
  });

  it('finds the same jobs in either order', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, (jobs, query) => {
        const index = indexJobs(jobs);
        const found = (sort: JobQuery['sort']) =>
          ids(searchJobs(index, allOf({ ...query, sort })).jobs);
        expect(found('highestPay').sort()).toEqual(found('recent').sort());
        expect(found(null)).toEqual(found('recent'));
      }),
    );
  });

  it('keeps its promises about what to drop', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, (jobs, query) => {
        const index = indexJobs(jobs);
        const { total, suggestions, tags } = searchJobs(index, query);
        const helpful = FACET_NAMES.map((facet) => ({
          facet,
          labels: tags.filter((tag) => tag.facet === facet).map(({ label }) => label),
          total: searchJobs(index, withTerms(query, facet, [])).total,
        })).filter(({ labels, total: left }) => labels.length > 0 && left > 0);
        expect(suggestions).toEqual(total > 0 ? [] : helpful);
      }),
    );
  });
});

describe('toggling any option', () => {
  it('changes that option and no other, and never another category', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, options, (jobs, query, [facet, at]) => {
        const index = indexJobs(jobs);
        const shown = searchJobs(index, query);
        const before = shown.facets;
        const option = before[facet][at % Math.max(before[facet].length, 1)];
        fc.pre(option !== undefined);
        const toggled = toggleOption(shown, query, facet, option.value);
        expect(searchJobs(index, toggled).facets[facet].map(({ selected }) => selected)).toEqual(
          before[facet].map((other) => (other === option ? !other.selected : other.selected)),
        );
        expect({ ...toggled.filters, [facet]: [] }).toEqual({ ...query.filters, [facet]: [] });
      }),
    );
  });

  it('twice gives back the filters, where it was not chosen before', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, options, (jobs, query, [facet, at]) => {
        const index = indexJobs(jobs);
        const unchosen = searchJobs(index, query).facets[facet].filter(({ selected }) => !selected);
        const option = unchosen[at % Math.max(unchosen.length, 1)];
        fc.pre(option !== undefined);
        const once = toggleOption(searchJobs(index, query), query, facet, option.value);
        const twice = toggleOption(searchJobs(index, once), once, facet, option.value);
        expect(twice.filters).toEqual(query.filters);
      }),
    );
  });

  it('one by one chooses every option of a filter', () => {
    fc.assert(
      fc.property(jobLists, fc.constantFrom(...FACET_NAMES), (jobs, facet) => {
        const index = indexJobs(jobs);
        const list = searchJobs(index, emptyQuery).facets[facet];
        const query = list.reduce(
          (chosen, { value }) => toggleOption(searchJobs(index, chosen), chosen, facet, value),
          emptyQuery,
        );
        const after = searchJobs(index, query).facets[facet];
        expect(after.every(({ selected }) => selected)).toBe(true);
      }),
    );
  });
});

describe('a result that travels with the first HTML', () => {
  it('is unpacked as it was', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, (jobs, query) => {
        const result = searchJobs(indexJobs(jobs), query);
        const unpacked = unpackResult(packResult(result), query);
        expect(unpacked).toEqual(result);
      }),
    );
  });
});
