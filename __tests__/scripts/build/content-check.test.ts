import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import textSchema from '@/content/schema/text.schema.json' with { type: 'json' };
import { FACET_NAMES } from '@/lib/domain/query/job-query';
import specialtySchema from '@/content/schema/specialty.schema.json' with { type: 'json' };
import { fillIn, PLACEHOLDERS } from '@/lib/content/files/fill-in';
import { contentProblems, problemLine } from '@/scripts/build/content-check.mjs';

const here = process.cwd();
const [first = ''] = readdirSync('content/specialties');
const SPECIALTY = `specialties/${first}`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

/** What the check says of a file in which one thing was changed. */
function told(file: string, find: string | RegExp, put: string): string[] {
  const path = join('content', file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(find, put);
  if (after === before) throw new Error(`Nothing to change in ${file}: ${String(find)}`);
  writeFileSync(path, after);
  return contentProblems().map(problemLine);
}

describe('the check of content/', () => {
  it('says nothing of what is there', () => {
    expect(contentProblems()).toEqual([]);
  });

  // Written so that they fit an owner's content too.
  it.each<[what: string, file: string, find: RegExp, put: string, said: RegExp]>([
    [
      'a comma too few',
      'about.json',
      /,\n/,
      '\n',
      /^content\/about\.json:3 not JSON: comma expected/,
    ],
    [
      'a comma too many',
      'riley.json',
      /\}(?=\s*\]\s*\}\s*$)/,
      '},',
      /^content\/riley\.json:\d+ not JSON/,
    ],
    [
      'a comment',
      'why.json',
      /"page"/,
      '// ours\n  "page"',
      /^content\/why\.json:3 not JSON: invalid comment/,
    ],
    [
      'half a star',
      'reviews.json',
      /"rating": \d/,
      '"rating": 4.5',
      /:\d+ reviews › 0 › rating: has to be whole stars, 1 to 5$/,
    ],
    [
      'a day of no calendar',
      'reviews.json',
      /"writtenOn": "[^"]*"/,
      '"writtenOn": "2026-02-30"',
      /^content\/reviews\.json:\d+ reviews › 0 › writtenOn: has to be a day, as 2027-01-15$/,
    ],
    [
      'a misspelt field',
      'recruiters.json',
      /"calendarUrl"/,
      '"calenderUrl"',
      /'calenderUrl' is not known here/,
    ],
    [
      'an address without https',
      'recruiters.json',
      /"https:\/\//,
      '"http://',
      /calendarUrl: has to be an address that begins with https:\/\/, in plain letters$/,
    ],
    [
      'a name that no brace knows',
      'about.json',
      /"heading": "[^"]*"/,
      '"heading": "{company}"',
      /heading: has to be words, not empty, .*\{brand\}/,
    ],
    ['an empty text', 'home.json', /"text": "[^"]*"/, '"text": ""', /text: has to be words/],
    [
      'a colour that there is not',
      SPECIALTY,
      /"tone": "\w+"/,
      '"tone": "grey"',
      /:\d+ tone: has to be one of pine, sky/,
    ],
    [
      'a filter that there is not',
      SPECIALTY,
      /"filters": \{\s*"\w+"/,
      '"filters": { "speciality"',
      /'speciality' is not known here/,
    ],
    [
      'a number among paragraphs',
      'legal/privacy-policy.json',
      /"blocks": \[\s*"[^"]*"/,
      '"blocks": [12',
      /blocks › 0: has to be a paragraph/,
    ],
    [
      'no schema',
      'why.json',
      /\.\/schema\/why\.schema\.json/,
      './why.json',
      /^content\/why\.json:1 its first line has to be "\$schema": "\.\/schema\/why\.schema\.json"$/,
    ],
  ])('finds %s, with file and line', (_, file, find, put, said) => {
    expect(told(file, find, put).join('\n')).toMatch(said);
  });

  it('takes a file for what its place says, whatever it names', () => {
    cpSync('content/why.json', 'content/about.json');
    expect(contentProblems().map(problemLine)).toEqual([
      'content/about.json:1 its first line has to be "$schema": "./schema/about.schema.json"',
    ]);
  });

  it('says what stands twice', () => {
    expect(told('about.json', /"heading":/, '"heading": "x", "heading":')).toEqual([
      expect.stringMatching(/^content\/about\.json:\d+ 'heading' stands here twice/),
    ]);
    const [, id = ''] = /"id": "([^"]+)"/.exec(readFileSync('content/reviews.json', 'utf8')) ?? [];
    const reviews = readFileSync('content/reviews.json', 'utf8');
    writeFileSync('content/reviews.json', reviews.replace(/"id": "[^"]+"/g, `"id": "${id}"`));
    expect(contentProblems().map(problemLine).join('\n')).toContain(
      `id: another entry is '${id}' too`,
    );
  });

  it('names what is missing, where it is missing', () => {
    const lines = told('reviews.json', /"rating": \d,\s*/, '');
    expect(lines).toEqual([
      expect.stringMatching(/^content\/reviews\.json:\d+ reviews › 0: 'rating' is missing$/),
    ]);
  });

  it('names every mistake, not the first alone', () => {
    const lines = told('about.json', /"title": "[^"]*"/g, '"title": ""');
    expect(lines.length).toBeGreaterThan(3);
  });
});

describe('braces in texts', () => {
  it('are the names that the schema lists', () => {
    const named = [...textSchema.pattern.matchAll(/\w{3,}/g)].map(([name]) => name);
    expect(named.sort()).toEqual(Object.keys(PLACEHOLDERS).sort());
    for (const name of named) expect(textSchema.description).toContain(`{${name}}`);
  });

  it('become what they name, however deep, and others stay', () => {
    const filled = fillIn({ $schema: 'x', a: ['By {brand}, {email}', { b: '{nobody}' }], c: null });
    expect(filled).toEqual({
      a: [`By ${PLACEHOLDERS.brand}, ${PLACEHOLDERS.email}`, { b: '{nobody}' }],
      c: null,
    });
  });
});

it('a specialty may be found by the filters that the list has', () => {
  expect(Object.keys(specialtySchema.definitions.filters.properties).sort()).toEqual(
    [...FACET_NAMES].sort(),
  );
});
