import { shortPay } from '@/lib/domain/pay/short-pay';

it.each([
  ['$2,355 - $2,495 weekly', '$2,355–$2,495/wk'],
  ['$2,100 weekly', '$2,100/wk'],
  ['$2.2k - $2.5k weekly', '$2,200–$2,500/wk'],
  ['Up to $2,400 weekly', 'up to $2,400/wk'],
  ['$2,000.50 - $2,105.75 weekly', '$2,000–$2,105/wk'],
  ['$2,100.25 - $2,100.75 weekly', '$2,100/wk'],
])('weekly pay in short form, never more than the feed states: %s', (text, short) => {
  expect(shortPay(text)).toBe(short);
});

it.each([null, '', 'Competitive', '$58/hr', '$58 weekly', '$120,000 weekly'])(
  'no short form without plausible weekly pay: %j',
  (text) => {
    expect(shortPay(text)).toBeNull();
  },
);
