import { legacyProblems } from '@/lib/content/addresses/legacy-problems';
import { legacyTable } from '@/lib/content/addresses/legacy-table';
import { addressFindings } from '@/scripts/owner/site-check/addresses';

const table = legacyTable({
  '/careers.html': '/jobs',
  '/jobs-in/texas': '/jobs?state=TX',
  '/jobs-in/New York': '/jobs?state=NY',
  '/apply.php': '/quickapply',
  '/apply.php?job=12': '/jobs/a1',
  '/apply.php?job=12&lang=es': '/contact',
  '/team': '/about#team',
  '/shop': 'https://shop.example.com/',
});

describe('old addresses with dots, folders and queries', () => {
  it.each([
    ['/careers.html', '', '/jobs'],
    ['/Careers.HTML', '?utm_source=a&x=%26', '/jobs?utm_source=a&x=%26'],
    ['/jobs-in/texas', '', '/jobs?state=TX'],
    ['/jobs-in/texas', '?utm_source=a', '/jobs?state=TX&utm_source=a'],
    ['/jobs-in/new%20york', '', '/jobs?state=NY'],
    ['/apply.php', '', '/quickapply'],
    ['/apply.php', '?job=13', '/quickapply?job=13'],
    ['/apply.php', '?job=12', '/jobs/a1'],
    ['/apply.php', '?job=12&utm_source=a', '/jobs/a1?utm_source=a'],
    ['/apply.php', '?lang=es&job=12', '/contact'],
    ['/team', '?a=1', '/about?a=1#team'],
    ['/shop', '?a=1', 'https://shop.example.com/'],
  ])('%s%s leads to %s', (path, search, target) => {
    expect(table.find(path, search)).toBe(target);
  });

  it.each(['/', '/careers', '/careers.html/more', '/jobs-in', '/%ff', '/constructor'])(
    '%s is not an old address',
    (path) => expect(table.find(path, '')).toBeNull(),
  );
});

describe('what the owner reads about the table of old addresses', () => {
  const own = { pages: ['/about', '/jobs', '/Imaging-Jobs'], taken: ['/rn'] };
  const problems = (rows: Record<string, string>) => legacyProblems(rows, own);

  it('is nothing if all is well', () => {
    const rows = {
      '/a.html': '/about#team',
      '/b/c': '/jobs?state=TX',
      '/d.php?id=1': '/jobs/a1',
      '/d.php?id=2': '/Imaging-Jobs',
      '/e': 'https://elsewhere.example/x',
    };
    expect(problems(rows)).toEqual([]);
  });

  it.each([
    [{ 'careers.html': '/jobs' }, "begins with one '/'"],
    [{ '/a#b': '/jobs' }, 'is not an address'],
    [{ '/a/': '/jobs' }, "ends with '/'"],
    [{ '/a.html': '/jobs', '/A.html': '/about' }, "twice: as '/a.html' too"],
    [{ '/a?x=1&y=2': '/jobs', '/a?y=2&x=1': '/about' }, 'twice'],
    [{ '/About': '/jobs' }, 'is a page of this site'],
    [{ '/': '/jobs' }, 'is a page of this site'],
    [{ '/api/health': '/jobs' }, 'belongs to the site itself'],
    [{ '/rn': '/jobs' }, 'is a short address already'],
    [{ '/?p=12': '/jobs' }, 'by its query alone'],
    [{ '/a': 'jobs' }, 'neither a path of this site nor an https:// address'],
    [{ '/a': '//evil.example' }, 'neither a path'],
    [{ '/a': '/nowhere' }, 'which is not a page of this site'],
    [{ '/a': '/b', '/b': '/jobs' }, "name the end, '/jobs'"],
    [{ '/a': '/a' }, 'back to itself'],
    [{ '/a': '/b?x=1', '/b?x=1': '/a' }, 'back to itself'],
  ] as [Record<string, string>, string][])('%j: … %s', (rows, words) => {
    expect(problems(rows).join('\n')).toContain(words);
  });

  it('is nothing for the table as it is', () => {
    expect(addressFindings()).toEqual([]);
  });
});
