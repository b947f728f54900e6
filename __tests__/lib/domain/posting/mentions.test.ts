import { readFileSync } from 'node:fs';
import type { SanitizedHtml, UntrustedHtml } from '@/lib/domain/job/job';
import { readPosting } from '@/lib/domain/posting/read-posting';
import { RULES, STARTS_SOON } from '@/lib/domain/posting/mention-rules';
import { mayMention, mentionsOf, withStart } from '@/lib/domain/posting/mentions';
import { describeJob } from '@/lib/server/jobs/snapshot/sanitize-description';
import { jobSeed } from '@/sandbox/jobs/job-seed';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const asPage = (text: string) =>
  text
    .split(' ¶ ')
    .map((block) => `<p>${escaped(block)}</p>`)
    .join('') as SanitizedHtml;
const readRaw = (html: string) =>
  mentionsOf(describeJob({ description: html as UntrustedHtml }).html ?? asPage(''));

const LABELLED = readFileSync(`${__dirname}/labelled-mentions.txt`, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [mentions = '', ...texts] = line.split(' | ');
    const text = texts.join(' | ');
    return { text, mentions: mentions === '-' ? [] : mentions.split(',') };
  });

/** The least share of the labelled mentions that is found: a job that the filter misses is found without it. */
const FLOOR = 0.8;

describe('labelled sentences', () => {
  test('there are many, half of them traps, and some for each mention that is not a charting system', () => {
    expect(LABELLED.length).toBeGreaterThanOrEqual(600);
    expect(LABELLED.filter(({ mentions }) => mentions.length === 0).length).toBeGreaterThan(300);
    for (const { mention, topic } of RULES) {
      const of = LABELLED.filter(({ mentions }) => mentions.includes(mention));
      if (topic !== 'charting') expect(of.length).toBeGreaterThanOrEqual(10);
    }
  });

  const texts = (of: typeof LABELLED) => of.map(({ text }) => text);
  const found = LABELLED.map(({ text }) => new Set(mentionsOf(asPage(text))));
  const has = (mention: string) => LABELLED.filter((_, at) => found[at]?.has(mention));

  test.each(RULES.map(({ mention }) => mention))('%s is found nowhere else', (mention) => {
    const wrong = has(mention).filter(({ mentions }) => !mentions.includes(mention));
    expect(texts(wrong)).toEqual([]);
  });

  test('most are found', () => {
    const labelled = LABELLED.flatMap(({ mentions }) => mentions).length;
    const share = RULES.flatMap(({ mention }) => has(mention)).length / labelled;
    process.stdout.write(`Mentions: ${(100 * share).toFixed(1)}% of ${labelled} found\n`);
    expect(share).toBeGreaterThanOrEqual(FLOOR);
  });
});

test('sentences that contradict each other state nothing, and one that is repeated counts', () => {
  expect(readRaw('<p>No call.</p><ul><li>Call every third weekend</li></ul>')).toEqual([]);
  expect(readRaw('<p>No call.</p><p>There is no call.</p>')).toEqual(['no call']);
  expect(readRaw('<p>Locals accepted.</p><p>Must live more than 50 miles away.</p>')).toEqual([]);
  expect(readRaw('<p>ASAP start.</p><p>Start date: 9/8</p>')).toEqual([]);
  expect(readRaw('<p>Block scheduling.</p><p>Block scheduling is not guaranteed.</p>')).toEqual([]);
});

test('labels and values of forms are read together, and text about other jobs is not read', () => {
  expect(readRaw('<p>EMR:</p><p>Epic</p><p>Call:</p><p>None</p>')).toEqual(['Epic', 'no call']);
  expect(readRaw('<p>Locals accepted</p><p>No</p>')).toEqual([]);
  expect(readRaw('<h3>Similar jobs in Ohio</h3><p>ICU RN, Epic, no call</p>')).toEqual([]);
  expect(readRaw('<script>Epic charting. No call.</script><!-- No call. --><p>Days.</p>')).toEqual(
    [],
  );
});

test('the start stated by a record comes before its description', () => {
  const soon = (startsOn: string | undefined, said: readonly string[] = []) =>
    withStart(said, startsOn, '2026-12-10');
  expect(soon(undefined)).toEqual([]);
  expect(soon(undefined, [STARTS_SOON])).toEqual([STARTS_SOON]);
  expect(soon('asap', ['Epic'])).toEqual(['Epic', STARTS_SOON]);
  expect(soon('2026-12-10')).toEqual([STARTS_SOON]);
  expect(soon('2026-12-11', ['Epic', STARTS_SOON])).toEqual(['Epic']);
  expect(soon('asap', [STARTS_SOON])).toEqual([STARTS_SOON]);
});

test('texts skipped by the quick check mention nothing, and every mention is about a topic that the page quotes', () => {
  let stating = 0;
  const texts = [
    ...LABELLED.map(({ text }) => text),
    ...Array.from({ length: 300 }, (_, index) => jobSeed(index).description),
  ];
  for (const text of texts) {
    const html = describeJob({ description: text as UntrustedHtml }).html ?? asPage('');
    const mentions = mentionsOf(html);
    if (!mayMention(text)) expect(mentions).toEqual([]);
    const quoted = readPosting(html);
    for (const one of mentions) {
      const topic = RULES.find(({ mention }) => mention === one)?.topic;
      expect(topic && quoted.has(topic)).toBe(true);
    }
    stating += Math.min(1, mentions.length);
  }
  expect(stating).toBeGreaterThan(80);
});
