import localFont from 'next/font/local';

/**
 * One family for everything: Instrument Sans, variable, latin, 30 KB, preloaded. Where it comes later than the first paint, this
 * page keeps the fallback face and the next one has it: a late swap would move words under the reader's eyes.
 * `--font` in tokens.css is built on it.
 */
export const webFont = localFont({
  src: './fonts/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-web',
  // tokens.css brings its own fallback face, cut to the same advance and line box.
  adjustFontFallback: false,
  fallback: ['Instrument Sans Fallback', 'system-ui', 'sans-serif'],
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
});
