import { COMPARED } from '@/lib/domain/compare/compare-jobs';
import { comparisonOf, listSaved, type SavedStatus } from '@/lib/domain/saved/saved-lists';

const on = '2026-08-20';
const saved = (...ids: readonly string[]) =>
  ids.map((id) => ({ id, title: `RN ${id}`, place: 'Austin, TX', pay: null, on }));
/** Jobs that end in `x` are filled, those that end in `q` are not known. */
const statusOf = (id: string): SavedStatus =>
  id.endsWith('x') ? 'filled' : id.endsWith('q') ? 'unknown' : 'open';
const listOf = (...ids: readonly string[]) =>
  listSaved({ saved: saved(...ids), applied: [], viewed: [] }, statusOf).saved;
const idsOf = (list: readonly { readonly job: { readonly id: string } }[]) =>
  list.map(({ job }) => job.id);

describe('the lists', () => {
  it('have each job once: as applied for, else as saved, else as viewed', () => {
    const lists = listSaved(
      {
        saved: saved('a1', 'b2'),
        applied: [{ id: 'a1', on }],
        viewed: saved('a1', 'b2', 'c3'),
      },
      statusOf,
    );
    expect(idsOf(lists.applied)).toEqual(['a1']);
    expect(idsOf(lists.saved)).toEqual(['b2']);
    expect(idsOf(lists.viewed)).toEqual(['c3']);
  });

  it('name an application by what was saved or viewed of its job, or say that it is gone', () => {
    const { applied } = listSaved(
      {
        saved: saved('a1'),
        applied: [
          { id: 'a1', on },
          { id: 'b2', on },
          { id: 'c3', on },
        ],
        viewed: saved('b2'),
      },
      statusOf,
    );
    expect(applied.map(({ job }) => job.title)).toEqual([
      'RN a1',
      'RN b2',
      'A job that is no longer listed',
    ]);
  });

  it('keep the order of the device, and what it stores', () => {
    const items = saved('a1', 'b2x', 'c3q');
    const list = listOf('a1', 'b2x', 'c3q');
    expect(list.map(({ item }) => item)).toEqual(items);
    expect(list.map(({ status }) => status)).toEqual(['open', 'filled', 'unknown']);
  });
});

describe('the comparison', () => {
  it('has the jobs that are still open, and none that is filled or unknown', () => {
    expect(comparisonOf(listOf('a1', 'b2x', 'c3', 'd4q'), [])).toMatchObject({
      hasChoice: false,
      ids: ['a1', 'c3'],
      href: '/compare?ids=a1,c3',
    });
  });

  it('takes a job for open as long as the server has not answered', () => {
    const list = listSaved(
      { saved: saved('a1', 'b2'), applied: [], viewed: [] },
      () => 'unasked',
    ).saved;
    expect(comparisonOf(list, []).href).toBe('/compare?ids=a1,b2');
  });

  it.each([
    [[], 0],
    [['a1', 'b2x'], 1],
  ])('of %j has nothing to compare', (ids, open) => {
    expect(comparisonOf(listOf(...ids), [])).toMatchObject({ open, hasChoice: false, href: null });
  });

  it('lets the visitor choose among more, in the order of the list, up to as many as fit', () => {
    const ids = Array.from({ length: COMPARED.most + 1 }, (_, at) => `job${at}`);
    const list = listOf(...ids, 'lostx');
    expect(comparisonOf(list, [])).toMatchObject({ hasChoice: true, ids: [], href: null });
    expect(comparisonOf(list, ['job2'])).toMatchObject({ href: null, isFull: false });
    expect(comparisonOf(list, ['job2', 'job0'])).toMatchObject({ href: '/compare?ids=job0,job2' });
    expect(comparisonOf(list, ids.slice(0, COMPARED.most))).toMatchObject({ isFull: true });
  });

  it('forgets what is checked and no longer there, so that others fit', () => {
    const list = listOf('a1', 'b2', 'c3', 'd4x');
    expect(comparisonOf(list, ['a1', 'd4x', 'gone', 'other'])).toMatchObject({
      ids: ['a1'],
      isFull: false,
    });
  });
});
