import type { SanitizedHtml } from '@/lib/domain/job/job';
import { markQuotes } from '@/lib/domain/posting/mark-quotes';
import { readPosting } from '@/lib/domain/posting/read-posting';

const marked = (html: string) =>
  markQuotes(html as SanitizedHtml, readPosting(html as SanitizedHtml));

test('a quoted sentence has one id for all topics it answers', () => {
  const { html, posting } = marked('<p>Kind team. Ratio 1:4, no weekends. Good coffee.</p>');
  expect(html).toBe(
    '<p>Kind team. <span id="says-1">Ratio 1:4, no weekends.</span> Good coffee.</p>',
  );
  const quote = { id: 'says-1', text: 'Ratio 1:4, no weekends.' };
  expect(Object.fromEntries(posting)).toEqual({ ratio: [quote], weekends: [quote] });
});

test.each([
  [
    '<p><strong>Call:</strong> none</p>',
    '<p><span id="says-1"><strong>Call:</strong> none</span></p>',
  ],
  [
    '<p><strong>No call. Kind</strong> team.</p>',
    '<p><strong><span id="says-1">No call.</span> Kind</strong> team.</p>',
  ],
  ['<p>Ratio:</p><p>1:4</p>', '<p><span id="says-1">Ratio:</span></p><p>1:4</p>'],
])('tags stay well nested: %s', (html, expected) => {
  expect(marked(html).html).toBe(expected);
});
