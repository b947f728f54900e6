import fc from 'fast-check';
import { distanceMiles } from '@/lib/domain/place/coordinates';
import type { Coordinates, JobSummary } from '@/lib/domain/job/job';
import {
  emptyQuery,
  TYPED_FILTER_NAMES,
  PAGE_SIZES,
  withoutFilter,
  withTerms,
} from '@/lib/domain/query/job-query';
import { FACET_NAMES, FACETS, type FacetName } from '@/lib/domain/query/facets';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchJobs } from '@/lib/domain/search/job-search';
import { toPlaceWords, type Place } from '@/lib/domain/place/near';
import { packResult, unpackResult } from '@/lib/domain/lists/packed-result';
import { toggleOption } from '@/lib/domain/lists/toggle-option';
import { stateName, toStateCode } from '@/lib/domain/place/states';
import { fold } from '@/lib/domain/words/words';
import { meaningOf } from '@/__tests__/support/meaning-of';
import { jobLists, jobQueries } from './arbitraries';

/** A slow and simple version of the rules, to check the fast search against. */
const valuesOf = (facet: FacetName, { [FACETS[facet].field]: value }: JobSummary) =>
  [value ?? []].flat();

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Each word begins a word of the job, or the text is its number or id. */
function hasWords(job: JobSummary, q: string): boolean {
  const named = plain(q).replace('#', '');
  const own = [
    job.title,
    ...job.titles,
    ...job.specialties,
    ...job.shifts,
    ...job.orderTypes,
    job.city,
    job.state,
    job.jobNumber,
  ];
  const words =
    plain([...own, job.state && stateName(job.state)].join(' ')).match(/[a-z\d]+/g) ?? [];
  const sought = named.match(/[a-z\d]+/g) ?? [];
  const all = sought.every((word) => words.some((other) => other.startsWith(word)));
  return isNamed(job, q) || (sought.length > 0 && all);
}
const isNamed = (job: JobSummary, q: string) =>
  [plain(job.jobNumber ?? '').replace(/\W/g, ' '), job.id].includes(plain(q).replace('#', ''));

function slowSearch(jobs: readonly JobSummary[], query: JobQuery): readonly JobSummary[] {
  const { q, minPay, radius } = query;
  const place = searchJobs(indexJobs(jobs), query).near?.place;
  return byTerms(jobs, query).filter(
    (job) =>
      (!q || hasWords(job, q)) &&
      (minPay === null || (job.pay?.week?.max ?? 0) >= minPay) &&
      (!place || radius === null || isWithin(place, radius, job)),
  );
}
/** A town whose jobs do not say where it is has those jobs, and no others. */
const isWithin = (
  { name, position }: Place,
  radius: number,
  { city, state, coordinates }: JobSummary,
) =>
  position
    ? milesFrom(position, coordinates) <= radius
    : name.split(', ').map(toPlaceWords).join() ===
      [city ?? '', state ?? ''].map(toPlaceWords).join();
const milesFrom = (at: Coordinates, to: Coordinates | null) =>
  to && to.latitude !== 0 ? Math.round(distanceMiles(at, to)) : Infinity;

function byTerms(jobs: readonly JobSummary[], { filters }: JobQuery): readonly JobSummary[] {
  return FACET_NAMES.reduce<readonly JobSummary[]>((left, facet) => {
    if (filters[facet].length === 0) return left;
    const labels = jobs.flatMap((job) => valuesOf(facet, job));
    const terms = facet === 'state' ? filters.state.map(toStateCode) : filters[facet];
    const wanted = new Set(
      terms.flatMap((term) => meaningOf(term, labels, FACETS[facet].match)).map(fold),
    );
    return left.filter((job) => valuesOf(facet, job).some((value) => wanted.has(fold(value))));
  }, jobs);
}

const [, , LARGEST] = PAGE_SIZES;
const allOf = (query: JobQuery): JobQuery => ({ ...query, per: LARGEST, page: 1 });
const ids = (jobs: readonly JobSummary[]) => jobs.map(({ id }) => id);
const options = fc.tuple(fc.constantFrom(...FACET_NAMES), fc.nat());

