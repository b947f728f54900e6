import next from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import { youngInterfaces } from './scripts/lint/young-interfaces.mjs';
import noLooseText from './scripts/lint/no-loose-text.mjs';

/**
 * The layers. Which may import from which is in `ARROWS` (README, "Data flows one way"): each row names a folder and every place it may
 * import from; everything else is refused. A folder without a row may import from any layer.
 */
const LAYERS = [
  'content',
  'lib/domain',
  'lib/content',
  'lib/forms',
  'lib/seo',
  'lib/config',
  'lib/platform',
  'lib/server',
  'lib/client',
  'elements',
  'components',
  'app',
  'sandbox',
  'scripts',
  'server',
  'middleware.ts',
  'instrumentation.ts',
];
const BROWSER_OPEN_CONFIG = [
  'lib/config/site.ts',
  'lib/config/browser-limits',
  'lib/config/painted-colors.json',
];
const OPEN_CONFIG = [...BROWSER_OPEN_CONFIG, 'lib/config/limits.ts'];
const BROWSER_CONFIG = [
  ...BROWSER_OPEN_CONFIG,
  'lib/config/public.ts',
  'lib/config/captcha.ts',
  'lib/config/reporting.ts',
];
const ARROWS = {
  'lib/domain': ['lib/domain'],
  'lib/content': ['content', 'lib/domain', 'lib/content', ...OPEN_CONFIG],
  'lib/forms': ['lib/domain', 'lib/forms', ...OPEN_CONFIG],
  'lib/seo': ['lib/domain', 'lib/seo', 'lib/content', ...OPEN_CONFIG],
  'lib/config': ['lib/config', 'server/settings.mjs'],
  'lib/platform': ['lib/domain', 'lib/forms', 'lib/config', 'lib/platform', 'server'],
  'lib/server': [
    'lib/domain',
    'lib/content',
    'lib/forms',
    'lib/config',
    'lib/platform',
    'lib/server',
    'server',
  ],
  'lib/client': ['lib/domain', 'lib/forms', 'lib/client', ...BROWSER_CONFIG],
  // Of `components`, what `elementZones` allow.
  elements: [
    'elements',
    'components',
    'lib/domain',
    'lib/content',
    'lib/client',
    ...BROWSER_CONFIG,
  ],
  // The elements ask it too.
  'components/ui': ['components/ui', 'lib/client/page/dropdown.ts'],
  'components/seo': [
    'components',
    'components/seo',
    'lib/domain',
    'lib/content',
    'lib/seo',
    'lib/client',
    ...BROWSER_CONFIG,
  ],
  components: [
    'components',
    'lib/domain',
    'lib/content',
    'lib/forms',
    'lib/client',
    ...BROWSER_CONFIG,
  ],
  app: [
    'app',
    'components',
    'lib/domain',
    'lib/content',
    'lib/forms',
    'lib/seo',
    'lib/config',
    'lib/server',
    'lib/client',
  ],
  'middleware.ts': ['lib/domain', 'lib/content', 'lib/config'],
  'instrumentation.ts': ['lib/server', 'lib/config'],
  sandbox: ['sandbox', 'server/setting-reader.mjs'],
  server: ['server'],
};

/** All other layers. A folder's own zone, below, leaves out the inner folders that have a row of their own. */
const outsideOf = (layer) => LAYERS.flatMap((other) => (other === layer ? [] : [other]));
/** Where the files of a row are. Elements are beside the components whose HTML they work on, and are no components. */
function targetOf(layer) {
  const inner = Object.keys(ARROWS).flatMap((other) =>
    other.startsWith(`${layer}/`) ? [other.slice(layer.length + 1)] : [],
  );
  if (layer === 'elements') return './{elements,components/**/elements}/**/*';
  if (layer.endsWith('.ts')) return `./${layer}`;
  const files = layer.startsWith('components') ? '{*,**/!(elements)/*}' : '**/*';
  return `./${layer}/${inner.length ? `!(${inner.join('|')})/` : ''}${files}`;
}
const zones = Object.entries(ARROWS).flatMap(([layer, allowed]) => {
  const target = targetOf(layer);
  return [...new Set([...outsideOf(layer), layer])]
    .map((from) => ({
      target,
      from: `./${from}`,
      except: from.endsWith('.ts')
        ? []
        : allowed
            .filter((a) => a === from || a.startsWith(`${from}/`))
            .map((a) => (a === from ? '.' : `./${a.slice(from.length + 1)}`)),
      message: `${layer} may not import this: see the arrows in eslint.config.mjs.`,
    }))
    .filter((zone) => !zone.except.includes('.'));
});

const elementZones = [
  {
    target: './{elements,components/**/elements}/**/*',
    from: './components/**/!(elements)/!(attributes.ts)',
    message: 'An element imports no components, only other elements and `attributes.ts`.',
  },
  {
    target: ['./{app,lib}/**/*', './components/{*,**/!(elements)/*}'],
    from: './components/**/elements/*',
    message: 'Elements are in scripts of their own (elements/site.ts); React imports none.',
  },
  {
    target: './elements/page/**/*',
    from: './components/**/!(attributes.ts)',
    message: 'What elements share knows none of them.',
  },
];

