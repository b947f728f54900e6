import { readFileSync } from 'node:fs';
import { PARTS } from '@/sandbox/jobs/parts';

const { states, places, shifts, licenses, profiles } = PARTS;
const SIZES = ['small', 'mid', 'large'];
const FACTS = ['specialty', 'title', 'license', 'pay', 'shifts', 'leastTown', 'weight'];
const LISTS = ['units', 'team', 'duties', 'needs', 'extras'];
const OPTIONAL = ['otherTitle', 'titleIn', 'smallUnits', 'smallTeam', 'lawTeam'];
const TEXT = readFileSync('sandbox/jobs/parts.json', 'utf8');

it('has towns in states of the table alone, and kinds of job with its shifts and licenses alone', () => {
  const strayPlaces = places.filter(({ state, size }) => !states[state] || !SIZES.includes(size));
  expect(strayPlaces).toEqual([]);
  const strayProfiles = profiles.filter(
    (one) =>
      !licenses[one.license] ||
      !one.shifts.every((shift) => shifts[shift]) ||
      !SIZES.includes(one.leastTown) ||
      !(one.pay.length === 2 && one.pay[0] < one.pay[1] && one.weight >= 1),
  );
  expect(strayProfiles).toEqual([]);
  const named = [
    ...profiles.flatMap(({ titleIn }) => titleIn?.states ?? []),
    ...Object.values(licenses).flatMap((lines) => lines.flatMap((line) => line.states ?? [])),
  ];
  expect(named.filter((code) => !(code in states))).toEqual([]);
});

it.each(profiles.map((one) => [`${one.specialty} ${one.title}`, one] as const))(
  'has every field of %s, no list of it empty and no field that nothing reads',
  (_, profile) => {
    const fields = Object.keys(profile);
    expect(fields).toEqual(expect.arrayContaining([...FACTS, ...LISTS]));
    expect(fields.filter((name) => ![...FACTS, ...LISTS, ...OPTIONAL].includes(name))).toEqual([]);
  },
);

it('has no empty list but that of the licenses of jobs without one', () => {
  expect(TEXT.match(/^.*\[\s*\].*$/gm)).toEqual(['    "none": []']);
});

it('has only placeholders that are filled', () => {
  const placeholders = TEXT.match(/\{[^\s}]*\}/g) ?? [];
  expect(
    placeholders.filter((one) => !/^\{(\d+-\d+|city|state|multistate|length)\}$/.test(one)),
  ).toEqual([]);
});

it('is a record a line', () => {
  const records = TEXT.split('\n').filter((line) => line.startsWith('    '));
  const read = (line: string) => {
    const record = line.trim().replace(/,$/, '');
    return JSON.parse(/^"[^"]+": /.test(record) ? `{${record}}` : record) as unknown;
  };
  for (const line of records) expect(() => read(line)).not.toThrow();
  const counted = Object.values(PARTS).reduce((sum, part) => sum + Object.keys(part).length, 0);
  expect(records).toHaveLength(counted);
});
