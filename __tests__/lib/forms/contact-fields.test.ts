import { MESSAGE_MIN_CHARACTERS } from '@/lib/config/limits';
import { CONTACT, subjectFromQuery } from '@/lib/forms/contact-fields';

const typed = {
  firstName: 'Jo',
  lastName: 'Whitfield',
  email: 'jo.whitfield@mail.example',
  phone: '(515) 555-0168',
  subject: 'Housing',
  message: 'Do you help with housing?',
};

describe('a message is refused in the words of the specification (VL-06)', () => {
  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', ' ', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'jo@mail', 'Invalid email'],
    ['phone', '', 'Phone number is required'],
    ['phone', '515', 'Please enter a valid phone number'],
    ['phone', '51555501689', 'Please enter a valid phone number'],
    ['subject', '', 'Subject is required'],
    ['subject', ' \u200B ', 'Subject is required'],
    ['subject', 'x'.repeat(151), 'Please use 150 characters or fewer'],
    ['message', '', 'Message is required'],
    ['message', ' \n\n ', 'Message is required'],
    [
      'message',
      'x'.repeat(MESSAGE_MIN_CHARACTERS - 1),
      `Message should be at least ${MESSAGE_MIN_CHARACTERS} characters`,
    ],
    [
      'message',
      `   ${'x'.repeat(MESSAGE_MIN_CHARACTERS - 1)}   `,
      `Message should be at least ${MESSAGE_MIN_CHARACTERS} characters`,
    ],
    ['message', 'x'.repeat(5_001), 'Please use 5000 characters or fewer'],
  ] as const)('%s %j: %s', (field, value, message) => {
    expect(CONTACT.errorsOf({ ...typed, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    'x'.repeat(MESSAGE_MIN_CHARACTERS),
    'x'.repeat(5_000),
    'ü'.repeat(MESSAGE_MIN_CHARACTERS),
  ])('takes the message %.12s', (message) => {
    expect(CONTACT.errorsOf({ ...typed, message })).toEqual({});
  });

  it('counts characters as people do', () => {
    expect(CONTACT.errorsOf({ ...typed, message: '🏥'.repeat(9) })).toHaveProperty('message');
    expect(CONTACT.errorsOf({ ...typed, message: '🏥'.repeat(MESSAGE_MIN_CHARACTERS) })).toEqual(
      {},
    );
  });

  it('names every field at once, in the order of the page', () => {
    const ofSpecification = ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'];
    expect(Object.keys(CONTACT.errorsOf(CONTACT.empty))).toEqual(ofSpecification);
    expect(CONTACT.names).toEqual(ofSpecification);
  });
});

it('a message is cleaned up and keeps its lines', () => {
  expect(
    CONTACT.read({
      ...typed,
      firstName: ' Jo ',
      phone: '5155550168',
      subject: 'Housing\nand dogs',
      message: '\r\n Hello,  \r\n\n\n\n one\tdog \u202E\u2028and me\n',
    }),
  ).toEqual({
    values: { ...typed, subject: 'Housing and dogs', message: 'Hello,\n\none dog\nand me' },
  });
});

describe('a draft', () => {
  it('has the known fields, and nothing else that was stored', () => {
    expect(CONTACT.restore({ ...typed, nonce: 'x' })).toEqual(typed);
  });

  it.each([null, 'text', 5, { subject: 5, message: null }])('made of %j is empty', (kept) => {
    expect(Object.values(CONTACT.restore(kept)).join('')).toBe('');
  });
});

describe('the subject in an address', () => {
  it.each([
    ['subject=Request%20staff', 'Request staff'],
    ['?subject=Request+staff&utm_source=x', 'Request staff'],
    ['subject=%0A%20Two%0Alines', 'Two lines'],
    ['subject=', null],
    ['', null],
    ['subject=%', '%'],
  ])('%s is %j', (search, subject) => expect(subjectFromQuery(search)).toBe(subject));

  it('is cut to the length of the field', () => {
    expect(subjectFromQuery(`subject=${'x'.repeat(400)}`)).toHaveLength(150);
  });
});