/**
 * The layers of a folder, lowest first: each may import only from itself and those before it. A new layer is a name here. Folders that
 * are not named, such as the features of `lib/domain` and `components`, import from each other as long as no file imports itself.
 */
const INNER_LAYERS = {
  'lib/domain': ['basics'],
  'lib/content': ['jobs', 'files', 'legal', 'pages', 'addresses'],
  'lib/seo': ['syndication', 'structured-data'],
  'lib/platform': ['basics', 'http'],
  'lib/client': ['page', 'device', 'reports', 'search', 'forms'],
  'lib/server': [
    'process',
    'database',
    'http',
    'jobs',
    'search-pages',
    'share-cards',
    'syndication',
    'receipts',
    'outbox-store',
    'alerts',
    'outbox',
    'search-notices',
    'search-alerts',
    'counts',
    'metrics',
    'applications',
    'imports',
    'pages',
    'gate',
  ],
  'lib/server/jobs': ['table', 'turn', 'snapshot', 'look-up', 'answers'],
  'components/ui': ['class-names.ts', 'timing', 'marks', 'actions', 'boxes', 'fields'],
};
const innerLayerZones = Object.entries(INNER_LAYERS).flatMap(([folder, folders]) =>
  folders.map((inner, at) => ({
    target: inner.endsWith('.ts') ? `./${folder}/${inner}` : `./${folder}/${inner}/**/*`,
    from: `./${folder}`,
    except: folders.slice(0, at + 1).map((below) => `./${below}`),
    message: `${folder}/${inner} may only import from folders before it: see INNER_LAYERS in eslint.config.mjs.`,
  })),
);

