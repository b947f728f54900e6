import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BREAKPOINTS } from '@/lib/config/limits';

/** Widths within one component, where its own content gives out; each is the last one of the narrow form. */
const COMPONENT_STOPS: Readonly<Record<number, string>> = {
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

/** Heights, each with what there is room for from there on. */
const HEIGHT_STOPS: Readonly<Record<string, string>> = {
  '(max-height: 480px)': 'a dialog on a low window scrolls as a whole',
  '(max-height: 319px)': 'no apply bar in a window that is magnified to 400 %',
  '(min-height: 320px)': 'the same',
  '(min-height: 44rem)': 'a postcard below the links of the drawer',
};

describe('the media queries of the style sheets (CN-01, CN-16)', () => {
  const pages: readonly number[] = Object.values(BREAKPOINTS);
  const stops = [...pages, ...Object.keys(COMPONENT_STOPS).map(Number)];
  const sheets = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  );
  const queries = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media([^{]*)\{/g)]
      .map(([, condition = '']) => condition.trim())
      .filter((condition) => /width|height/.test(condition))
      .map((condition) => `${file}: ${condition}`),
  );
  const allowed = [
    ...stops.flatMap((stop) => [`(max-width: ${stop}px)`, `(min-width: ${stop + 1}px)`]),
    ...Object.keys(HEIGHT_STOPS),
  ];

  it.each(queries)('%s', (query) => {
    const parts = query.slice(query.indexOf(': ') + 2).split(' and ');
    expect(parts.filter((part) => /width|height/.test(part) && !allowed.includes(part))).toEqual(
      [],
    );
  });

  it('change the pages at the breakpoint of the limits', () => {
    const found = queries.join();
    expect(found).toContain(`(max-width: ${BREAKPOINTS.pageMobileMax}px)`);
    expect(found).toContain(`(min-width: ${BREAKPOINTS.headerDrawerMax + 1}px)`);
  });
});
