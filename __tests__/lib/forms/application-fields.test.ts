import { APPLICANT as typed } from '@/__tests__/support/applicant';
import { APPLICATION, applicationErrors } from '@/lib/forms/application-fields';

const errorsOf = (change: Partial<Record<keyof typeof typed, unknown>>) => {
  const reading = APPLICATION.read({ ...typed, ...change });
  return 'errors' in reading ? reading.errors : {};
};

describe('an application is refused in the words of the specification', () => {
  it.each([
    ['firstName', '', 'First name is required'],
    ['firstName', ' \u200B ', 'First name is required'],
    ['firstName', '\u3164', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['firstName', 'x'.repeat(101), 'Please use 100 characters or fewer'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', null, 'Email is required'],
    ['email', 'jo.whitfield@mail', 'Invalid email'],
    ['email', 'jo.whitfield', 'Invalid email'],
    ['email', 'jo@@mail.example', 'Invalid email'],
    ['email', 'jo whitfield@mail.example', 'Invalid email'],
    ['email', `${'x'.repeat(250)}@mail.example`, 'Invalid email'],
    ['email', 'jo@bücher.example/path', 'Invalid email'],
    ['email', 'jo@bücher.example:80', 'Invalid email'],
    ['email', 'jö@mail.example', 'Invalid email'],
    ['email', 'jo@bücher', 'Invalid email'],
    ['email', 'jo@-mail.example', 'Invalid email'],
    ['email', 'jo@mail-.example', 'Invalid email'],
    ['email', 'jo@mail.-x.example', 'Invalid email'],
    ['email', `jo@${'x'.repeat(64)}.example`, 'Invalid email'],
    ['email', `jo@mail.${'x'.repeat(64)}.example`, 'Invalid email'],
    ['phone', '', 'Phone number is required'],
    ['phone', '+65 9123 4567', 'Please enter a valid phone number'],
    ['phone', '\u207a65 9123 4567', 'Please enter a valid phone number'],
    ['phone', '0912345678', 'Please enter a valid phone number'],
    ['phone', 'abc', 'Please enter a valid phone number'],
    ['phone', '+63 917 123 4567', 'Phone number must be exactly 10 digits'],
    ['phone', '555', 'Please enter a valid phone number'],
    ['phone', '51555501689', 'Phone number must be exactly 10 digits'],
    ['receiveUpdates', false, 'Please check the agreement box to submit your application'],
    ['receiveUpdates', undefined, 'Please check the agreement box to submit your application'],
  ] as const)('%s %j: %s (VL-01 to VL-04, VL-10)', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it.each(['jo@mail.example', "o'neil+jobs@sub.mail-host.co.uk", 'jo@xn--bcher-kva.example'])(
    'accepts the address %s',
    (email) => {
      expect(errorsOf({ email })).toEqual({});
    },
  );

  it.each([
    ['jo@bücher.example', 'jo@xn--bcher-kva.example'],
    ['jo@BÜCHER.example', 'jo@xn--bcher-kva.example'],
    ['o.k@почта.рус', 'o.k@xn--80a1acny.xn--p1acf'],
  ])(
    'sends the address %s as mail servers know it, whatever the browser makes of it',
    (email, sent) => {
      expect(APPLICATION.read({ ...typed, email })).toMatchObject({ values: { email: sent } });
    },
  );

  it.each(['515-555-0168', '+1 515 555 0168', '５１５５５５０１６８'])(
    'reads the phone number %s as the field does',
    (phone) => {
      expect(APPLICATION.read({ ...typed, phone })).toMatchObject({
        values: { phone: '(515) 555-0168' },
      });
    },
  );

  it('names every field at once', () => {
    expect(Object.keys(errorsOf({ firstName: '', lastName: '', email: '', phone: '' }))).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
    ]);
  });
});

describe('an application is cleaned up', () => {
  it('loses invisible characters, but keeps the joiners that names in some scripts need', () => {
    const reading = APPLICATION.read({
      ...typed,
      firstName: 'Jo\u0000\u202Ean\u200B\uFEFF\u0085Lee\u2069',
      lastName: 'ن\u200Cما क्\u200Dष',
    });
    expect(reading).toMatchObject({
      values: { firstName: 'Jo an Lee', lastName: 'ن\u200Cما क्\u200Dष' },
    });
  });

  it('loses outer spaces, line breaks and marks that change the text direction', () => {
    const reading = APPLICATION.read({
      ...typed,
      firstName: '  Mary\n\tJo ',
      lastName: '\u202EWhitfield',
      email: ' jo@mail.example ',
      phone: '5155550168',
    });
    expect(reading).toEqual({
      values: {
        ...typed,
        firstName: 'Mary Jo',
        lastName: 'Whitfield',
        email: 'jo@mail.example',
        phone: '(515) 555-0168',
      },
    });
  });
});

describe('the form checks the chosen file with the fields', () => {
  it('reports nothing without a file', () => {
    expect(applicationErrors({ ...typed, resume: null })).toEqual({});
  });

  it('reports the file and a field together', () => {
    const resume = { name: 'cv.exe', type: 'application/x-msdownload', size: 10 };
    expect(applicationErrors({ ...typed, lastName: '', resume })).toEqual({
      lastName: 'Last name is required',
      resume: 'Resume must be a PDF or Word document',
    });
  });
});