/** Packages that only some folders or files may import, inner ones last. A later block of flat config replaces a rule's options, so each block is built whole. */
const PACKAGES = {
  formik: ['components/fields', 'components/apply', 'components/contact', 'components/offer'],
  'react-google-recaptcha': ['components/captcha'],
  'react-google-recaptcha-v3': ['components/captcha'],
  yup: ['lib/forms'],
  swr: ['lib/client'],
  '@emailjs/browser': ['lib/client'],
  '@sentry/browser': ['lib/client'],
  leaflet: ['components/map', 'components/map-places', 'components/map-gestures'],
  'react-leaflet': ['components/map', 'components/map-places', 'components/map-gestures'],
  'react-leaflet-cluster': ['components/map', 'components/map-places'],
  'sanitize-html': ['lib/server'],
  'web-vitals': ['elements'],
  'lru-cache': ['lib/server'],
  'next-sitemap': ['lib/seo'],
  nodemailer: ['lib/server'],
  pino: ['lib/server'],
  'better-sqlite3': ['lib/server/database/sqlite.ts', 'lib/server/database/damaged-jobs.ts'],
  pg: ['lib/server/database/postgres.ts'],
  'web-push': ['lib/server'],
};
const packageRule = (folder) => [
  'error',
  {
    paths: Object.entries(PACKAGES)
      .filter(([, folders]) => !folders.includes(folder))
      .map(([name, folders]) => ({ name, message: `Only ${folders.join(', ')} imports ${name}.` })),
    patterns: [
      { group: ['../*'], message: 'Import by @/ from the top, or ./ within the folder.' },
      { group: ['next/dist/**'], message: 'It is not documented, and changes without notice.' },
      ...(folder === 'lib/domain'
        ? [
            {
              group: ['react', 'react-dom', 'next', 'next/*'],
              message: 'The domain knows no framework.',
            },
          ]
        : []),
    ],
  },
];
const packageBlocks = [...new Set(Object.values(PACKAGES).flat()), 'lib/domain'].map((folder) => ({
  files: [folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`],
  rules: { 'no-restricted-imports': packageRule(folder) },
}));

const SYMBOL_FOR = {
  object: 'Symbol',
  property: 'for',
  message:
    'What is shared by the whole process has a name and a type in server/process-globals.mjs.',
};

/** Folders whose code runs in browsers. Methods of the language itself are held by `lib` in tsconfig.json. */
const IN_BROWSERS = ['elements', 'components', 'lib/client', 'lib/domain', 'lib/forms'];
/** Settings that reach browsers. */
const BROWSER_FILES = [
  'lib/config/{public,captcha,reporting,site}.ts',
  'lib/config/browser-limits/**/*.ts',
];
/** Younger than the oldest browsers, but used only where it exists: what a visitor of an older one does without. */
const USED_IF_THERE = {
  changedTouches: 'nothing: no touch screen',
  currentEntry: "'Back to jobs' goes back by the page that led here",
  sameDocument: "'Back to jobs' goes back by the page that led here",
  globalPrivacyControl: 'nothing: such a browser does not send it',
  hasBeenActive: 'a script that waits for the first input begins at the next one',
  userActivation: 'a script that waits for the first input begins at the next one',
  requestIdleCallback: 'a timer',
  requestPermission: 'searches cannot be followed by notification, and are not offered so',
  isError: 'nothing: the name is also of yup’s errors (lib/forms)',
  readText: 'nothing: the name is also ours (components/offer)',
};
const YOUNG = youngInterfaces();
const TOO_YOUNG = 'Not all of the oldest browsers have it (docs/browsers.md).';

/** Features of documents alone, which run no React in the browser. */
const DOCUMENT_FEATURES = [
  'about-pages',
  'compare',
  'footer',
  'home',
  'job-page',
  'page-sections',
  'pay',
  'posting',
  'receipt',
  'recruiter',
  'saved-page',
  'search-page',
  'seo',
  'specialty',
];

/** Classes of the language, of Node and of the browser: there is one of each. */
const BUILT_IN_CLASS =
  /^(Error|SyntaxError|TypeError|RangeError|DOMException|GeolocationPositionError|Request|Node|Element|HTML\w*Element|\w+Event|KeyframeEffect|CSS\w+)$/;

const SYNTAX = [
  'error',
  {
    selector: `BinaryExpression[operator='instanceof'][right.name!=${BUILT_IN_CLASS}]`,
    message:
      'Next bundles a module several times, each with a class of its own: recognise an error by what it carries (isPlatformError, isTimeout).',
  },
  {
    selector: [
      'ObjectExpression > SpreadElement > ObjectExpression',
      'ObjectExpression > SpreadElement > TSAsExpression > ObjectExpression',
      'ArrayExpression > SpreadElement > ArrayExpression',
    ].join(),
    message: 'Write what is spread in place, however many lines that takes.',
  },
];

/** Rules about components and hooks: half the cost of linting, and useless in a file without React. */
const REACT_RULES = [...next, ...nextTypescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => /^(react|react-hooks|jsx-a11y)\//.test(rule));

const config = [
  {
    ignores: [
      '.next/**',
      '.next-*/**',
      '.copies/**',
      '.data/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
      'coverage/**',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [...zones, ...elementZones, ...innerLayerZones],
          basePath: import.meta.dirname,
        },
      ],
      // The compiler assumes that every '*.module.css' exists.
      'import-x/no-unresolved': 'error',
      'import-x/no-cycle': ['error', { maxDepth: 6 }],
      // `const { description, ...facts } = job` leaves a field out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
      'no-restricted-properties': ['error', SYMBOL_FOR],
      'no-restricted-syntax': SYNTAX,
    },
  },
  {
    files: ['{app,components,elements,lib}/**/*.{ts,tsx}', 'middleware.ts', 'instrumentation.ts'],
    rules: { 'no-restricted-imports': packageRule('') },
  },
  ...packageBlocks,
  {
    files: ['server/**/*.mjs'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!node:|next$|\\./)',
              message: 'A release has only Node, Next and its own files for the server.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['server/**/*.mjs'],
    rules: {
      'no-restricted-syntax': [
        ...SYNTAX,
        {
          selector: "AssignmentExpression > MemberExpression[object.property.name='prototype']",
          message: 'Classes of Node and Next stay as they are.',
        },
      ],
    },
  },
  {
    files: [`{${IN_BROWSERS.join()}}/**/*.{ts,tsx}`, ...BROWSER_FILES],
    rules: {
      'no-restricted-globals': [
        'error',
        ...YOUNG.globals.map((name) => ({ name, message: TOO_YOUNG })),
      ],
      'no-restricted-properties': [
        'error',
        SYMBOL_FOR,
        ...YOUNG.statics.map(([object, property]) => ({ object, property, message: TOO_YOUNG })),
        ...YOUNG.members
          .filter((property) => !(property in USED_IF_THERE))
          .map((property) => ({ property, message: TOO_YOUNG })),
      ],
    },
  },
  {
    files: ['scripts/**', 'server/**', 'sandbox/**', 'e2e/**', '__tests__/**/programs/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'lib/{config,content,domain,forms,platform,seo}/**/*.ts',
      '{content,e2e,sandbox,scripts,server}/**/*.{ts,mts,mjs}',
      '__tests__/**/*.ts',
    ],
    rules: Object.fromEntries(REACT_RULES.map((rule) => [rule, 'off'])),
  },
  {
    // The time a regular expression takes may grow with the text, not with its square, wherever the text may come from outside.
    files: [
      '{app,components,elements,lib}/**/*.{ts,tsx}',
      'server/**/*.mjs',
      'middleware.ts',
      'instrumentation.ts',
    ],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignoreSticky: true, ignorePartial: false },
      ],
    },
  },
  {
    files: ['components/**/*.tsx'],
    ignores: DOCUMENT_FEATURES.map((feature) => `components/${feature}/**`),
    plugins: { site: { rules: { 'no-loose-text': noLooseText } } },
    rules: { 'site/no-loose-text': 'error' },
  },
  { files: ['server/process-globals.mjs'], rules: { 'no-restricted-properties': 'off' } },
];

export default config;
