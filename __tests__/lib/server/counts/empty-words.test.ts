import { createEmptyWords, searchedWords } from '@/lib/server/counts/empty-words';

describe('words of searches that found nothing', () => {
  it('are counted once five visitors have searched for them, and from then on', () => {
    const note = createEmptyWords();
    const grows = (client: string, day = '2026-11-24') => note('icu', client, day);
    expect(['a', 'b', 'c', 'd', 'd', 'a'].map((client) => grows(client))).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect([grows('e'), grows('e'), grows('f')]).toEqual([5, 0, 1]);
    expect(grows('g', '2026-11-25')).toBe(0);
  });

  it('are watched within a limit', () => {
    const note = createEmptyWords();
    for (let i = 0; i < 400; i += 1) note(`word ${i}`, 'a', '2026-11-24');
    for (const client of ['a', 'b', 'c', 'd', 'e'])
      expect(note('word 399', client, '2026-11-24')).toBe(0);
  });

  it.each([
    [' ICU  nights ', 'icu nights'],
    ['ana@mail.example', null],
    ['515 5550100', null],
    ['a very long text that somebody has pasted into the field', null],
    ['…', null],
  ])('%j are kept as %j', (text, words) => expect(searchedWords(text)).toBe(words));
});
