import { whileSample } from '@/__tests__/support/while-sample';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFERRAL_BONUS, SITE } from '@/lib/config/site';
import { ADOPTED } from '@/scripts/owner/site-check/adopted';
import { contentFindings } from '@/scripts/owner/site-check/content-findings';
import { runSiteCheck } from '@/scripts/owner/site-check/main';
import { sentences } from '@/scripts/owner/site-check/marks';
import { sourceFindings } from '@/scripts/owner/site-check/source-findings';
import { SAMPLE_CONTENT } from '@/scripts/owner/site-check/sample-content';
import marks from '@/scripts/owner/site-check/sample-marks.json';

const places = SAMPLE_CONTENT.flatMap(({ where }) => where.split(', '));
const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .map((path) => join('lib', path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'));

describe('the list of samples', () => {
  it('has every file that is marked as one', () => {
    const marked = sources
      .map((path) => [path, readFileSync(path, 'utf8')] as const)
      .filter(([, text]) => text.includes('SAMPLE CONTENT'));
    const isKnown = (path: string) => places.some((at) => path === at || path.startsWith(`${at}/`));
    for (const [path, text] of marked) {
      // A module that reads a file of content/ is marked on behalf of it.
      const read = [...text.matchAll(/from '@\/(content\/[^']+)'/g)].map(([, file = '']) => file);
      expect([path, (read.length > 0 ? read : [path]).every(isKnown)]).toEqual([path, true]);
    }
  });

  it('names files that exist, and each sample once', () => {
    for (const place of places) expect([place, existsSync(place)]).toEqual([place, true]);
    const keys = SAMPLE_CONTENT.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(marks).sort()).toEqual([...keys].sort());
  });

  whileSample('recognises each of them (after a rewrite: npm run sample-marks)', () => {
    const found = contentFindings(SAMPLE_CONTENT, marks, []).map(({ key }) => key);
    expect(found).toEqual(SAMPLE_CONTENT.map(({ key }) => key));
  });

  it('adopted samples may be adopted', () => {
    expect(
      contentFindings(SAMPLE_CONTENT, marks, ADOPTED).filter(({ key }) => key === 'adopted'),
    ).toEqual([]);
  });
});

describe('the findings', () => {
  const content = (now: readonly string[], canBeAdopted = true) => ({
    key: 'about',
    level: 'should' as const,
    what: 'the About page',
    where: 'about.ts',
    canBeAdopted,
    marks: () => now,
  });
  const samples = { about: 'a b c' };

  it.each<[string, readonly string[], readonly string[]]>([
    ['all of it', ['a', 'b', 'c'], ['the About page']],
    ['a part', ['x', 'b', 'y', 'z'], ['the About page (1 of 4 left)']],
    ['none', ['x', 'y'], []],
    ['nothing there at all', [], []],
  ])('%s', (_, now, texts) => {
    expect(contentFindings([content(now)], samples, []).map(({ text }) => text)).toEqual(texts);
  });

  it('leave out what was adopted', () => {
    expect(contentFindings([content(['a'])], samples, ['about'])).toEqual([]);
  });

  it('include a sample that cannot be adopted, and each adopted name that is not allowed or not known', () => {
    const keys = (adopted: readonly string[]) =>
      contentFindings([content(['a'], false)], samples, adopted).map(({ key }) => key);
    expect(keys(['about'])).toEqual(['about', 'adopted']);
    expect(keys(['abuot'])).toEqual(['about', 'adopted']);
  });
});

describe('ordinary words are no sample', () => {
  it('in texts: headings, professions, questions, addresses', () => {
    const words = [
      'Certified nursing assistant (CNA)',
      'Do I need a compact license?',
      '/Nursing-Staffing-Services',
      'Short.',
    ];
    expect(sentences(words)).toEqual([]);
    expect(sentences(['Four plain promises. If we break one, tell us which.'])).toHaveLength(1);
  });

  it('beside new phone numbers, and a new seal', () => {
    const phone = { text: '(212) 867-5309', href: 'tel:+12128675309' } as const;
    const replaced = [
      jest.replaceProperty(SITE, 'phone', { label: 'Office', ...phone }),
      jest.replaceProperty(SITE, 'secondPhone', { label: 'Toll-free', ...phone }),
      jest.replaceProperty(SITE, 'textPhone', null),
    ];
    const about = SAMPLE_CONTENT.filter(({ key }) => key === 'phones');
    expect(contentFindings(about, marks, [])).toEqual([]);
    replaced.forEach((each) => each.restore());
    const seal = SAMPLE_CONTENT.find(({ key }) => key === 'seal');
    const alt = createHash('sha256').update('Certification seal').digest('hex').slice(0, 10);
    expect(`${marks.seal} ${seal?.marks().join(' ')}`).not.toContain(alt);
  });
});

whileSample('changing the brand alone adopts no text', () => {
  jest.isolateModules(() => {
    const other = { brand: 'Harbor', legalName: 'Harbor Care Inc.', whySlug: 'harbor' };
    jest.doMock('@/lib/config/site', () => ({
      ...jest.requireActual<object>('@/lib/config/site'),
      SITE: { ...SITE, ...other },
      REFERRAL_BONUS: { ...REFERRAL_BONUS, why: 'up to $750', benefits: '$750' },
    }));
    const { SAMPLE_CONTENT: contents }: { SAMPLE_CONTENT: typeof SAMPLE_CONTENT } =
      jest.requireActual('@/scripts/owner/site-check/sample-content');
    const found = new Map(contentFindings(contents, marks, []).map(({ key, text }) => [key, text]));
    expect(found.get('brand')).toContain('(1 of 3 left)');
    expect(found.has('why-slug')).toBe(false);
    for (const key of ['about', 'why', 'riley', 'specialties'])
      expect(found.get(key)).toBe(SAMPLE_CONTENT.find((content) => content.key === key)?.what);
  });
});

describe('npm run site:check', () => {
  const run = (...given: string[]) => {
    const [said, complained]: [string[], string[]] = [[], []];
    const code = runSiteCheck(
      given,
      {},
      {
        say: (text) => said.push(text),
        complain: (text) => complained.push(text),
      },
      { sources: sourceFindings() },
    );
    return { code, said: said.join('\n'), complained: complained.join('\n') };
  };

  it('without settings: 1, as a table and as JSON', () => {
    const { code, said } = run();
    expect(code).toBe(1);
    expect(said).toMatch(/^must +SITE_URL +not set/m);
    const told = JSON.parse(run('--json').said) as {
      verdict: string;
      findings: readonly { level: string; kind: string; key: string }[];
    };
    expect(told.verdict).toBe('not-ready');
    expect(told.findings).toContainEqual(
      expect.objectContaining({ level: 'must', kind: 'setting', key: 'STAFFING_API_BASE_URL' }),
    );
  });

  it('in short, for the log of a release: a line or two', () => {
    const { code, said } = run('--build', '--brief');
    expect(code).toBe(1);
    expect(said.split('\n').length).toBeLessThan(3);
    expect(said).toContain('SITE_URL');
    expect(said).not.toContain('STAFFING_API_BASE_URL');
  });

  it('called with an unknown option: 3, on stderr', () => {
    expect(run('--what')).toMatchObject({ code: 3, said: '' });
    expect(run('--what').complained).toContain('--help');
    expect(run('--help')).toMatchObject({ code: 0, complained: '' });
  });
});
