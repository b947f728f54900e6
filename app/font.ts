import localFont from 'next/font/local';

/**
 * One family for everything: Instrument Sans, variable, preloaded, subset to English, the letters of Spanish names and common signs, with
 * only the kerning that is visible (14 KB). If it loads after the first paint, it replaces a fallback face with the same advance and line
 * box (`--font` in tokens.css), so that no line changes its length much.
 */
export const webFont = localFont({
  src: './fonts/instrument-sans-core-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-web',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E, U+00A0, U+00A9, U+00AE, U+00B0, U+00B7, U+00C1, U+00C9, U+00CD, U+00D1, U+00D3, U+00D7, U+00DA, U+00DC, U+00E1, U+00E9, U+00ED, U+00F1, U+00F3, U+00FA, U+00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2122, U+2191, U+2193, U+2212',
    },
  ],
});

/** The whole family, 30 KB, loaded only by a page with a letter that few names have. */
export const webFontRest = localFont({
  src: './fonts/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-web-rest',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8, U+00AA-00AD, U+00AF, U+00B1-00B6, U+00B8-00C0, U+00C2-00C8, U+00CA-00CC, U+00CE-00D0, U+00D2, U+00D4-00D6, U+00D8-00D9, U+00DB, U+00DD-00E0, U+00E2-00E8, U+00EA-00EC, U+00EE-00F0, U+00F2, U+00F4-00F9, U+00FB, U+00FD-00FF, U+0102-0103, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+0300-0329, U+201A, U+201E, U+2039-203A, U+20AC',
    },
  ],
});
