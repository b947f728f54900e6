import { whileSample } from '@/__tests__/support/while-sample';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ADOPTED } from '@/scripts/owner/site-check/adopted';
import { addressFindings } from '@/scripts/owner/site-check/addresses';
import { runSiteCheck } from '@/scripts/owner/site-check/main';
import { marksIn, sampleFindings, SAMPLES } from '@/scripts/owner/site-check/samples';
import type * as NodeVersion from '@/server/node-version.mjs';
import marks from '@/scripts/owner/site-check/sample-marks.json';

jest.mock('@/server/node-version.mjs', () => {
  const real = jest.requireActual<typeof NodeVersion>('@/server/node-version.mjs');
  return { ...real, missingNodeFixes: () => real.missingNodeFixes('24.21.0') };
});

const places = SAMPLES.map(({ where }) => where);
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
    const keys = SAMPLES.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(marks).sort()).toEqual([...keys].sort());
  });

  whileSample(
    'recognises each of them (after a rewrite: npm run site:check -- --record-samples)',
    () => {
      const found = sampleFindings(SAMPLES, marks, []);
      expect(found.map(({ text }) => text)).toEqual(SAMPLES.map(() => 'all of it'));
      expect(found.map(({ key }) => key)).toEqual(SAMPLES.map(({ key }) => key));
    },
  );

  it('adopted samples may be adopted', () => {
    expect(sampleFindings(SAMPLES, marks, ADOPTED).filter(({ key }) => key === 'adopted')).toEqual(
      [],
    );
  });
});

describe('the findings', () => {
  const content = (now: readonly string[], canBeAdopted = true) => ({
    key: 'about',
    level: 'should' as const,
    where: 'about.ts',
    canBeAdopted,
    marks: () => now,
  });
  const samples = { about: 'a b c' };

  it.each<[string, readonly string[], readonly string[]]>([
    ['all of it', ['a', 'b', 'c'], ['all of it']],
    ['a part', ['x', 'b', 'y', 'z'], ['1 of 4 left']],
    ['none', ['x', 'y'], []],
    ['nothing there at all', [], []],
  ])('%s', (_, now, texts) => {
    expect(sampleFindings([content(now)], samples, []).map(({ text }) => text)).toEqual(texts);
  });

  it('leave out what was adopted', () => {
    expect(sampleFindings([content(['a'])], samples, ['about'])).toEqual([]);
  });

  it('include a sample that cannot be adopted, and each adopted name that is not allowed or not known', () => {
    const keys = (adopted: readonly string[]) =>
      sampleFindings([content(['a'], false)], samples, adopted).map(({ key }) => key);
    expect(keys(['about'])).toEqual(['about', 'adopted']);
    expect(keys(['abuot'])).toEqual(['about', 'adopted']);
  });
});

describe('what an owner writes is no sample', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** What is left of a sample after a change in its file. */
  const left = (key: string, change: (text: string) => string) => {
    const { where } = SAMPLES.find((one) => one.key === key) ?? { where: '' };
    const text = readFileSync(where, 'utf8');
    expect([key, change(text)]).not.toEqual([key, text]);
    mkdirSync(join(folder, dirname(where)), { recursive: true });
    writeFileSync(join(folder, where), change(text));
    const home = process.cwd();
    process.chdir(folder);
    try {
      return sampleFindings(
        SAMPLES.filter((one) => one.key === key),
        marks,
        [],
      ).map(({ text }) => text);
    } finally {
      process.chdir(home);
    }
  };

  it('in texts: headings, professions, questions', () => {
    const words = ['Certified nursing assistant (CNA)', 'Do I need a compact license?', 'Short.'];
    expect(left('about', () => JSON.stringify(words))).toEqual([]);
  });

  whileSample('another brand, other numbers, unticked box: a part, or nothing, is left', () => {
    expect(left('brand', (text) => text.replace("brand: 'Fernway'", "brand: 'Harbor'"))).toEqual([
      '2 of 3 left',
    ]);
    const dialed = (text: string) =>
      text
        .replaceAll(/\(\d{3}\) [\d-]+/g, '212-867-5309')
        .replaceAll(/tel:\+\d+/g, 'tel:+12128675309');
    expect(left('phones', dialed)).toEqual([]);
    const unticked = (text: string) =>
      text.replace('consentDefault: true', 'consentDefault: false');
    expect(left('consent-default', unticked)).toEqual([]);
  });

  whileSample('a recruiter who is named', () => {
    const person = (text: string) => text.replaceAll(/(calendarUrl": ".+")/g, '$1, "person": {}');
    expect(left('recruiter-people', person)).toEqual([]);
  });

  it('whatever the line endings of a checkout', () => {
    const [unix, windows] = ['unix', 'windows'].map((name) => join(folder, name));
    writeFileSync(unix ?? '', 'a\nb\n');
    writeFileSync(windows ?? '', 'a\r\nb\r\n');
    expect(marksIn([unix ?? ''])).toEqual(marksIn([windows ?? '']));
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
      { sources: [...addressFindings(), ...sampleFindings()], database: null },
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
    const { code, said } = run('--build');
    expect(code).toBe(1);
    expect(said.split('\n').length).toBeLessThan(3);
    expect(said).toContain('SITE_URL');
    expect(said).not.toContain('STAFFING_API_BASE_URL');
  });

  it('names the security fixes that its Node lacks', () => {
    expect(run().said).toMatch(/^should +node +Node 24\.21\.0 lacks the security fixes/m);
    expect(run('--build').said).not.toContain('Node');
  });

  it('called with an unknown option: 3, on stderr', () => {
    expect(run('--what')).toMatchObject({ code: 3, said: '' });
    expect(run('--what').complained).toContain('--help');
    expect(run('--help')).toMatchObject({ code: 0, complained: '' });
  });
});
