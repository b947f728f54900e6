/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { packResult } from '@/lib/domain/lists/packed-result';
import { toggleOption } from '@/lib/domain/lists/toggle-option';
import type { FacetName } from '@/lib/domain/query/facets';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchJobs } from '@/lib/domain/search/job-search';
import { useJobList } from '@/lib/client/search/use-job-list';
import { currentSearch } from '@/lib/client/search/use-location-search';
import { buildJob } from '@/__tests__/support/build-job';

jest.mock('@/lib/client/search/fetch-jobs', () => ({ fetchJobs: () => new Promise(() => {}) }));

const index = indexJobs(
  ['TX', 'IA', 'OH'].map((state) => buildJob({ id: state, state, shifts: ['Nights'] })),
);
const start = {
  search: '',
  result: packResult(searchJobs(index, parseJobQuery(''))),
  note: null,
  openJobs: 3,
};

it('a second press before the first is drawn adds to it, and does not undo it', () => {
  // React renders with the old address until the frame is drawn, so `search` stays as it was.
  const { result } = renderHook(() => useJobList(start, ''));
  const press = (facet: FacetName, value: string) => {
    const now = result.current.latest();
    result.current.change(toggleOption(now.result, now.query, facet, value), 'toggle');
  };
  act(() => {
    press('state', 'TX');
    press('state', 'IA');
    press('shift', 'Nights');
  });
  const { filters } = parseJobQuery(currentSearch());
  expect([[...filters.state].sort(), filters.shift]).toEqual([['IA', 'TX'], ['Nights']]);
  act(() => press('state', 'TX'));
  expect(parseJobQuery(currentSearch()).filters.state).toEqual(['IA']);
});
