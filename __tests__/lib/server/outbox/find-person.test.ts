import { PAYLOAD } from '@/__tests__/support/applicant';
import { sentBy } from '@/lib/server/outbox/find-person';

it.each([
  ['jo.whitfield@mail.example', true],
  ['  JO.Whitfield@Mail.Example ', true],
  ['whitfield@mail.example', false],
  ['jo.whitfield@mail.example.org', false],
  ['(515) 555-0168', true],
  ['5155550168', true],
  ['515.555.0168', true],
  ['+1 515-555-0168', true],
  ['15155550168', true],
  ['(515) 555-0169', false],
])('%j: %s', (text, isTheirs) => {
  expect(sentBy(text)?.({ ...PAYLOAD, email: 'Jo.Whitfield@mail.example' })).toBe(isTheirs);
});

it('reads a domain in other letters as the form does', () => {
  const payload = { ...PAYLOAD, email: 'jo@xn--bcher-kva.example' };
  expect(sentBy('jo@bücher.example')?.(payload)).toBe(true);
});

it.each(['', 'Whitfield', 'jo@', '555-0168', '25155550168', '+44 515 555 0168'])(
  '%j is neither a whole address nor a whole number',
  (text) => expect(sentBy(text)).toBeNull(),
);
