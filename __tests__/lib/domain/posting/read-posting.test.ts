import { readFileSync } from 'node:fs';
import type { SanitizedHtml, UntrustedHtml } from '@/lib/domain/job/job';
import { readPosting } from '@/lib/domain/posting/read-posting';
import { TOPICS, type Topic } from '@/lib/domain/posting/topics';
import { describeJob } from '@/lib/server/jobs/snapshot/sanitize-description';
import { HELD_OUT, TUNED, scoreOf } from './labelled-sentences';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const asPage = (text: string) => `<p>${escaped(text)}</p>` as SanitizedHtml;
const read = (text: string) => new Set<string>(readPosting(asPage(text)).keys());
const readRaw = (html: string) =>
  readPosting(describeJob({ description: html as UntrustedHtml }).html ?? asPage(''));
const quotesOf = (html: string) =>
  Object.fromEntries(
    [...readRaw(html)].map(([topic, quotes]) => [topic, quotes.map(({ text }) => text)]),
  );

/** What is known to be missed, by topic. */
const MISSED: Partial<Record<Topic, readonly string[]>> = {};

describe('labelled sentences', () => {
  test('there are at least 400, and some for each topic in both sets', () => {
    expect(TUNED.length + HELD_OUT.length).toBeGreaterThanOrEqual(400);
    for (const topic of TOPICS) {
      expect(HELD_OUT.some(({ topics }) => topics.has(topic))).toBe(true);
    }
    const named = [...TUNED, ...HELD_OUT].flatMap(({ topics }) => [...topics]);
    expect(new Set(named)).toEqual(new Set(TOPICS));
  });

  // A sentence that patterns cannot read has its place in MISSED, so that each other one that goes wrong is named here.
  test.each(TOPICS)('%s is read in each sentence about it, and in no other', (topic) => {
    const { wrong, missed } = scoreOf([...TUNED, ...HELD_OUT], topic, read);
    expect({ wrong, missed }).toEqual({ wrong: [], missed: MISSED[topic] ?? [] });
  });
});

type Style = { readonly style: string; readonly html: string; readonly answers: readonly string[] };
const stylesIn = (name: string) =>
  JSON.parse(readFileSync(`${__dirname}/${name}.json`, 'utf8')) as readonly Style[];

test.each(stylesIn('styles'))('another style of writing: $style', ({ html, answers }) => {
  expect([...readRaw(html).keys()].sort()).toEqual([...answers].sort());
});

/** What is known to be missed in styles that no pattern was tuned to, with the words that no pattern knows. */
const UNTUNED: Readonly<Record<string, Readonly<Partial<Record<Topic, string>>>>> = {
  telegraphic: { license: 'CA lic' },
  formal: { experience: 'twenty-four months of service', start: 'commences' },
  "manager's mail": {
    charting: 'Epic of course',
    orientation: "You'd orient for two shifts",
    scheduling: 'I do the schedule myself',
  },
  therapist: { facility: 'SNF', charting: 'a name that is not listed', license: 'Licensed in PA' },
  'table with header': {
    weekends: 'a value that is not clear by itself',
    local: 'a value that is not clear by itself',
  },
};

test.each(stylesIn('untuned-styles'))(
  'a style that no pattern was tuned to: $style',
  ({ style, html, answers }) => {
    const topics = [...readRaw(html).keys()];
    expect({
      wrong: topics.filter((topic) => !answers.includes(topic)),
      missed: answers.filter((answer) => !topics.some((topic) => topic === answer)),
    }).toEqual({ wrong: [], missed: Object.keys(UNTUNED[style] ?? {}) });
  },
);

test('a negation is quoted with its word, and a value with its label', () => {
  expect(
    quotesOf(
      '<p>Day shift. No weekends! Call not required.</p><table><tr><td>EMR:</td><td>Epic</td>',
    ),
  ).toEqual({
    weekends: ['No weekends!'],
    call: ['Call not required.'],
    charting: ['EMR: Epic'],
  });
});

test('abbreviations and times do not end a sentence', () => {
  const text =
    'Approx. 36 hrs. guaranteed by Dr. Lee of St. Luke’s, e.g. from 7 a.m. to 7:30 p.m. daily.';
  expect(quotesOf(`<p>${text}</p>`).hours).toEqual([text]);
});

