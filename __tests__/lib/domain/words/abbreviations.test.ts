import { writtenFor } from '@/lib/domain/words/abbreviations';

describe('abbreviations', () => {
  it.each([
    ['ER', 'emergency department'],
    ['l&d', 'labor and delivery'],
    ['L & D', 'labor and delivery'],
    ['OR', 'operating room'],
    ['tele', 'telemetry'],
    ['ltc', 'long term care'],
    ['emergency room', 'emergency department'],
  ])('%s is written %s', (typed, written) => {
    expect(writtenFor(typed)).toContain(written);
  });

  it.each(['', 'er nurse', 'nothing'])('%j is no known name', (typed) => {
    expect(writtenFor(typed)).toEqual([]);
  });

  it('an abbreviation that also means something else is understood, but not searched for', () => {
    expect(writtenFor('operating room')).toEqual(['operating room']);
  });
});
