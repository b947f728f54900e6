import { APPLICATION } from '@/lib/forms/application-fields';
import { CONTACT } from '@/lib/forms/contact-fields';
import type { ShownField } from '@/lib/forms/form';
import { OFFER } from '@/lib/forms/offer-fields';

type Shown = ShownField & { readonly group?: string | null; readonly help?: string | undefined };

describe.each<[string, Readonly<Record<string, Shown>>]>([
  ['the application', APPLICATION.fields],
  ['the message', CONTACT.fields],
  ['the offer', OFFER.fields],
])('%s', (_, fields) => {
  const all = Object.values(fields);

  it('names each field differently', () => {
    const labels = all.map(({ label }) => label);
    expect(labels.filter((label) => !/^\p{Lu}.*\p{L}/u.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('helps with words or not at all, in a group of its page', () => {
    expect(all.flatMap(({ help }) => help ?? []).filter((help) => help.length < 5)).toEqual([]);
    const groups = all.flatMap(({ group }) => group ?? []);
    expect(groups.filter((group) => !['week', 'stipends', 'contract'].includes(group))).toEqual([]);
  });
});

it('browsers fill in a person’s name, email and phone, and no subject', () => {
  const filled = Object.entries(CONTACT.fields).map(([name, { input }]: [string, Shown]) => [
    name,
    input?.autoComplete,
  ]);
  expect(Object.fromEntries(filled)).toMatchObject({
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    subject: 'off',
  });
});

it('controls take no more than the rule does', () => {
  const longest = Object.entries(CONTACT.fields).map(([name, { input }]: [string, Shown]) => [
    name,
    input?.maxLength,
  ]);
  expect(Object.fromEntries(longest)).toMatchObject({
    firstName: 100,
    lastName: 100,
    subject: 150,
    message: 5_000,
  });
});
