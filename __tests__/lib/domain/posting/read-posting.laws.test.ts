import fc from 'fast-check';
import type { UntrustedHtml } from '@/lib/domain/job/job';
import { readPosting } from '@/lib/domain/posting/read-posting';
import { markQuotes } from '@/lib/domain/posting/mark-quotes';
import { describeJob } from '@/lib/server/jobs/snapshot/sanitize-description';
import { HELD_OUT, TUNED } from './labelled-sentences';

const sentence = fc.constantFrom(...TUNED, ...HELD_OUT).map(({ text }) => text);
const noise = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('&', '<', '&amp;', '"', ' ; ', '•', ' | ', '…', '<!--', '</p>', '<b', '&nbsp;'),
);
const piece = fc.oneof({ weight: 4, arbitrary: sentence }, { weight: 1, arbitrary: noise });
const tag = fc.constantFrom(...'p div li h3 b i strong td a script blockquote'.split(' '));
/** HTML as feeds send it: text in any nesting, sometimes cut off. */
const html = fc
  .array(
    fc.oneof(
      piece,
      fc.tuple(tag, piece).map(([name, text]) => `<${name}>${text}</${name}>`),
      fc.tuple(tag, tag, piece, piece).map(([a, b, x, y]) => `<${a}>${x} <${b}>${y}</${a}> `),
      fc.constant('<br>'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(' '));

/** What a browser shows of the HTML, computed in a different way than the reader does. */
function shown(safe: string): string {
  const text = safe.replace(/<(\/?)(\w+)[^>]*>/g, (_, __, name: string) =>
    /^(?:p|br|ul|ol|li|h3|h4)$/.test(name) ? ' ' : '',
  );
  const decoded = text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) =>
    name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'quot' ? '"' : '&',
  );
  return decoded.split(/\s+/).join(' ');
}

test('every quote is part of the sanitised text, at the place it names', () => {
  let quotes = 0;
  fc.assert(
    fc.property(html, (raw) => {
      const { html: safe } = describeJob({ description: raw as UntrustedHtml });
      if (safe === null) return;
      const text = shown(safe);
      for (const quote of [...readPosting(safe).values()].flat()) {
        quotes += 1;
        expect(text).toContain(quote.text);
        expect(shown(safe.slice(quote.start, quote.end))).toContain(quote.text);
      }
    }),
    { numRuns: 500 },
  );
  expect(quotes).toBeGreaterThan(500);
});

test('marking quotes changes nothing that is shown, and leaves only allowed tags', () => {
  fc.assert(
    fc.property(html, (raw) => {
      const { html: safe } = describeJob({ description: raw as UntrustedHtml });
      if (safe === null) return;
      const marked = markQuotes(safe, readPosting(safe));
      expect(marked.html.replace(/<span id="says-\d+">|<\/span>/g, '')).toBe(safe);
      expect(shown(marked.html)).toBe(shown(safe));
      const opened = marked.html.match(/<span id="says-\d+">/g) ?? [];
      expect(marked.html.match(/<\/span>/g) ?? []).toHaveLength(opened.length);
      expect(new Set(opened).size).toBe(opened.length);
    }),
    { numRuns: 300 },
  );
});
