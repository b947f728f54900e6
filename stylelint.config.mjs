/** Widths at which pages change (`BREAKPOINTS` in lib/config/limits.ts; __tests__/lib/config/breakpoints.test.ts compares them). */
export const PAGE_STOPS = [768, 1023];

/** Widths within one component, where its own content no longer fits; each is the last one of the narrow form. */
const COMPONENT_STOPS = {
  340: 'buttons of a job card side by side',
  374: 'header on the smallest phones',
  480: 'facts of a job card on one line',
  599: 'two columns of fields, benefits and footer links',
  600: 'header beside its button',
  639: 'figures of a job side by side',
  899: 'pitch beside its picture',
  959: 'list beside its filters',
  1199: 'phone number in the header',
};
const STOPS = [...PAGE_STOPS, ...Object.keys(COMPONENT_STOPS).map(Number)];

/** Heights, each with what fits from there on. */
const MAX_HEIGHTS = {
  '480px': 'a dialog on a low window scrolls as a whole',
  '319px': 'no apply bar in a window that is magnified to 400 %',
};
/** Narrower than any phone, unless the visitor's own text is twice as large. */
const LARGE_TEXT = '15em';
const MIN_HEIGHTS = {
  '320px': 'the same',
  '44rem': 'a postcard below the links of the drawer',
};

/**
 * What may be used although not every browser of `browserslist` (package.json) has it, each with what is seen without it. All names are
 * caniuse's.
 */
const WELL_WITHOUT = {
  'css-nesting': 'nothing: Next flattens it',
  'css-media-scripting':
    'controls that only work with scripts, by visitors who have turned scripts off',
  'css-content-visibility': 'closed answers are not printed',
  'css-overflow-anchor': 'nothing: a browser that does not hold a page to what is on it',
  'css-resize': 'a text area keeps its height',
  'css-scrollbar': 'a carousel shows its scroll bar',
  'css-touch-action': 'nothing: a browser of a computer without a touch screen',
  'css3-cursors': 'nothing: a phone has no cursor',
  'text-size-adjust': 'nothing: a browser that does not enlarge text by itself',
};

/** Colors that are written out. `color-mix` mixes tokens. */
const COLOR_FUNCTIONS = [/^rgba?$/, /^hsla?$/, 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** Style sheets that may use `:has()`, each with what is seen without it, in Firefox 115 to 120. */
const WELL_WITHOUT_HAS = {
  'app/(apps)/contact/page.module.css':
    'with a question about a job, the message is last until the script has run',
  'app/(documents)/saved/page.module.css': 'header and footer are printed too',
  'app/globals.css': 'on a phone the page scrolls behind a sheet',
  'components/apply/resume-field.module.css': 'nothing: `@supports`',
  'components/captcha/captcha-area.module.css': 'a gap where the widget did not load',
  'components/filters/filter-frame.module.css':
    'a focused filter may be under the button of an open panel',
  'components/footer/site-footer.module.css': 'an application page has the whole footer',
  'components/header/drawer-sections.module.css': 'the postcard stays below an open section',
  'components/header/site-header.module.css': 'the header has a background over a landscape',
  'components/job-card/job-card.module.css': 'no shadow under the pointer',
  'components/job-list/job-list.module.css':
    'nothing: `@supports`; a focused card may be under the bar',
  'components/job-page/apply-bar.module.css':
    'the pay beside what was applied for; else nothing: `@supports`',
  'components/map/map-stage.module.css': 'on a phone a button lies over the card of a place',
  'components/outcome/outcome-area.module.css': 'a gap above the submit button',
  'components/page-sections/split-section.module.css': 'a phone shows a picture more',
  'components/page/outcome-page.module.css': 'a card alone is as wide as its column',
  'components/pay/pay-panel.module.css': 'how long applying takes, beside what was applied for',
  'components/saved-page/saved-lists.module.css': 'nothing: `@supports`',
  'components/saved/recent.module.css': 'a heading without searches below it',
  'components/saved/save-button.module.css': 'nothing: `:is()` leaves it out',
  'components/saved/toast.module.css': 'a message over the apply bar, on a tablet',
  'components/specialty/landing-jobs.module.css': 'a phone shows more jobs',
  'components/ui/boxes/card.module.css': 'nothing: `@supports`',
  'components/ui/fields/search-picker.module.css': 'nothing: `@supports`',
};

/** Colors of the page that are the same by day and by night, each with the reason. A new one has a value in both files of tokens. */
const SAME_BY_NIGHT = {
  '--color-scrim': 'a dark veil darkens either page',
  '--color-badge-sun': 'a light badge with dark words, on either page',
  '--color-badge-sun-ink': 'on that badge',
  '--color-accent': 'never text, and bright on either page',
  '--color-dot-3': 'as bright on either page',
  '--focus-inner': 'one of the two rings shows on any ground',
  '--focus-outer': 'the other one',
  ...Object.fromEntries(
    [
      'pin pin-edge pin-shadow map-ring map-edge',
      'map-1 map-2 map-5 map-10 map-20 map-50',
      'map-1-ink map-2-ink map-5-ink map-10-ink map-20-ink map-50-ink',
    ]
      .flatMap((names) => names.split(' '))
      .map((name) => [`--${name}`, 'the map keeps the colors of the specification']),
  ),
};

const supported = (ignored) => ({
  'plugin/no-unsupported-browser-features': [
    true,
    { ignore: ignored, ignorePartialSupport: true, severity: 'error' },
  ],
});

/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-standard',
  plugins: ['stylelint-no-unsupported-browser-features', './scripts/lint/night-value.mjs'],
  rules: {
    ...supported(Object.keys(WELL_WITHOUT)),
    'declaration-no-important': true,
    // A color is a token: `transparent`, `currentcolor` and the system's own are none of ours.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': COLOR_FUNCTIONS,
    'selector-class-pattern': '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
    'selector-max-id': 0,
    'max-nesting-depth': 2,
    'media-feature-range-notation': null,
    // `(width >= …)` would bypass the next rule.
    'media-feature-name-disallowed-list': ['width', 'height', /aspect-ratio/],
    'media-feature-name-value-allowed-list': {
      'max-width': [...STOPS.map((stop) => `${stop}px`), LARGE_TEXT],
      'min-width': STOPS.map((stop) => `${stop + 1}px`),
      'max-height': Object.keys(MAX_HEIGHTS),
      'min-height': Object.keys(MIN_HEIGHTS),
    },
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true }],
  },
  overrides: [
    {
      files: Object.keys(WELL_WITHOUT_HAS),
      rules: supported([...Object.keys(WELL_WITHOUT), 'css-has']),
    },
    {
      files: ['app/tokens.css', 'app/tokens-night.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'comment-empty-line-before': null,
      },
    },
    {
      files: ['app/tokens.css'],
      rules: { 'site/night-value': ['app/tokens-night.css', { same: SAME_BY_NIGHT }] },
    },
  ],
};

export default config;
