import { execFileSync } from 'node:child_process';

/** The styles a page gets of a sheet in /_next/static/chunks. */
const stylesOf = (css: string, body: string): string =>
  execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { criticalRules } from './scripts/critical-rules.mjs';
     import { criticalStyles } from './scripts/critical-styles.mjs';
     process.stdout.write(criticalStyles(criticalRules(${JSON.stringify(css)}, '/_next/static'), ${JSON.stringify(
       `<!DOCTYPE html><html class="font"><head></head><body>${body}</body></html>`,
     )}));`,
  ]).toString();

const CARD = '<a class="card big" href="/x">A</a>';

describe('the styles of what a page shows first', () => {
  it.each([
    // Classes and elements, all of them.
    ['.card{top:0}', '.card{top:0}'],
    ['.card.big>a{top:0}', '.card.big>a{top:0}'],
    ['.cards{top:0}', ''],
    ['.card .none{top:0}', ''],
    ['a{top:0}', 'a{top:0}'],
    ['table{top:0}', ''],
    ['.card,table{top:0}', '.card{top:0}'],
    ['html.font body{top:0}', 'html.font body{top:0}'],
    ['*,:before{top:0}', '*,:before{top:0}'],
    // What stands in brackets says what may not be there, or may be one of several.
    ['.card:not(.none){top:0}', '.card:not(.none){top:0}'],
    [':is(.card,.none) a{top:0}', ':is(.card,.none) a{top:0}'],
    [':where(.none){top:0}', ''],
    ['a:has(> .none:not(.other)){top:0}', 'a:has(> .none:not(.other)){top:0}'],
    ['.card[data-none="a b"]{top:0}', '.card[data-none="a b"]{top:0}'],
    ['.card:nth-child(2n + 1)::after{top:0}', '.card:nth-child(2n + 1)::after{top:0}'],
    // What is of a moment comes with the whole sheet.
    ['a:hover{top:0}', ''],
    ['a,a:focus-within{top:0}', 'a{top:0}'],
    ['a:focus-visible{top:0}', 'a:focus-visible{top:0}'],
    ['a:not(:focus){top:0}', 'a:not(:focus){top:0}'],
    ['a{transition:top 1s;top:0}', 'a{top:0}'],
    ['a{cursor:pointer}', ''],
    ['@starting-style{a{top:0}}', ''],
    ['a{top:0!important}', 'a{top:0!important}'],
    // At-rules, with what is left in them.
    ['@layer one,two;@layer one{a{top:0}table{top:0}}', '@layer one,two;@layer one{a{top:0}}'],
    ['@media (min-width:40rem){a{top:0}}', '@media (min-width:40rem){a{top:0}}'],
    [
      '@media (prefers-reduced-motion:reduce){a{top:0}}',
      '@media (prefers-reduced-motion:reduce){a{top:0}}',
    ],
    ['@media (scripting:enabled){a{top:0}}', '@media (scripting:enabled){a{top:0}}'],
    ['@media print{a{top:0}}', ''],
    ['@media (scripting: none){a{top:0}}', ''],
    ['@media (min-width:40rem){table{top:0}}', ''],
    [
      '@supports (top:0){@media (width>1px){a{top:0}}}',
      '@supports (top:0){@media (width>1px){a{top:0}}}',
    ],
    // Animations that something asks for.
    [
      '@keyframes run{to{top:0}}a{animation:run 1s}',
      '@keyframes run{to{top:0}}a{animation:run 1s}',
    ],
    ['@keyframes run{to{top:0}}table{animation:run 1s}', ''],
    // Fonts: those of the machine; the site's own have their own place.
    ['@font-face{font-family:F;src:local(Arial)}', '@font-face{font-family:F;src:local(Arial)}'],
    ['@font-face{font-family:F;src:url(../media/f.woff2)}', ''],
    // Pictures: not those in the sheet; others from where the page is.
    [
      `a{background:url("data:image/svg+xml,<svg fill='red' d='(1)'/>") 50%}`,
      'a{background:linear-gradient(#0000,#0000) 50%}',
    ],
    [
      'a{-webkit-mask:url(/icons/a.svg) 50%;mask:url(/icons/a.svg) 50%}',
      'a{-webkit-mask:linear-gradient(#0000,#0000) 50%}',
    ],
    ['a{background:url(../media/a.png)}', 'a{background:url(/_next/static/media/a.png)}'],
  ])('%s is %s', (css, styles) => {
    expect(stylesOf(css, CARD)).toBe(styles);
  });

  it('has the custom properties that are asked for, by way of others too, and no more', () => {
    const css =
      ':root{--a:1px}.card{--a:var(--b);--b:var(--c);--c:2px;--none:3px}a{top:var(--a);left:var(--far,var(--c))}';
    expect(stylesOf(css, CARD)).toBe(
      ':root{--a:1px}.card{--a:var(--b);--b:var(--c);--c:2px}a{top:var(--a);left:var(--far,var(--c))}',
    );
  });

  it('says what the whole page has once, and seldom, where it is asked for', () => {
    const css =
      '@layer t{:root{--a:1px}}:root{--b:calc(var(--a)*2);--c:3px}a{top:var(--b);margin:var(--c) var(--c) var(--c)}';
    expect(stylesOf(css, CARD)).toBe(
      ':root{--b:calc(1px*2);--c:3px}a{top:var(--b);margin:var(--c) var(--c) var(--c)}',
    );
    for (const asItIs of [
      ':root{--a:1px}@media (width>1px){:root{--a:2px}}a{top:var(--a)}',
      '@media (width>1px){:root{--a:2px}}a{top:var(--a)}',
      ':root{--b:var(--a,1px)}.card{--a:1px}a{top:var(--b)}',
      ':root{--a:var(--b);--b:var(--a)}a{top:var(--a)}',
    ])
      expect(stylesOf(asItIs, CARD)).toBe(asItIs);
    const ofSome = '.card{--a:1px}body{top:var(--a)}';
    expect(stylesOf(ofSome, CARD)).toBe(ofSome);
  });

  it('leaves what is further down for later', () => {
    const css = '.card{top:0}.far{top:0}';
    const page = `${CARD}<section class="far" data-further-down="true">`;
    expect(stylesOf(css, page)).toBe('.card{top:0}.far{top:0}');
    expect(stylesOf(css, `${CARD}<section data-further-down="true"><p class="far">`)).toBe(
      '.card{top:0}',
    );
  });

  it('reads tags, not words', () => {
    const words = '<p>A data-further-down="true" class="none</p><p class="far">B</p>';
    expect(stylesOf('.far{top:0}.none{top:0}', words)).toBe('.far{top:0}');
  });
});
