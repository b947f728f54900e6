import { listPageAddress } from '@/lib/server/list-pages/list-page-address';

describe('the one address of a list or a map', () => {
  it.each([
    ['/jobs', '', '/jobs'],
    ['/jobs', '?', '/jobs'],
    ['/jobs', '?utm_source=news&gclid=1&from=state%3DTX', '/jobs'],
    ['/jobs', '?state=texas', '/jobs?state=TX'],
    ['/jobs', '?per=25&state=TX', '/jobs?state=TX&per=25'],
    ['/jobs', '?state=TX&state=CA', '/jobs?state=TX,CA'],
    ['/jobs', '?state=TX&state=tx&per=10&page=1', '/jobs?state=TX'],
    ['/jobs', '?sort=distance', '/jobs?unread=sort'],
    ['/jobs', '?page=7', '/jobs?page=7'],
    ['/jobs', '?page=9999999', '/jobs?page=42'],
    ['/jobs', '?page=9999999&per=100', '/jobs?page=5&per=100'],
    ['/jobs', '?page=-1', '/jobs'],
    ['/jobs', '?collapsed=true', '/jobs?collapsed=true'],
    ['/jobs', '?q=%20%20night%20%20nurse', '/jobs?q=night+nurse'],
    ['/job-map', '?specialty=ICU&page=3&per=100', '/job-map?specialty=ICU'],
    ['/job-map', '?state=TX', '/job-map?state=TX'],
    ['/job-map-embed', '?utm_source=partner', '/job-map-embed'],
  ])('%s%s', (path, search, address) => {
    expect(listPageAddress(path, search, 411)).toBe(address);
  });

  it.each(['/compare', '/job-directory', '/saved', '/jobs/a1', '/'])('is null for %s', (path) => {
    expect(listPageAddress(path, '?state=TX', 411)).toBeNull();
  });

  it('is page 1 if there are no jobs', () => {
    expect(listPageAddress('/jobs', '?page=3', 0)).toBe('/jobs');
  });
});
