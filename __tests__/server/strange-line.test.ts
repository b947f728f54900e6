import { strangeLine } from '@/server/strange-line.mjs';

describe('a file of settings that systemd and Node both read', () => {
  it.each([
    'SITE_URL=https://www.example.com',
    'APPLICATION_SPOOL_KEY=q83vEjRWeJC7ze8BI0VniavN7wEjRWeJq83vEjRWeJA=',
    'ALERT_SMTP_URL=smtps://owner%40example.com:pa$s@mail.example.com',
    'NEXT_PUBLIC_MAP_TILE_ATTRIBUTION="© the makers of # the map"',
    "A='it is'",
    'A=',
    '',
    '# a comment',
    '#',
  ])('has %j', (line) => {
    expect(strangeLine(`A=1\n${line}\r\nB=2\n`)).toBeNull();
  });

  it.each([
    'DATA_DIR=/var/lib/fernway # the data',
    'A=a#b',
    'export DATA_DIR=/var/lib/fernway',
    'A=a\\b',
    'A="a\\"b"',
    'A="a"b',
    "A='it''s'",
    'A=`a`',
    'A="no end',
    '# goes on \\',
    ';A=a',
    'A = a',
    'A=two words',
  ])('has no %j, which they read differently', (line) => {
    expect(strangeLine(`A=1\n${line}\n`)).toBe(2);
  });
});
