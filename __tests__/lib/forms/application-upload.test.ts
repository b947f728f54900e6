import { readAnswer } from '@/lib/forms/application-upload';

describe('an answer of the application endpoint, as the browser reads it', () => {
  it.each([
    [{ message: 'Thank you' }, { message: 'Thank you' }],
    [
      { message: 'No', errors: { email: 'Invalid email', other: 'x', phone: 7 } },
      { message: 'No', errors: { email: 'Invalid email' } },
    ],
    [{ message: 'No', errors: [] }, { message: 'No' }],
    [
      { message: 'Late', unconfirmed: true },
      { message: 'Late', unconfirmed: true },
    ],
    [
      { message: 'Queued', queued: true, unconfirmed: 'true', receipt: '7KQ4MXW2PD' },
      { message: 'Queued', queued: true, receipt: '7KQ4MXW2PD' },
    ],
    [{ message: 'Sent', queued: false, receipt: 7 }, { message: 'Sent' }],
    [{ message: '' }, null],
    [{ message: 5 }, null],
    ['<html>Bad Gateway</html>', null],
    [null, null],
    [[], null],
  ])('%j', (body, answer) => {
    expect(readAnswer(body)).toEqual(answer);
  });
});
