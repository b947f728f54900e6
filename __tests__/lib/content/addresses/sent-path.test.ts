import { sentPath } from '@/lib/content/addresses/sent-path';

const MARKS = [
  '.',
  ',',
  ';',
  ':',
  '!',
  '?',
  ')',
  ']',
  '>',
  '"',
  "'",
  '’',
  '”',
  ' ',
  '…',
  '*',
  '\n',
];

describe('an address as somebody sent it', () => {
  it.each(MARKS)('loses %j at its end, encoded or not', (mark) => {
    const encoded = encodeURIComponent(mark);
    for (const end of [mark, encoded, `).${mark}`, `${encoded}.`, encoded.replaceAll('%', '%25')]) {
      for (const path of [
        '/jobs/a0X1',
        '/apply/a0X1',
        '/contact',
        '/Imaging-Jobs',
        '/jobs/in/texas',
      ])
        expect([end, sentPath(`${path}${end}`)]).toEqual([end, path]);
    }
  });

  it.each([
    ['/jobs/a0X1&gt;', '/jobs/a0X1'],
    ['/jobs/a0X1%255D', '/jobs/a0X1'],
    ['/jobs/a0X1./', '/jobs/a0X1./'],
    ['/Jobs/a0Xb', '/jobs/a0Xb'],
    ['/JOBS/a0Xb).', '/jobs/a0Xb'],
    ['/APPLY/a0Xb', '/apply/a0Xb'],
    ['/Jobs/a0Xb/Apply', '/apply/a0Xb'],
    ['/jobs/a0Xb/apply.', '/apply/a0Xb'],
    ['/Pay/icu', '/pay/icu'],
    ['//evil.example.', '/evil.example'],
    ['/.', '/'],
  ])('%s is %s', (sent, path) => {
    expect(sentPath(sent)).toBe(path === sent ? null : path);
  });

  it.each([
    '/',
    '/jobs',
    '/jobs/a0X1',
    '/jobs/a0X1_-',
    '/jobs/feed.xml',
    '/Imaging-Jobs',
    '/Jobs/In/texas',
    '/api/jobs.',
    '/_next/static/a.js)',
    '/index.html',
  ])('%s is left alone', (path) => {
    expect(sentPath(path)).toBeNull();
  });
});
