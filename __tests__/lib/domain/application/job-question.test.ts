import { contactHref } from '@/lib/domain/application/contact-href';
import {
  askedJob,
  mailHref,
  questionSubject,
  textHref,
  toQuestion,
  withQuestion,
} from '@/lib/domain/application/job-question';
import { buildJob } from '@/__tests__/support/build-job';

test.each([
  ['job=a0X000000000001', 'a0X000000000001'],
  ['subject=Hello&job=J-1_2', 'J-1_2'],
  ['', null],
  ['job=', null],
  ['job=Win%20a%20prize', null],
  ['job=%3Cb%3E', null],
  [`job=${'a'.repeat(65)}`, null],
])('%j asks about %j', (search, id) => {
  expect(askedJob(search)).toBe(id);
});

test('the link to ask is read back as the same job', () => {
  expect(askedJob(new URL(contactHref('J-1_2'), 'https://x.example').search)).toBe('J-1_2');
});

test.each([
  ['an open job', buildJob(), 'Job ID 48211: ICU RN in Austin, TX'],
  [
    'one without a number',
    buildJob({ jobNumber: null }),
    'Job a0X000000000001: ICU RN in Austin, TX',
  ],
  ['one without a place', buildJob({ city: null, state: null }), 'Job ID 48211: ICU RN'],
])('%s in words', (_, job, about) => {
  const chosen = { asked: 'x', status: 'open', job } as const;
  expect(toQuestion('x', chosen)).toMatchObject({ id: job.id, about });
  expect(toQuestion('x', { ...chosen, status: 'filled' }).about).toBe(about);
});

test.each([
  ['not known', { asked: 'J-9', status: 'unknown' } as const],
  ['not answered', undefined],
])('a job that is %s is named by its id', (_, chosen) => {
  expect(toQuestion('J-9', chosen)).toEqual({ id: 'J-9', about: 'Job J-9', name: 'Job J-9' });
});

test('the mail names the job whatever was typed', () => {
  const question = toQuestion('x', { asked: 'x', status: 'open', job: buildJob() });
  expect(questionSubject(question)).toBe('Question about Job ID 48211: ICU RN in Austin, TX');
  expect(withQuestion('Is it nights?', question, 'https://fernway.example')).toBe(
    'Is it nights?\n\nJob ID 48211: ICU RN in Austin, TX\nhttps://fernway.example/jobs/a0X000000000001',
  );
});

test('a text message and an email have the same questions, or none', () => {
  const question = toQuestion('x', { asked: 'x', status: 'open', job: buildJob() });
  const said = (href: string) => decodeURIComponent(href);
  expect(said(textHref('tel:+15155550142', question, ['Call?', 'Ratio?']))).toBe(
    'sms:+15155550142?&body=Hi, I have a question about Job ID 48211: ICU RN in Austin, TX. \n- Call?\n- Ratio?',
  );
  expect(said(textHref('tel:+15155550142', question, []))).toMatch(/in Austin, TX\. $/);
  const mail = new URL(mailHref('hello@fernway.example', question, ['Call?', 'Ratio?']));
  expect(mail.pathname).toBe('hello@fernway.example');
  expect(mail.searchParams.get('subject')).toBe(
    'Question about Job ID 48211: ICU RN in Austin, TX',
  );
  expect(mail.searchParams.get('body')).toMatch(/:\n- Call\?\n- Ratio\?\n$/);
});
