import { packResult, unpackResult } from '@/lib/domain/lists/packed-result';
import { OPTIONS_SHOWN, optionsShown, shownOptions } from '@/lib/domain/lists/shown-options';
import { uncoveredTags } from '@/lib/domain/lists/uncovered-tags';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchJobs } from '@/lib/domain/search/job-search';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';

const options = (count: number, selected: (at: number) => boolean = () => false) =>
  Array.from({ length: count }, (_, at) => ({ at, selected: selected(at) }));

describe('which options are shown', () => {
  it('all of them, up to a limit', () => {
    const few = options(60);
    expect(shownOptions(few, 60)).toEqual({ shown: few, left: { options: 0, selected: 0 } });
  });

  it('else the most frequent, and the chosen at any place', () => {
    const { shown, left } = shownOptions(
      options(1_000, (at) => at === 3 || at === 700),
      60,
    );
    expect(shown.map(({ at }) => at)).toEqual([...Array(60).keys(), 700]);
    expect(left).toEqual({ options: 939, selected: 0 });
  });

  it('a broad term that chooses thousands shows as many again, and counts the rest', () => {
    const { shown, left } = shownOptions(
      options(1_000, () => true),
      60,
    );
    expect(shown).toHaveLength(120);
    expect(left).toEqual({ options: 880, selected: 880 });
  });

  it('states are never left out', () => {
    expect(optionsShown('state')).toBe(Infinity);
    expect(optionsShown('title')).toBe(OPTIONS_SHOWN);
  });
});

describe('a result with thousands of titles', () => {
  const index = indexJobs(
    Array.from({ length: 2_000 }, (_, at) =>
      buildJob({ id: `a${at}`, titles: [`Ward nurse ${at}`] }),
    ),
  );
  const pack = (search: string, all = false) => {
    const query = parseJobQuery(search);
    return { query, packed: packResult(searchJobs(index, query), all) };
  };

  it('packs as few as a small result', () => {
    const { packed } = pack('');
    expect(packed.facets.title).toHaveLength(OPTIONS_SHOWN);
    expect(packed.left).toEqual({ title: { options: 2_000 - OPTIONS_SHOWN, selected: 0 } });
  });

  it('keeps its chosen title, and a broad term whose options are left out', () => {
    const exact = pack('title=Ward nurse 1999');
    const unpacked = unpackResult(exact.packed, exact.query);
    expect(unpacked.facets.title.filter(({ selected }) => selected)).toMatchObject([
      { value: 'Ward nurse 1999', count: 1 },
    ]);
    expect(uncoveredTags(unpacked)).toEqual([]);
    const broad = pack('title=nurse');
    expect(uncoveredTags(unpackResult(broad.packed, broad.query))).toMatchObject([
      { value: 'nurse' },
    ]);
  });

  it('is complete on request', () => {
    const { packed } = pack('', true);
    expect(packed.facets.title).toHaveLength(2_000);
    expect(packed).not.toHaveProperty('left');
  });

  it('of a release without mentions has none', () => {
    const { query, packed } = pack('title=Ward nurse 1');
    const older = { ...packed.facets, says: undefined };
    expect(unpackResult({ ...packed, facets: older }, query)).toEqual(unpackResult(packed, query));
  });

  it('a list of usual size leaves nothing out', () => {
    const packed = packResult(searchJobs(indexJobs(buildJobs(400)), parseJobQuery('')));
    expect(packed).not.toHaveProperty('left');
  });
});
