import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SEAL } from '@/lib/config/site';
import { ADOPTED } from './adopted';
import { mistake, type Level, type SiteFinding } from './finding';
import MARKS from './sample-marks.json';

/** Content that came with the project as a sample. docs/make-it-yours.md says by its key what to do about it. */
export type Sample = {
  readonly key: string;
  readonly level: Level;
  readonly where: string;
  /** Whether an owner may adopt it unchanged (`adopted.ts`). */
  readonly canBeAdopted: boolean;
  /** The marks of what is there now. */
  readonly marks: () => readonly string[];
};

const WHOLE = /([\s\S]+)/g;
/** Other texts are headings, professions and questions that anybody may use, names of icons, addresses. */
const SENTENCES = /["']((?:[^"'\\\n]|\\.){23,}[.!])["']/g;
const SITE = 'lib/config/site.ts';
/** The values of these fields of `lib/config/site.ts`. */
const fields = (names: string) => new RegExp(`^ +(?:${names}): (.+),$`, 'gm');
const jsonTexts = (names: string) => new RegExp(`"(?:${names})": "(.+)"`, 'g');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/** A mark for each text that the pattern captures in these files; a file that is not there has none. */
export const marksIn = (files: readonly string[], texts = WHOLE): string[] =>
  files.filter(existsSync).flatMap((file) => {
    // Some checkouts convert line endings.
    const content = readFileSync(file, 'latin1').replaceAll('\r\n', '\n');
    return [...content.matchAll(texts)].map(([, ...captured]) =>
      createHash('sha256').update(captured.join('')).digest('hex').slice(0, 10),
    );
  });

const sample =
  (level: Level, canBeAdopted: boolean) =>
  (key: string, where: string, texts = WHOLE, files: readonly string[] = [where]): Sample => {
    return { key, level, where, canBeAdopted, marks: () => marksIn(files, texts) };
  };
const must = sample('must', false);
const should = sample('should', true);
const optional = sample('optional', true);

const ICONS = ['app/icon.svg', 'app/favicon.ico', 'app/apple-icon.png'];
const SEAL_FILES = SEAL ? [SITE, `public${SEAL.src}`] : [];

export const SAMPLES: readonly Sample[] = [
  must('brand', SITE, fields('brand|legalName|jobsBrand')),
  must('why-slug', SITE, fields('whySlug')),
  must('phones', SITE, /'(\(\d{3}\) [^']+|tel:[^']+)'/g),
  must('email', SITE, fields('email')),
  must('review-links', SITE, fields('listing|write')),
  must('socials', SITE, /name: '\w+', href: '(.+)'/g),
  must('seal', SITE, /^ {2}text: (.+),$|(<svg[\s\S]+)/gm, SEAL_FILES),
  must('testimonials', 'content/reviews.json', jsonTexts('id|note|short|long')),
  must('recruiters', 'content/recruiters.json', jsonTexts('calendarUrl')),
  must('statistics', 'content/specialties/long-term-care.json', /"source": \{\s*"text": "(.+)"/g),
  ...['privacy-policy', 'terms-and-conditions', 'equal-opportunity', 'accessibility'].map((name) =>
    must(`legal-${name}`, `content/legal/${name}.json`, jsonTexts('effective')),
  ),
  must(
    'wordmarks',
    'public/art',
    WHOLE,
    ['', '-night', '-light'].map((name) => `public/art/wordmark${name}.svg`),
  ),
  must('icons', 'app/icon.svg', WHOLE, [...ICONS, ...filesIn('public/icons', '.png')]),
  must('share-images', 'public/share', WHOLE, filesIn('public/share', '.png')),
  should('referral-bonus', SITE, /REFERRAL_BONUS[^{]+\{([^}]+)\}/g),
  should('title-and-tagline', SITE, fields('title|tagline')),
  should('office', SITE, fields('office')),
  should('consent-default', SITE, /consentDefault: (true)/g),
  should('riley-writes', 'lib/content/pages/after-applying.ts', /RILEY_WRITES: .+ = '(.+)'/g),
  should('benefits', 'lib/content/jobs/benefits.ts', /const BENEFITS = (.[^\]]+)/g),
  should('pay-explained', 'lib/content/jobs/pay-questions.ts', SENTENCES),
  should('contract-weeks', 'lib/content/jobs/contract.ts', /CONTRACT_WEEKS = (.+) as/g),
  should('home-pitch', 'content/home.json', SENTENCES),
  should('about', 'content/about.json', SENTENCES),
  should('why', 'content/why.json', SENTENCES),
  should('riley', 'content/riley.json', SENTENCES),
  should('specialties', 'content/specialties', SENTENCES, filesIn('content/specialties', '.json')),
  should('application-source', 'lib/platform/apply-fields.ts', /CONTACT_VALUES = (\{[^}]+)/g),
  optional('recruiter-people', 'content/recruiters.json', /"calendarUrl": ".+"\s*(\})/g),
  optional('reviewers', 'public/art/reviewers.svg'),
  optional('colours', 'app/tokens.css'),
];

/** Samples that are still in place, in whole or in part. */
export function sampleFindings(
  samples: readonly Sample[] = SAMPLES,
  recorded: Readonly<Record<string, string>> = MARKS,
  adopted: readonly string[] = ADOPTED,
): SiteFinding[] {
  const adoptable = samples.filter((one) => one.canBeAdopted).map(({ key }) => key);
  const isAdopted = (key: string) => adoptable.includes(key) && adopted.includes(key);
  const found = samples
    .filter(({ key }) => !isAdopted(key))
    .flatMap(({ key, level, where, marks }): SiteFinding[] => {
      const known = new Set(recorded[key]?.split(' '));
      const now = marks();
      const left = now.filter((mark) => known.has(mark)).length;
      const text = left === now.length ? 'all of it' : `${left} of ${now.length} left`;
      return left === 0 ? [] : [{ level, kind: 'sample', key, text, where }];
    });
  const unknown = adopted
    .filter((name) => !adoptable.includes(name))
    .map((name) =>
      mistake(
        'adopted',
        'scripts/owner/site-check/adopted.ts',
        `'${name}' is not a key, or cannot be adopted`,
      ),
    );
  return [...found, ...unknown];
}

/** After a sample itself was rewritten: records its marks. Not for a site with its own content. @returns the exit code */
export function recordSamples(): number {
  const marks = SAMPLES.map((one) => [one.key, one.marks().join(' ')]);
  const text = `${JSON.stringify(Object.fromEntries(marks), null, 2)}\n`;
  writeFileSync('scripts/owner/site-check/sample-marks.json', text);
  return 0;
}
