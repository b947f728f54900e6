import { readFileSync } from 'node:fs';
import { ON_CARD } from '@/lib/domain/job/job-facts';

const css = readFileSync('components/job-card/job-fact.module.css', 'utf8');
const drawn = Object.entries(ON_CARD).flatMap(([name, mark]) => (mark === 'icon' ? [name] : []));

it('the cards show facts with icons', () => {
  expect(drawn).toEqual(expect.arrayContaining(['shift', 'length']));
});

it.each(['place', ...drawn])('the icon of %s is drawn by the sheet', (name) => {
  expect(css).toContain(`.fact[data-fact='${name}'] {\n  --fact-icon: url(`);
});
