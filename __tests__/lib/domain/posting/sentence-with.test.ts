import type { SanitizedHtml } from '@/lib/domain/job/job';
import { toSoughtTerms } from '@/lib/domain/search/sought-terms';
import { sentenceWith } from '@/lib/domain/posting/sentence-with';

const shown = (html: string, q: string) =>
  sentenceWith(html as SanitizedHtml, toSoughtTerms(q))
    ?.map(({ text, isSought }) => (isSought ? `[${text}]` : text))
    .join('');

describe('the sentence that has the words', () => {
  it.each<[string, string, string, string | undefined]>([
    [
      'the first of several',
      '<p>Kind team. Telemetry and <b>trach</b> care. More trach.</p>',
      'trach',
      'Telemetry and [trach] care.',
    ],
    [
      'the one with the most of them',
      '<p>Trach care. Trach and vent care.</p>',
      'vent trach',
      '[Trach] and [vent] care.',
    ],
    [
      'a word that begins so, whole',
      '<p>Tracheostomies daily.</p>',
      'trach',
      '[Tracheostomies] daily.',
    ],
    [
      'a known name as it is written',
      '<p>ER and ED float.</p>',
      'emergency',
      '[ER] and [ED] float.',
    ],
    ['accents', '<p>A caf\u00e9 on site</p>', 'cafe', 'A [caf\u00e9] on site'],
    [
      'what is escaped as its reader sees it',
      '<p>Vent &amp; &lt;trach&gt;</p>',
      'trach',
      'Vent & <[trach]>',
    ],
    ['none', '<p>Kind team.</p>', 'trach', undefined],
  ])('%s', (_, html, q, sentence) => {
    expect(shown(html, q)).toBe(sentence);
  });

  it('shortens a long one around the first word', () => {
    const html = `<p>${'many kind words '.repeat(20)}and trach care ${'of any kind '.repeat(30)}</p>`;
    const sentence = shown(html, 'trach');
    expect(sentence).toMatch(/^… .*and \[trach\] care of .* …$/);
    expect(sentence?.length).toBeLessThanOrEqual(250);
  });

  it('shows a word without spaces around it', () => {
    const html = `<p>${'x'.repeat(300)}-trach-${'y'.repeat(300)}</p>`;
    expect(shown(html, 'trach')).toContain('[trach]');
  });
});