describe('searching any list by any query', () => {
  it('is OR within a category and AND across categories', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, (jobs, query) => {
        const found = searchJobs(indexJobs(jobs), allOf(query));
        // Words that no job has together with the others are left out, and only if all of them find nothing.
        const left = found.leftOut?.words ?? [];
        if (left.length > 0) expect(slowSearch(jobs, query)).toEqual([]);
        const q = left.reduce((words, word) => words.replace(word, ' '), query.q.toLowerCase());
        const asked = left.length > 0 ? { ...query, q } : query;
        expect(ids(found.jobs).sort()).toEqual(ids(slowSearch(jobs, asked)).sort());
      }),
    );
  });

  it('counts for each option the jobs it alone would find within the other filters', () => {
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

  it('counts the jobs that each minimum would find, and those that a minimum or a radius cannot judge', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, (jobs, query) => {
        const index = indexJobs(jobs);
        const { minimums, unknown } = searchJobs(index, query);
        for (const [least, total] of minimums) {
          expect(searchJobs(index, { ...query, minPay: least }).total).toBe(total);
        }
        const free = searchJobs(index, allOf({ ...query, minPay: null })).jobs;
        const unpaid = free.filter(({ pay }) => !pay?.week);
        expect(unknown.pay).toBe(query.minPay === null ? 0 : unpaid.length);
        const everywhere = searchJobs(index, allOf({ ...query, radius: null }));
        expect(unknown.place).toBe(everywhere.miles.filter((miles) => miles === null).length);
      }),
    );
  });

  it('with a place shows the nearest first, jobs without a place last, and a job named by its id before all', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, (jobs, query) => {
        const found = searchJobs(indexJobs(jobs), allOf({ ...query, sort: null }));
        const named = found.jobs.filter((job) => query.q && isNamed(job, query.q)).length;
        expect(found.jobs.slice(0, named).every((job) => isNamed(job, query.q))).toBe(true);
        const miles = found.miles.slice(named).map((far) => far ?? Infinity);
        expect(miles).toEqual([...miles].sort((a, b) => a - b || 0));
      }),
    );
  });

  it('splits the list into pages that have every job once, in order', () => {
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
        expect(found('distance').sort()).toEqual(found('recent').sort());
        expect(found(null)).toEqual(found(query.near ? 'distance' : 'recent'));
      }),
    );
  });

  it('brings back as many jobs as its suggestions promise', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, (jobs, query) => {
        const index = indexJobs(jobs);
        const { total, suggestions, tags } = searchJobs(index, query);
        const chosen = [...FACET_NAMES, ...TYPED_FILTER_NAMES]
          .map((facet) => ({
            facet,
            labels: tags.filter((tag) => tag.facet === facet).map(({ label }) => label),
          }))
          .filter(({ labels }) => labels.length > 0);
        const helpful = chosen
          .map((one) => ({
            dropped: [one],
            total: searchJobs(index, withoutFilter(query, one.facet)).total,
          }))
          .filter(({ total: left }) => left > 0);
        if (total > 0 || helpful.length > 0)
          return expect(suggestions).toEqual(total > 0 ? [] : helpful);
        const pairs = chosen
          .flatMap((one, at) => chosen.slice(at + 1).map((other) => [one, other] as const))
          .map((pair) => pair.reduce((now, { facet }) => withoutFilter(now, facet), query))
          .map((rest) => searchJobs(index, rest).total)
          .filter((left) => left > 0)
          .sort((a, b) => b - a);
        expect(suggestions.map(({ total: promised }) => promised)).toEqual(pairs.slice(0, 3));
        for (const { dropped, total: promised } of suggestions) {
          const rest = dropped.reduce((now, { facet }) => withoutFilter(now, facet), query);
          expect([dropped.length, searchJobs(index, rest).total]).toEqual([2, promised]);
        }
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

  it('twice restores the filters, if it was not chosen before', () => {
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

describe('a result sent with the first HTML', () => {
  it('is the same when unpacked', () => {
    fc.assert(
      fc.property(jobLists, jobQueries, (jobs, query) => {
        const result = searchJobs(indexJobs(jobs), query);
        const unpacked = unpackResult(packResult(result), query);
        expect(unpacked).toEqual(result);
      }),
    );
  });
});
