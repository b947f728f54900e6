import { parseJobIds } from '@/lib/domain/saved/chosen-jobs';

describe('parseJobIds', () => {
  it.each([
    ['ids=a,b,c', ['a', 'b', 'c']],
    ['ids=c,a,b', ['c', 'a', 'b']],
    ['ids=a,%20b%20,a', ['a', 'b']],
    ['ids=a&ids=b,c', ['a', 'b', 'c']],
    ['ids=', []],
    ['', []],
    ['ids=a/../b,%3Cscript%3E,a%00b,ok', ['ok']],
    [`ids=${'x'.repeat(65)},${'y'.repeat(64)}`, ['y'.repeat(64)]],
    ['ids=1,2,3,4,5,6', ['1', '2', '3', '4', '5']],
  ])('%s', (search, ids) => {
    expect(parseJobIds(new URLSearchParams(search), 5)).toEqual(ids);
  });
});
