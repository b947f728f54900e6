import { readFileSync } from 'node:fs';
import { FACET_NAMES, FACETS } from '@/lib/domain/query/facets';

const rules = readFileSync('components/ui/actions/tag.module.css', 'utf8');
const tokens = readFileSync('app/tokens.css', 'utf8');
/** A title's colours are those of every tag without a rule of its own. */
const ruleOf = (tone: string) =>
  new RegExp(`\\.tag${tone === 'title' ? '' : `\\[data-tone='${tone}'\\]`} \\{[^}]*`).exec(rules);

it.each(FACET_NAMES)('the tags of %s have colours', (name) => {
  const [rule = ''] = ruleOf(FACETS[name].tone) ?? [];
  const colours = [...rule.matchAll(/--tag[\w-]*: var\((--color-tag-[\w-]+)\)/g)];
  expect(colours).toHaveLength(3);
  for (const [, token = ''] of colours) expect(tokens).toContain(`${token}: `);
});

it('what the specification says of single facets', () => {
  expect(FACETS.specialty.onList?.label).toBe('Speciality');
  expect(FACET_NAMES.filter((name) => !FACETS[name].isOnMap)).toEqual(['state']);
  expect(FACET_NAMES.filter((name) => FACETS[name].isHiddenEmpty)).toEqual(['says']);
  expect(FACETS.jobType.tone).toBe('jobType');
});
