import * as site from '@/lib/config/site';
import { addressFindings, menuFindings } from '@/scripts/owner/site-check/addresses';
import { brandFindings } from '@/scripts/owner/site-check/brand';
import { inOwnersWords, mistake, type SiteFinding } from '@/scripts/owner/site-check/finding';
import { printed } from '@/scripts/owner/site-check/main';

const told = (findings: readonly SiteFinding[]) => findings.map(({ text }) => text).join('\n');
const { SITE } = site;

describe('mistakes in lib/config/site.ts', () => {
  const phone = (text: string, href: `tel:+1${string}`) => ({ text, href });

  it('there are none in the file as it is', () => expect(brandFindings()).toEqual([]));

  it.each<[Partial<site.Site>, string]>([
    [{ brand: '' }, "'brand' is empty"],
    [{ legalName: 'Harbor ' }, "'legalName' is empty, has a space"],
    [{ jobsBrand: 'The "Harbor" Jobs' }, 'write “ and ”'],
    [{ whySlug: 'Blue Bird' }, "'Blue Bird' is no part of an address"],
    [{ phone: phone('(206) 555-0123', 'tel:+1206555012') }, 'is not a phone number'],
    [{ textPhone: phone('(206) 555-0123', 'tel:+10065550123') }, 'is not a phone number'],
    [
      { secondPhone: phone('(206) 555-0123', 'tel:+12065550199') },
      "people read '(206) 555-0123', but their phone dials 'tel:+12065550199'",
    ],
    [{ email: 'hello.harbor.com' }, "'hello.harbor.com' is not an email address"],
    [{ office: { ...SITE.office, state: 'Iowa' } }, "'Iowa' is not a state"],
  ])('%j: %s', (change, words) => {
    expect(told(brandFindings({ ...site, SITE: { ...SITE, ...change } }))).toContain(words);
  });

  it('include links without https, and a seal without its picture', () => {
    const links = {
      SOCIALS: [{ name: 'LinkedIn', href: 'linkedin.com/harbor' }] as const,
      REVIEW_PLACES: { listing: 'http://reviews.example.com', write: 'https://example.com/a' },
      SEAL: { src: '/photos/seal.png', alt: 'a', text: 'b' } as const,
    };
    expect(told(brandFindings({ ...site, ...links }, () => false)).split('\n')).toEqual([
      "'linkedin.com/harbor' is not an address that begins with https://",
      "'http://reviews.example.com' is not an address that begins with https://",
      'there is no file public/photos/seal.png',
    ]);
  });

  it('accepts a phone number in any format', () => {
    const written = ['206-555-0123', '+1 206 555 0123', '1 (206) 555.0123'];
    for (const text of written) {
      const change = { ...SITE, phone: phone(text, 'tel:+12065550123') };
      expect(brandFindings({ ...site, SITE: change })).toEqual([]);
    }
  });
});

describe('mistakes in short and old addresses', () => {
  const short = (slugs: readonly string[], recruiters: readonly string[] = []) => {
    const [shortcuts, people] = [slugs, recruiters].map((all) => all.map((slug) => ({ slug })));
    return addressFindings({}, shortcuts, people);
  };

  it.each([
    ['/icu', 'not a short address'],
    ['ICU', 'not a short address'],
    ['icu.html', 'not a short address'],
    ['jobs', 'a page of this site'],
    ['api', 'a page of this site'],
  ])('%s: %s', (slug, words) => expect(told(short([slug]))).toMatch(`'${slug}' is ${words}`));

  it('one that is listed twice, or is a recruiter’s too', () => {
    expect(told(short(['icu', 'icu']))).toBe("'icu' is a short address already");
    expect(short(['rn'], ['rn', 'avery', 'about'])).toMatchObject([
      { key: 'recruiters', text: "'rn' is a short address already" },
      { key: 'recruiters', text: expect.stringContaining("'about' is a page of this site") },
    ]);
    expect(short(['icu', 'picu-nights'], ['avery'])).toEqual([]);
  });

  it('an old address whose page is gone', () => {
    const gone = undefined as unknown as string;
    expect(told(addressFindings({ '/a': gone }, [], []))).toContain("'/a' leads nowhere");
  });
});

describe('mistakes in the menus', () => {
  const file = 'lib/content/addresses/navigation.ts';
  const menu = (href?: string) => told(menuFindings({ [file]: [{ label: 'Team', href }] }));

  it('there are none in the menus as they are', () => expect(menuFindings()).toEqual([]));

  it.each(['/', '/jobs?state=TX', '/about#team', '/RN', 'https://shop.example.com/'])(
    '%s leads to a page',
    (href) => expect(menu(href)).toBe(''),
  );

  it.each(['/team', 'jobs', '//evil.example', 'http://shop.example.com'])('%s does not', (href) =>
    expect(menu(href)).toBe(`'Team' leads to '${href}', which is not a page of this site`),
  );

  it('a link whose specialty was removed', () => {
    expect(menu()).toBe("'Team' leads nowhere");
  });
});

describe('the report of a mistake', () => {
  it('has its line', () => {
    const at = (file: string, text: string) => mistake('brand', file, text).where;
    expect(at('lib/config/site.ts', `'${SITE.email}' is wrong`)).toMatch(
      /^lib\/config\/site\.ts:\d+$/,
    );
    expect(at('lib/config/site.ts', "'what stands nowhere'")).toBe('lib/config/site.ts');
    expect(at('no/such/file.ts', "'x'")).toBe('no/such/file.ts');
  });

  it('is listed above the samples', () => {
    const [slip] = addressFindings({ 'a.html': '/jobs' }, [], []);
    const sample = { level: 'must', kind: 'sample', key: 'a', text: '', where: '' } as const;
    expect(slip && printed([sample, slip])).toEqual([
      expect.stringMatching(/^MISTAKES\nmust +redirects +lib\S+ +'a\.html' is no/),
      expect.stringMatching(/^SAMPLE CONTENT/),
    ]);
  });

  it('is in an owner’s words if a source cannot be read', () => {
    const failure = new Error(
      'Transform failed with 1 error:\n/home/me/site/lib/config/site.ts:30:12: ERROR: Expected "}" but found "Brien"',
    );
    expect(inOwnersWords(failure, '/home/me/site')).toMatch(
      /^lib\/config\/site\.ts:30 cannot be read: Expected "}" but found "Brien"\nLook at this line/,
    );
    expect(inOwnersWords(new TypeError('x is not a function'))).toBeNull();
  });
});