test.each([
  ['<ul><li>Self-scheduling</li><li>Free parking</li></ul>', { scheduling: ['Self-scheduling'] }],
  ['<ul><li>Extension possible</li><li>Gym</li></ul>', { extension: ['Extension possible'] }],
  ['<ul><li>Paid orientation</li><li>Scrubs</li></ul>', { orientation: ['Paid orientation'] }],
  ['<ul><li>Charting</li><li>Wound care</li></ul>', {}],
  ['<p>Float:<br>Call: none<br>Holidays:<br>Shift: nights</p>', { call: ['Call: none'] }],
  ['<p>Ratio:<br>EMR:<br>Cerner</p>', { charting: ['EMR: Cerner'] }],
  ['<p>Is call required?</p><p>No.</p>', { call: ['Is call required? No.'] }],
])('a label takes only its own value: %s', (html, quotes) => {
  expect(quotesOf(html)).toEqual(quotes);
});

test('a table’s value is quoted if it is clear by itself, and only under its own label', () => {
  const rows = (...cells: readonly (readonly string[])[]) =>
    `<table>${cells.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</table>`;
  expect(
    quotesOf(
      rows(['EMR', 'Epic'], ['Call', '1:4'], ['Orientation', 'M-F'], ['Locals accepted', 'No']),
    ),
  ).toEqual({ charting: ['Epic'] });
  expect(quotesOf(rows(['Call', 'Weekends', 'Ratio'], ['No', 'Every other', '1:5']))).toEqual({});
  expect(quotesOf(rows(['Call', 'Ratio'], ['1:4', '1:5']))).toEqual({});
});

test('a long sentence is quoted whole, an endless one not at all, because its end may negate it', () => {
  const never = `Travelers are never, ${'under any circumstances '.repeat(15)}asked to float.`;
  expect(quotesOf(`<p>${never}</p>`)).toEqual({ floating: [never] });
  expect(quotesOf(`<p>${'many kind words '.repeat(40)}and no weekends</p>`)).toEqual({});
});

test('a repeated sentence is quoted once', () => {
  expect(quotesOf('<p>No call. Kind team. No call.</p>')).toEqual({ call: ['No call.'] });
});

test('three quotes of one topic are enough', () => {
  expect(quotesOf('<ul><li>BLS</li><li>ACLS</li><li>PALS</li><li>NRP</li></ul>')).toEqual({
    certifications: ['BLS', 'ACLS', 'PALS'],
  });
});

test('what the agency, the town and other jobs offer is not about this job', () => {
  expect(
    quotesOf(
      '<h3>Similar jobs</h3><p>No weekends.</p><h3>Around Reno</h3><p>A teaching hospital.</p><h3>Why travel with us</h3><p>36 hours guaranteed.</p>',
    ),
  ).toEqual({});
});

test.each([
  '<p>We also have these openings</p><ul><li>ICU RN, no call</li></ul><p>Epic.</p>',
  '<p>Similar jobs in Ohio: ICU.</p><ul><li>Tele RN, ratio 1:4</li></ul>',
  '<p>Apply for our other jobs too!</p><p>ICU Dallas: no call, Epic</p>',
  '<h3>About Fernway</h3><p>Our nurses get 36 guaranteed hours.</p>',
  '<p><b>Why Fernway?</b></p><p>Guaranteed hours. No weekends.</p>',
  '<h3>Pay &amp; Benefits</h3><ul><li>Guaranteed hours</li><li>Paid orientation</li></ul>',
  '<p><b>Perks</b></p><p>Extension bonus.</p>',
  '<h4>What we offer:</h4><p>Self-scheduling</p>',
])('a section about others ends at the next heading: %s', (html) => {
  expect(quotesOf(html)).toEqual({});
  expect(quotesOf(`${html}<h3>Certifications</h3><p>BLS</p>`)).toEqual({ certifications: ['BLS'] });
});

test.each([
  '<h3>About the hospital</h3><p>No call.</p>',
  '<p>Performs other job duties.</p><p>No call.</p>',
  '<p>More opportunities to learn.</p><p>No call.</p>',
])('this job’s own section is read: %s', (html) => {
  expect(quotesOf(html)).toEqual({ call: ['No call.'] });
});

test('years are quoted with the experience they are of, however many words are between', () => {
  const text = 'Two years of acute care bedside nursing in a hospital experience.';
  expect(quotesOf(`<p>${text}</p>`).experience).toEqual([text]);
});

test.each(['About the area:', 'About the city.', 'The town'])(
  'what a paragraph says of the town is not quoted as said of the job: %s',
  (opening) => {
    const said = 'No call, no weekends.';
    expect(quotesOf(`<p>${opening} ${said}</p>`)).toEqual({});
    expect(Object.keys(quotesOf(`<p>${said}</p>`)).sort()).toEqual(['call', 'weekends']);
  },
);
