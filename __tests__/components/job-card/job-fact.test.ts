import { readFileSync } from 'node:fs';
import { ON_CARD, ON_MAP_CARD } from '@/lib/domain/job/job-facts';

const css = readFileSync('components/job-card/job-fact.module.css', 'utf8');
const drawn = [ON_CARD, ON_MAP_CARD].flatMap((view) =>
  Object.entries(view).flatMap(([name, mark]) => (mark === 'icon' ? [name] : [])),
);

it('the cards show facts with icons', () => {
  expect(drawn).toEqual(expect.arrayContaining(['shift', 'length']));
});

it.each([...new Set(['place', ...drawn])])('the icon of %s is drawn by the sheet', (name) => {
  expect(css).toContain(`.fact[data-fact='${name}'] {\n  --fact-icon: url(`);
});
