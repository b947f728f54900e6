import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import textSchema from '@/content/schema/text.schema.json' with { type: 'json' };
import { FACET_NAMES } from '@/lib/domain/query/facets';
import specialtySchema from '@/content/schema/specialty.schema.json' with { type: 'json' };
import { fillIn, PLACEHOLDERS } from '@/lib/content/files/fill-in';
import { SCENE_VIEWS } from '@/lib/content/pages/scene';
import { DRAWINGS } from '@/lib/domain/job/drawing';
import { TONES } from '@/lib/content/specialties/specialty';
import { contentProblems, problemLine } from '@/scripts/build/content-check.mjs';

const here = process.cwd();
const [first = ''] = readdirSync('content/specialties');
const SPECIALTY = `specialties/${first}`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  symlinkSync(join(here, 'public'), join(folder, 'public'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

/** What the check reports for a file with one change. */
function told(file: string, find: string | RegExp, put: string): string[] {
  const path = join('content', file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(find, put);
  if (after === before) throw new Error(`Nothing to change in ${file}: ${String(find)}`);
  writeFileSync(path, after);
  return contentProblems().map(problemLine);
}

describe('the check of content/', () => {
  it('reports nothing for the content as it is', () => {
    expect(contentProblems()).toEqual([]);
  });

  // Written so that they match an owner's content too.
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
      'a day to come',
      'reviews.json',
      /"writtenOn": "[^"]*"/,
      '"writtenOn": "2999-01-01"',
      /:\d+ 2999-01-01 is in the future$/,
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
      /"recruiters": \[[^]*\]/,
      '"recruiters": [{ "slug": "a", "calenderUrl": "https://calendar.example" }]',
      /'calenderUrl' is not known here/,
    ],
    [
      'an address without https',
      'recruiters.json',
      /"recruiters": \[[^]*\]/,
      '"recruiters": [{ "slug": "a", "calendarUrl": "http://calendar.example" }]',
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
      'a brace that is none within a paragraph',
      'legal/privacy-policy.json',
      /"blocks": \[\s*"/,
      '"blocks": ["{company} ',
      /blocks › 0: has to be words, not empty/,
    ],
    [
      'braces in a label',
      SPECIALTY,
      /"specialty": \[\s*"/,
      '"specialty": ["{brand}',
      /has to be a label of the list’s filter, without braces$/,
    ],
    [
      'braces in a name',
      'reviews.json',
      /"name": (null|"[^"]*")/,
      '"name": "{brand}"',
      /reviews › 0 › name: has to be the reviewer’s name without braces, or null$/,
    ],
    [
      'a filter of a role without labels',
      SPECIALTY,
      /("roles": \[\s*\{[^{}]*"filters": )(null|\{[^}]*\})/,
      '$1{ "state": "TX" }',
      /roles › 0 › filters › state: must be array$/,
    ],
    [
      'a mark at the beginning of a file',
      'why.json',
      /^/,
      '\uFEFF',
      /^content\/why\.json:1 begins with an invisible mark \(BOM\)/,
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

  it('checks a file by its place, whatever schema it names', () => {
    cpSync('content/why.json', 'content/about.json');
    expect(contentProblems().map(problemLine)).toEqual([
      'content/about.json:1 its first line has to be "$schema": "./schema/about.schema.json"',
    ]);
  });

  it('reports duplicates', () => {
    expect(told('about.json', /"heading":/, '"heading": "x", "heading":')).toEqual([
      expect.stringMatching(/^content\/about\.json:\d+ 'heading' appears twice/),
    ]);
    const [, id = ''] = /"id": "([^"]+)"/.exec(readFileSync('content/reviews.json', 'utf8')) ?? [];
    const reviews = readFileSync('content/reviews.json', 'utf8');
    writeFileSync('content/reviews.json', reviews.replace(/"id": "[^"]+"/g, `"id": "${id}"`));
    expect(contentProblems().map(problemLine).join('\n')).toContain(
      `id: another entry is '${id}' too`,
    );
  });

  it('accepts what an editor in a browser writes for an empty field: nothing, or empty quotes', () => {
    const reviews = readFileSync('content/reviews.json', 'utf8');
    for (const name of ['"name": "",', ''])
      for (const note of ['"note": "",', '']) {
        const file = reviews
          .replaceAll(/"name": (null|"[^"]*"),/g, name)
          .replace(/"note": (null|"[^"]*"),/, note);
        writeFileSync('content/reviews.json', file);
        expect(contentProblems()).toEqual([]);
      }
  });

  it('accepts Windows line endings', () => {
    const reviews = readFileSync('content/reviews.json', 'utf8').replaceAll(/\r?\n/g, '\r\n');
    writeFileSync('content/reviews.json', reviews);
    expect(contentProblems()).toEqual([]);
    expect(told('reviews.json', /"rating": \d/, '"rating": 9')).toEqual([
      expect.stringMatching(/:\d+ reviews › 0 › rating: has to be whole stars/),
    ]);
  });

  it('reports what is wrong with a recruiter’s photograph, or that it is missing', () => {
    const write = (photo: object) => {
      const person = {
        name: 'A Sample',
        role: 'Recruiter',
        specialties: [],
        photo,
        phone: { text: '(206) 555-0155', href: 'tel:+12065550155' },
      };
      const recruiter = { slug: 'sample', calendarUrl: 'https://calendar.example/a', person };
      const $schema = './schema/recruiters.schema.json';
      writeFileSync(
        'content/recruiters.json',
        JSON.stringify({ $schema, recruiters: [recruiter] }, null, 2),
      );
      return contentProblems().map(({ text }) => text);
    };
    const photo = { src: '/photos/nobody.jpg', width: 400, height: 400, alt: 'A face' };
    expect(write(photo)).toEqual(['there is no file public/photos/nobody.jpg']);
    expect(write({ ...photo, src: '/photos/../nobody.jpg' })).toEqual([
      'recruiters › 0 › person › photo › src: has to be a file of public/photos, as /photos/recruiter.jpg',
    ]);
    expect(write({ ...photo, width: 0.5 })[0]).toMatch(/person › photo › width: must be/);
  });

  it('names what is missing, and where', () => {
    const lines = told('reviews.json', /"rating": \d,\s*/, '');
    expect(lines).toEqual([
      expect.stringMatching(/^content\/reviews\.json:\d+ reviews › 0: 'rating' is missing$/),
    ]);
  });

  it('reports every mistake, not only the first', () => {
    const lines = told('about.json', /"title": "[^"]*"/g, '"title": ""');
    expect(lines.length).toBeGreaterThan(3);
  });
});

describe('braces in texts', () => {
  it('may be the names that the schema lists', () => {
    const named = [...textSchema.pattern.matchAll(/\w{3,}/g)].map(([name]) => name);
    expect(named.sort()).toEqual(Object.keys(PLACEHOLDERS).sort());
    for (const name of named) expect(textSchema.description).toContain(`{${name}}`);
  });

  it('are replaced by what they name, at any depth, and others stay', () => {
    const filled = fillIn({ $schema: 'x', a: ['By {brand}, {email}', { b: '{nobody}' }], c: null });
    expect(filled).toEqual({
      a: [`By ${PLACEHOLDERS.brand}, ${PLACEHOLDERS.email}`, { b: '{nobody}' }],
      c: null,
    });
  });
});

it('the schema lists the drawings, views and colours of the site', () => {
  const { scene, view, tone } = specialtySchema.properties;
  expect(scene.properties.drawing.enum).toEqual(DRAWINGS);
  expect(view.enum).toEqual(SCENE_VIEWS);
  expect(tone.enum).toEqual(TONES);
});

// Mentions are read after the list: a page rendered before would have no jobs.
it('a specialty may use filters of the list, but no mentions', () => {
  const used = Object.keys(specialtySchema.definitions.filters.properties);
  expect(FACET_NAMES).toEqual(expect.arrayContaining(used));
  expect(used).not.toContain('says');
});
