import { globSync, readFileSync } from 'node:fs';

/** Every drawing in the HTML, with its attributes: `['components/ui/marks/icon.tsx', 'viewBox=… width=…']`. */
const drawings = globSync('{app,components,elements}/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<svg\s([^]*?)>\s*[<{]/g)].map(([, attributes = '']) => [
    file,
    attributes,
  ]),
);

it('there are drawings', () => {
  expect(drawings.map(([file]) => file)).toContain('components/ui/marks/icon.tsx');
});

it.each(drawings)('%s: without its style sheet, a drawing does not fill the page', (_, drawn) => {
  expect(drawn).toMatch(/\bwidth=/);
  expect(drawn).toMatch(/\bheight=/);
});
