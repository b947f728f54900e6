import { emptyQuery } from '@/lib/domain/query/job-query';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { writeMapFilters } from '@/lib/domain/map/map-query';

describe("the map's address", () => {
  it.each([
    ['', 'title=RN', 'title=RN'],
    ['title=LPN&utm_source=mail', 'title=RN', 'title=RN&utm_source=mail'],
    [
      'state=TX,OK&sort=recent&collapsed=true',
      'shift=Days',
      'shift=Days&state=TX,OK&sort=recent&collapsed=true',
    ],
    ['title=RN&title=LPN&specialty=ICU&shift=Days&jobType=Travel', '', ''],
    ['jobType=Local&state=TX', 'jobType=Travel', 'jobType=Travel&state=TX'],
    ['Title=LPN&shift[]=Days&amp;min_pay=2k&unread=radius&x=1', 'title=RN', 'title=RN&x=1'],
    ['x=a%20b', 'specialty=Labor,ICU', 'specialty=Labor,ICU&x=a+b'],
  ])('%s with the filters %s is %s', (search, filters, written) => {
    expect(writeMapFilters(search, parseJobQuery(filters))).toBe(written);
  });

  it('adds no state, sort or page', () => {
    const query = parseJobQuery('state=TX&sort=recent&page=3&title=RN');
    expect(writeMapFilters('', query)).toBe('title=RN');
    expect(writeMapFilters('', emptyQuery)).toBe('');
  });
});
