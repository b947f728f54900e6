import { scrubReport } from '@/lib/client/reports/scrub-report';

const page = { url: 'https://site.example/contact', typed: ['Whitfield'] };

it('a report has what broke, where in the code and on which page, and nothing else', () => {
  const scrubbed = scrubReport(
    {
      type: undefined,
      event_id: '1',
      timestamp: 5,
      platform: 'javascript',
      level: 'error',
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Whitfield is no number at /contact?subject=x',
            stacktrace: {
              frames: [
                {
                  filename: 'https://site.example/a.js?v=1',
                  function: 'send',
                  lineno: 3,
                  colno: 4,
                  in_app: true,
                  vars: { email: 'jo@mail.example' },
                  context_line: 'const name = "Whitfield"',
                },
              ],
            },
          },
        ],
      },
      user: { email: 'jo@mail.example' },
      breadcrumbs: [{ message: 'typed Whitfield' }],
      request: { url: 'https://site.example/contact?subject=x', headers: { Referer: 'x' } },
      contexts: { state: { state: { type: 'x', value: {} } } },
      extra: { form: 'Whitfield' },
      tags: { name: 'Whitfield' },
    },
    page,
  );
  expect(scrubbed).toEqual({
    type: undefined,
    event_id: '1',
    timestamp: 5,
    platform: 'javascript',
    level: 'error',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '[typed] is no number at /contact',
          stacktrace: {
            frames: [
              {
                filename: 'https://site.example/a.js',
                function: 'send',
                lineno: 3,
                colno: 4,
                in_app: true,
              },
            ],
          },
        },
      ],
    },
    request: { url: 'https://site.example/contact' },
  });
});

it('an error without a stack, or none at all, is still a report', () => {
  expect(scrubReport({ type: undefined }, page)).toMatchObject({ exception: { values: [] } });
  expect(scrubReport({ type: undefined, exception: { values: [{}] } }, page).exception).toEqual({
    values: [{ value: '', stacktrace: { frames: [] } }],
  });
});
