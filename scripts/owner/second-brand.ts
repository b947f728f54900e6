// An owner's first day, in a copy of the project: the edits of docs/make-it-yours.md, then types, the unit tests related to the
// edited files, the owner's check, a release and a journey in a browser (docs/decisions/0050). `npm run second-brand`.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../test/project-copy';

const PERSON = `"person": { "name": "Second Brand", "role": "Recruiter", "specialties": [],
  "phone": { "text": "(206) 555-0155", "href": "tel:+12065550155" },
  "photo": { "src": "/photos/recruiter.png", "width": 1200, "height": 630, "alt": "A road" } }`;
const SITE = 'lib/config/site.ts';
const ADDRESSES = 'lib/content/addresses';
const SPECIALTIES = 'lib/content/specialties.ts';
const PHARMACY = 'content/specialties/pharmacy.json';
/** One after the other: in which file, what an owner finds there, and puts in its place. */
const EDITS: readonly (readonly [file: string, find: RegExp, put: string])[] = [
  [SITE, /titleBrand: 'Fernway'/, "titleBrand: 'Another Health'"],
  [SITE, /Fernway/g, 'Another Healthcare Brand Co'],
  [SITE, /fernway/g, 'another-brand'],
  [SITE, /Nursing and allied health jobs/g, 'Healthcare jobs of the second brand'],
  [SITE, /textPhone: \{.*\}/, 'textPhone: null'],
  [SITE, /(?:515|800)(\) |)(?=555)/g, '206$1'],
  [SITE, /'Des Moines', state: 'IA', stateName/, "'Seattle', state: 'WA', stateName"],
  [SITE, /'Iowa', line: 'Des Moines, Iowa'/, "'Washington', line: 'Seattle, Washington'"],
  [SITE, /^ +\{ name: '(?:LinkedIn|Instagram)'.*\n/gm, ''],
  [SITE, /www\.facebook\.com\//, 'www.facebook.com/another-brand'],
  [SITE, /SEAL: Seal \| null = \{[^}]*\};/, 'SEAL: Seal | null = null;'],
  [SITE, /consentDefault: true/, 'consentDefault: false'],
  [SITE, /up to \$\d+|\$1,000 unlimited/g, '$$750'],
  ['content/reviews.json', /("note":) "[^"]*"/, '$1 null'],
  ['content/recruiters.json', /avery-sample"/, `second-brand", ${PERSON}`],
  ['content/recruiters.json', /,\s*\{\s*"slug": "jordan"[\s\S]+?(?=\s*\])/, ''],
  ...['privacy-policy', 'terms-and-conditions', 'equal-opportunity', 'accessibility'].map(
    (name) => [`content/legal/${name}.json`, /2026-\d\d-\d\d/, '2027-01-15'] as const,
  ),
  [
    `${ADDRESSES}/job-shortcuts.ts`,
    /slug: 'rn'/,
    "slug: 'icu', facet: 'title', terms: ['ICU'] },\n{ $&",
  ],
  [`${ADDRESSES}/legacy-paths.ts`, /(?=^\};)/m, "'/apply.php?job=12': '/quickapply',\n"],
  [`${ADDRESSES}/paths.ts`, /(?=^\} as const;)/m, "pharmacy: '/Pharmacy-Jobs',\n"],
  [`${ADDRESSES}/navigation.ts`, /'\/jobs\?specialty=Pharmacy'/, 'LANDING_PATHS.pharmacy'],
  ['middleware.ts', /(?=Therapy-Social-Worker-Jobs\|)/, 'Pharmacy-Jobs|'],
  [SPECIALTIES, /^/, `import pharmacy from '@/${PHARMACY}' with { type: 'json' };\n`],
  [SPECIALTIES, /(?=^\};)/m, '[LANDING_PATHS.pharmacy]: pharmacy,\n'],
  [SPECIALTIES, /'\/jobs\?specialty=Pharmacy'/, 'LANDING_PATHS.pharmacy'],
  [PHARMACY, /"view": "near"/, '"view": "mirrored"'],
  [PHARMACY, /"view": "caravan"/, '"view": "lake"'],
  [PHARMACY, /[Ii]maging/g, 'Pharmacy'],
  [PHARMACY, /(?=[.?!]")/g, ' there'],
];
/** A mistake, or what they replace: `npm run site:check` no longer lists it. */
const REPLACED =
  /^MISTAKES|^\w+ +(?:brand|why-slug|phones|email|review-links|socials|seal|recruiter\S*|legal-\S+|referral-bonus|title-and-tagline|office|consent-default) /m;

const folder = copyProject('second-brand');
cpSync('content/specialties/imaging.json', join(folder, PHARMACY));
// In place of one that `npm run brand-images` draws, and of a photograph.
for (const name of ['share/pharmacy-jobs.png', 'photos/recruiter.png'])
  cpSync('public/share/imaging-jobs.png', join(folder, 'public', name));
for (const [file, find, put] of EDITS) {
  const text = readFileSync(join(folder, file), 'utf8');
  if (text.search(find) < 0) throw new Error(`Nothing to edit in ${file}: ${String(find)}`);
  writeFileSync(join(folder, file), text.replace(find, put));
}

/** Runs Node in the copy. @returns what it printed @throws Error if it failed */
function run(title: string, args: string, isRead = false): string {
  console.log(`[second brand] ${title} …`);
  const { status, stdout } = spawnSync(process.execPath, args.split(' '), {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', isRead ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
  });
  if (!isRead && status !== 0) throw new Error(`${title} failed in ${folder}`);
  return stdout;
}

const edited = [...new Set(EDITS.map(([file]) => file))].join(' ');
run('routes', 'node_modules/next/dist/bin/next typegen');
run('types', 'node_modules/typescript/bin/tsc --noEmit');
run('unit tests', `node_modules/jest/bin/jest.js --silent --findRelatedTests ${edited}`);
const check = '--conditions=react-server --import tsx scripts/owner/site-check.mjs';
const said = run('site:check', check, true);
if (!said.includes('Result: ') || REPLACED.test(said)) throw new Error(`site:check says:\n${said}`);
run('release', 'scripts/build/release.mjs');
run('a journey', 'scripts/test/e2e.mjs --bare --project=quick e2e/apply/find-and-apply.spec.ts');
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
