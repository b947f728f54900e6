import fc from 'fast-check';
import { cutHtml } from '@/lib/seo/syndication/cut-html';

describe('a description with a length limit (SD-02)', () => {
  it.each([
    ['that fits stays', '<p>One</p><p>Two</p>', 20, '<p>One</p><p>Two</p>'],
    ['is cut after a paragraph', '<p>One</p><p>Two</p>', 19, '<p>One</p>'],
    [
      'is cut after an item, its list closed',
      '<ul><li>One</li><li>Two</li></ul>',
      30,
      '<ul><li>One</li></ul>',
    ],
    [
      'is cut after a list’s last item only where the list’s end fits',
      '<ul><li>One</li></ul><p>x</p>',
      21,
      '<ul><li>One</li></ul>',
    ],
    [
      'closes lists within lists',
      '<ul><li>A<ul><li>B</li><li>C</li></ul></li></ul>',
      38,
      '<ul><li>A<ul><li>B</li></ul></li></ul>',
    ],
    ['of one long block is cut after a word', '<p>One two three</p>', 17, '<p>One two</p>'],
    [
      'keeps the emphasis it is cut in closed',
      '<p><strong>One two three</strong></p>',
      33,
      '<p><strong>One two</strong></p>',
    ],
    ['is never cut within an entity', '<p>One &amp;&amp;&amp;</p>', 14, '<p>One</p>'],
    ['without blocks is cut after a word', 'One two three', 9, 'One two'],
  ])('%s', (_name, html, max, expected) => {
    expect(cutHtml(html, max)).toBe(expected);
    expect(cutHtml(html, max).length).toBeLessThanOrEqual(max);
  });

  it('is always balanced, and as long as blocks allow', () => {
    const word = fc.constantFrom(
      'One',
      'two &amp; three',
      '<strong>four</strong>',
      '<em>five six</em>',
    );
    const words = fc.array(word, { minLength: 1, maxLength: 8 }).map((texts) => texts.join(' '));
    const block = fc.oneof(
      words.map((text) => `<p>${text}</p>`),
      words.map((text) => `<h3>${text}</h3>`),
      fc
        .array(words, { minLength: 1, maxLength: 4 })
        .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
    );
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 90, max: 400 }),
        (blocks, max) => {
          const html = blocks.join('');
          const cut = cutHtml(html, max);
          expect(cut.length).toBeLessThanOrEqual(max);
          expect(cut).not.toBe('');
          for (const tag of ['p', 'h3', 'ul', 'li', 'strong', 'em'])
            expect(cut.split(`<${tag}>`).length).toBe(cut.split(`</${tag}>`).length);
          if ((blocks[0]?.length ?? 0) > max) return;
          // Cut after a block: without its closing tag, it is the beginning of the whole.
          expect(html.startsWith(cut.replace(/<\/ul>$/, ''))).toBe(true);
        },
      ),
    );
  });
});
