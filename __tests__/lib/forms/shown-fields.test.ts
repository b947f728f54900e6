import { APPLICATION } from '@/lib/forms/application-fields';
import { CONTACT } from '@/lib/forms/contact-fields';
import type { ShownField } from '@/lib/forms/form';
import { OFFER } from '@/lib/forms/offer-fields';

type Shown = ShownField & { readonly help?: string | undefined };

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
});

it('the offer helps with words or not at all', () => {
  const all: readonly Shown[] = Object.values(OFFER.fields);
  expect(all.flatMap(({ help }) => help ?? []).filter((help) => help.length < 5)).toEqual([]);
});

it('browsers fill in a person’s name and email, and no subject', () => {
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

it.each(['firstName', 'lastName', 'subject', 'message'] as const)(
  'the control of %s takes as much as its rule',
  (name) => {
    const { maxLength } = CONTACT.fields[name].input;
    const errorsOf = (length: number) =>
      CONTACT.errorsOf({ ...CONTACT.empty, [name]: 'x'.repeat(length) });
    expect(errorsOf(maxLength)).not.toHaveProperty(name);
    expect(errorsOf(maxLength + 1)).toHaveProperty(name);
  },
);
