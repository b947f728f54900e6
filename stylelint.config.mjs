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
const MIN_HEIGHTS = {
  '320px': 'the same',
  '44rem': 'a postcard below the links of the drawer',
};

/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-standard',
  rules: {
    'declaration-no-important': true,
    'color-no-hex': true,
    'selector-class-pattern': '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
    'selector-max-id': 0,
    'max-nesting-depth': 2,
    'media-feature-range-notation': null,
    // `(width >= …)` would bypass the next rule.
    'media-feature-name-disallowed-list': ['width', 'height', /aspect-ratio/],
    'media-feature-name-value-allowed-list': {
      'max-width': STOPS.map((stop) => `${stop}px`),
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
      files: ['app/tokens.css', 'app/tokens-night.css'],
      rules: { 'color-no-hex': null, 'comment-empty-line-before': null },
    },
  ],
};

export default config;
