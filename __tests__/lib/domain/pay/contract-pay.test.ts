import { buildJob } from '@/__tests__/support/build-job';
import {
  estimateContract,
  formatContractPay,
  formatWeeks,
  parseWeeks,
} from '@/lib/domain/pay/contract-pay';

describe('parseWeeks', () => {
  test.each([
    ['13 weeks', 13, 13],
    ['13 Weeks', 13, 13],
    ['13weeks', 13, 13],
    [' 1 week ', 1, 1],
    ['13-week', 13, 13],
    ['13 wks.', 13, 13],
    ['26 WK', 26, 26],
    ['13 week contract', 13, 13],
    ['13-week assignment', 13, 13],
    ['8-13 weeks', 8, 13],
    ['8 – 13 weeks', 8, 13],
    ['8 to 13 weeks', 8, 13],
    ['13-13 weeks', 13, 13],
  ])('%j is %i to %i weeks', (text, min, max) => {
    expect(parseWeeks(text)).toEqual({ min, max });
  });

  test.each([
    null,
    '',
    '13',
    '3 months',
    '90 days',
    '13+ weeks',
    'up to 13 weeks',
    '13 weeks or permanent',
    '13 weeks + 13 weeks',
    'ongoing',
    'thirteen weeks',
    '0 weeks',
    '13-8 weeks',
    '520 weeks',
    '2.5 weeks',
    'weeks',
  ])('%j is not certain', (text) => {
    expect(parseWeeks(text)).toBeNull();
  });
});

describe('estimateContract', () => {
  test.each([
    ['$2,310 - $2,480 weekly', '13 weeks', '$30,000 – $32,200', '13 weeks'],
    ['$2,000 weekly', '13 weeks', '$26,000', '13 weeks'],
    ['$2,000 weekly', '8-13 weeks', '$16,000 – $26,000', '8 to 13 weeks'],
    ['$1,999 - $2,001 weekly', '1 week', '$2,000', '1 week'],
  ])('%j for %j comes to about %s', (payText, contractLength, text, weeks) => {
    const pay = estimateContract(buildJob({ payText, contractLength }));
    expect(pay && formatContractPay(pay)).toBe(text);
    expect(pay && formatWeeks(pay.weeks)).toBe(weeks);
  });

  test.each([
    ['no pay', null, '13 weeks'],
    ['no length', '$2,000 weekly', null],
    ['pay by the hour', '$58/hr', '13 weeks'],
    ['an hourly rate that is called weekly', '$58 - $62 weekly', '13 weeks'],
    ["a year's salary that is called weekly", '$85,000 - $95,000', '13 weeks'],
    ['words', 'Competitive', '13 weeks'],
  ])('%s: no estimate', (_, payText, contractLength) => {
    expect(estimateContract(buildJob({ payText, contractLength }))).toBeNull();
  });
});
