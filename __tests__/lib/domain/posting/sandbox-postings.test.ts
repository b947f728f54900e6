import type { SanitizedHtml } from '@/lib/domain/job/job';
import { readPosting } from '@/lib/domain/posting/read-posting';
import { PARTS } from '@/sandbox/jobs/parts';

const filled = (text: string) =>
  text
    .replace(/\{(\d+)-\d+\}/g, '$1')
    .replaceAll('{city}', 'Ames')
    .replaceAll('{state}', 'Iowa');
const topicsOf = (text: string) => [
  ...readPosting(`<p>${filled(text)}</p>` as SanitizedHtml).keys(),
];
const answering = (texts: readonly string[]) =>
  texts.flatMap((text) => topicsOf(text).map((topic) => ({ text, topic })));
const { places, profiles } = PARTS;

test('the duties answer no question, except whether there is call', () => {
  const answers = answering(profiles.flatMap(({ duties }) => duties));
  expect(answers.filter(({ topic }) => topic !== 'call')).toEqual([]);
  for (const { text } of answers) expect(text).toMatch(/^Take \w+ call and be/);
});

test('descriptions of the town answer no question', () => {
  expect(answering(places.flatMap(({ around }) => around))).toEqual([]);
});

test('every ratio in figures and every unit size in beds is found', () => {
  const teams = profiles.flatMap((one) => [...one.team, ...(one.smallTeam ?? [])]);
  const ratios = teams.filter((text) => /\bratios?\b.*\d:\d/i.test(text));
  expect(ratios.length).toBeGreaterThan(10);
  expect(ratios.filter((text) => !topicsOf(text).includes('ratio'))).toEqual([]);
  const units = profiles.flatMap((one) => [...one.units, ...(one.smallUnits ?? [])]);
  const sized = units.filter((text) => /^An? \{\d+-\d+\}-bed (?:\w+ ){0,2}unit\b/.test(text));
  expect(sized.length).toBeGreaterThan(10);
  expect(sized.filter((text) => !topicsOf(text).includes('unit-size'))).toEqual([]);
});
