import { MARKS } from '@/lib/domain/words/sent-text';
import { sentPath } from '@/lib/content/addresses/sent-path';

/** All marks of lib/domain/words/sent-text.ts, of its blanks those that occur. */
const CHARACTERS = [...MARKS.slice('\\s'.length).replaceAll('\\', ''), ' ', '\n', '\u00A0'];

describe('an address as somebody sent it', () => {
  it.each(CHARACTERS)('loses %j at its end, encoded or not', (mark) => {
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
    ['/jobs/a0X1./', '/jobs/a0X1'],
    ['/nursing./', '/nursing'],
    ['/jobs/a0X1/).', '/jobs/a0X1'],
    ['/jobs/a0X1%26amp%3B', '/jobs/a0X1'],
    ['/jobs/a0X1%2526gt', '/jobs/a0X1'],
    ['/contact%252E', '/contact'],
    [`/jobs/a0X1${'.'.repeat(40)}`, '/jobs/a0X1'],
    ['/jobs/feed.xml.', '/jobs/feed.xml'],
    ['/Jobs/a0Xb', '/jobs/a0Xb'],
    ['/JOBS/a0Xb).', '/jobs/a0Xb'],
    ['/APPLY/a0Xb', '/apply/a0Xb'],
    ['/Jobs/a0Xb/Apply', '/apply/a0Xb'],
    ['/jobs/a0Xb/apply.', '/apply/a0Xb'],
    ['/Pay/icu', '/Pay/icu'],
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
    '/contact/',
    '/jobs/(a0X1)',
    '/Jobs/caf%C3%A9.',
    '/apply/(a0X1).',
    '/jobs/%28a0X1/apply.',
  ])('%s is left alone', (path) => {
    expect(sentPath(path)).toBeNull();
  });
});
