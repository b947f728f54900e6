/** One change an owner makes to a file: the arguments of `String.replace`. */
type Edit = readonly [find: RegExp, put: string];

export const PHONE = '(206) 555-0123';

/** A field of `lib/config/site.ts`, with its new value. */
const field = (name: string, value: string): Edit => [
  new RegExp(`^( +${name}: )(?!string|boolean|Phone).*,$`, 'm'),
  `$1${value},`,
];

/** A recruiter to call, with a photograph. */
const RECRUITER = JSON.stringify({
  slug: 'second',
  calendarUrl: 'https://calendar.example.org/second-brand',
  person: {
    name: 'Second Brand',
    role: 'Recruiter, all specialties',
    phone: { text: '(206) 555-0155', href: 'tel:+12065550155' },
    photo: { src: '/photos/recruiter.png', width: 1200, height: 630, alt: 'A road at sunrise' },
    specialties: [],
  },
});

const EFFECTIVE = '"effective": "2027-01-15"';
const legal = (name: string): [string, readonly Edit[]] => [
  `content/legal/${name}.json`,
  [[/"effective": "[^"]*"/, EFFECTIVE]],
];

/**
 * What docs/make-it-yours.md tells an owner to do, applied to a copy: another name (27 characters), other numbers and amounts, an
 * agreement that starts unticked, no certification, one social network, one recruiter with a photograph, one more shortcut and one
 * more specialty. Each entry: the path of a file, and its changes.
 */
export const EDITS: readonly (readonly [file: string, edits: readonly Edit[]])[] = [
  [
    'lib/config/site.ts',
    [
      field('brand', "'Another Healthcare Brand Co'"),
      field('legalName', "'Another Healthcare Brand Co LLC'"),
      field('jobsBrand', "'Another Healthcare Brand Co Jobs'"),
      field('titleBrand', "'Another Health'"),
      field('title', "'Healthcare jobs for the second brand'"),
      field('tagline', "'The brand that the tests build, to see that there can be another one.'"),
      field('whySlug', "'another-brand'"),
      field('textPhone', 'null'),
      field('phone', `{ text: '${PHONE}', href: 'tel:+12065550123' }`),
      field('secondPhone', "{ text: '(888) 555-0134', href: 'tel:+18885550134' }"),
      field('email', "'hello@another-brand.example'"),
      field(
        'office',
        "{ city: 'Seattle', state: 'WA', stateName: 'Washington', line: 'Seattle, Washington' }",
      ),
      [/^ +\{ name: '(?:LinkedIn|Instagram)'.*\n/gm, ''],
      [/www\.facebook\.com\//, 'www.facebook.com/another-brand'],
      field('listing', "'https://reviews.example.org/another-brand'"),
      field('write', "'https://reviews.example.org/another-brand/write'"),
      [/SEAL: Seal \| null = \{[^}]*\};/, 'SEAL: Seal | null = null;'],
      field('consentDefault', 'false'),
      field('why', "'up to $750'"),
      field('riley', "'up to $750'"),
      field('benefits', "'$750'"),
    ],
  ],
  ['content/reviews.json', [[/("note":) "[^"]*"/, '$1 null']]],
  ['content/recruiters.json', [[/("recruiters": )\[[^\]]*\]/, `$1[${RECRUITER}]`]]],
  [
    'lib/content/addresses/job-shortcuts.ts',
    [[/(?=^\];)/m, "  { slug: 'icu', facet: 'specialty', terms: ['ICU'] },\n"]],
  ],
  [
    'lib/content/addresses/legacy-paths.ts',
    [[/(?=^\};)/m, "  '/careers.html': '/jobs',\n  '/apply.php?job=12': '/quickapply',\n"]],
  ],
  legal('privacy-policy'),
  legal('terms-and-conditions'),
  legal('equal-opportunity'),
  legal('accessibility'),
  ['lib/content/addresses/paths.ts', [[/(?=^\} as const;)/m, "  pharmacy: '/Pharmacy-Jobs',\n"]]],
  ['middleware.ts', [[/(Therapy-Social-Worker-Jobs\|)/, '$1Pharmacy-Jobs|']]],
  [
    'lib/content/specialties.ts',
    [
      [/^/, "import pharmacy from '@/content/specialties/pharmacy.json' with { type: 'json' };\n"],
      [/(?=^\};)/m, '  [LANDING_PATHS.pharmacy]: pharmacy,\n'],
      [/'\/jobs\?specialty=Pharmacy'/, 'LANDING_PATHS.pharmacy'],
    ],
  ],
  [
    'lib/content/addresses/navigation.ts',
    [
      [
        /^( +\{ label: 'Therapy and social work'.*\n)/m,
        "$1  { label: 'Pharmacy', href: LANDING_PATHS.pharmacy },\n",
      ],
    ],
  ],
];

/** New files, and what each is copied from: a share image stands in for one that `npm run brand-images` draws, and for a photograph. */
export const NEW_FILES: readonly (readonly [file: string, from: string])[] = [
  ['content/specialties/pharmacy.json', 'scripts/owner/second-brand/pharmacy.json'],
  ['public/share/pharmacy-jobs.png', 'public/share/imaging-jobs.png'],
  ['public/photos/recruiter.png', 'public/share/imaging-jobs.png'],
];

/** Keys that `npm run site:check` no longer reports afterwards. */
export const DONE: readonly string[] = [
  'brand',
  'why-slug',
  'phones',
  'email',
  'review-links',
  'socials',
  'seal',
  'recruiters',
  'recruiter-people',
  'legal-privacy-policy',
  'legal-terms-and-conditions',
  'legal-equal-opportunity',
  'legal-accessibility',
  'referral-bonus',
  'title-and-tagline',
  'office',
  'consent-default',
];
