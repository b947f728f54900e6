import { buildJob } from '@/__tests__/support/build-job';
import { atOnce } from '@/lib/domain/basics/sliced-work';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { indexDescriptions, type DescribedBlock } from '@/lib/domain/search/description-words';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchJobs } from '@/lib/domain/search/job-search';
import { findDescriptionMatches } from '@/lib/domain/search/find-description-matches';

const described = (id: string, html: string, more: Parameters<typeof buildJob>[0] = {}) => ({
  job: buildJob({ id, jobNumber: `N-${id}`, title: 'LPN', titles: ['LPN'], ...more }),
  html,
});
const ROWS = [
  described('a', '<p>Telemetry and <b>trach</b> care.</p>', { daysOpen: 1, state: 'OH' }),
  described('b', '<p>Tracheostomy care; works in the ER at times.</p>', {
    daysOpen: 3,
    city: 'Waco',
    payText: '$3,000 weekly',
    coordinates: { latitude: 31.55, longitude: -97.15 },
  }),
  described('c', '<p>Caf\u00e9 on site. On call for the unit. Derma<b>tology</b>.</p>', {
    daysOpen: 2,
  }),
  described('d', '<p>No trach care.</p>', {
    title: 'Trach RN',
    titles: ['Trach RN'],
    daysOpen: 4,
  }),
  described('f', '<p>Se&ntilde;or M&uuml;ller, R<b>N</b>: SNF, OB, x-rays (Xray).</p><p>L</p>', {
    daysOpen: 6,
  }),
  described('e', '<p data-trach="x">Wound&nbsp;care &amp; ostomy.</p>', { daysOpen: 5 }),
];
const TOWNS = [
  described('g', '<p>Hospice care; tell me more.</p>', { city: 'Portland', state: 'OR' }),
  described('h', '<p>Hospice care.</p>', { city: 'Portland', state: 'ME' }),
  described('i', '<p>Hospice or home care.</p>', { title: 'RN', titles: ['RN'] }),
];
ROWS.push(...TOWNS);
const index = indexJobs(ROWS.map(({ job }) => job));
const at = (id: string) => index.jobs.findIndex((job) => job.id === id);
const blockOf = (
  texts: readonly (string | null)[],
  jobs: readonly number[] = [...texts.keys()],
): DescribedBlock => ({ block: {}, texts: () => texts, jobs: Int32Array.from(jobs) });
const HALVES = [ROWS.slice(0, 4), ROWS.slice(4)].map((rows) =>
  blockOf(
    // A text of a job that has left, and a job without one.
    ['<p>Trach telemetry wound hospice</p>', ...rows.map(({ html }) => html), null],
    [-1, ...rows.map(({ job }) => at(job.id)), -1],
  ),
);
const descriptions = atOnce(indexDescriptions(HALVES));
const matches = (search: string) =>
  findDescriptionMatches(index, descriptions, parseJobQuery(search));
const ids = (search: string) => matches(search).map(({ job }) => job.id);

describe('jobs that have words in their descriptions alone', () => {
  it.each<[string, string, readonly string[]]>([
    ['a word, and one that begins with it', 'q=trach', ['a', 'b']],
    ['one word of the job, the other of its description', 'q=lpn+trach', ['a', 'b']],
    ['every word', 'q=trach+telemetry', ['a']],
    ['nothing if one of the words is missing', 'q=trach+plumber', []],
    ['nothing for the middle of a word', 'q=stomy', []],
    ['nothing for text inside a tag', 'q=data', []],
    ['words beside characters that are escaped', 'q=wound+care+ostomy', ['e']],
    ['without its accent', 'q=cafe', ['c']],
    ['a known name by another of its spellings', 'q=emergency', ['b']],
    ['nothing for a common word alone', 'q=on', []],
    ['a known name as it was typed', 'q=snf', ['f']],
    ['a word with a tag within it', 'q=dermatology', ['c']],
    ['a short one', 'q=ob', ['f']],
    ['another name of it', 'q=xray', ['f']],
    ['nothing for a name that is also a common word', 'q=or', []],
    ['letters that are escaped by name', 'q=senor+muller', ['f']],
    ['a word with a tag in it', 'q=rn', ['f']],
    ['nothing for a word made of two blocks', 'q=xrayl', []],
    ['the other words beside one that narrows nothing', 'q=lpn+trach+jobs+near+me', ['a', 'b']],
    ['the other words beside a common word', 'q=trach+in+austin', ['a']],
    ['nothing if the job itself has the words', 'q=austin+lpn', []],
    ['a state whose code is a word, not another of that town', 'q=hospice+portland+me', ['h']],
    ['the state and not the word', 'q=hospice+portland+or', ['g']],
    ['either of two licences', 'q=rn+or+lpn+hospice', ['g', 'h', 'i']],
    ['either of two licences with a slash', 'q=rn/lpn+hospice', ['g', 'h', 'i']],
    ['a licence in single letters', 'q=r+n+hospice', ['i']],
    ['the singular of a plural', 'q=hospices', ['g', 'h', 'i']],
    ['the other names of a broad word', 'q=nurse+telemetry', ['a']],
    ['nothing for the room in a sentence', 'q=rn+hospice+or', []],
    ['marks alone', 'q=!!', []],
    ['nothing typed', 'state=TX', []],
    ['more words than anybody types', `q=${'trach+'.repeat(13)}`, []],
    ['within the other filters', 'q=trach&state=TX', ['b']],
    ['within a minimum', 'q=trach&minPay=2900', ['b']],
    ['the highest pay first', 'q=trach&sort=highestPay', ['b', 'a']],
    ['the nearest first', 'q=trach&near=Austin,+TX', ['a', 'b']],
  ])('%s', (_, search, found) => {
    expect(ids(search)).toEqual(found);
  });

  it('does not change the list', () => {
    expect(searchJobs(index, parseJobQuery('q=trach')).jobs.map(({ id }) => id)).toEqual(['d']);
  });

  it('returns the terms that only the description has, and how far the job is', () => {
    const [first, second] = matches('q=lpn+trach&near=Austin,+TX');
    expect(first?.terms.map(({ typed }) => typed)).toEqual(['trach']);
    expect([first?.miles, second?.miles]).toEqual([0, expect.any(Number)]);
  });
});

test('descriptions that were read before are not read again, wherever their jobs stand now', () => {
  const [first] = HALVES;
  const texts = jest.fn(() => ['<p>Trach unit</p>']);
  const next = atOnce(
    indexDescriptions(
      [
        {
          ...first!,
          texts: () => [],
          jobs: first!.jobs.map((job) => (job === at('a') ? -1 : job)),
        },
        { block: {}, texts, jobs: Int32Array.of(at('a')) },
      ],
      descriptions,
    ),
  );
  expect(texts).toHaveBeenCalledTimes(1);
  const found = findDescriptionMatches(index, next, parseJobQuery('q=trach'));
  expect(found.map(({ job }) => job.id)).toEqual(['a', 'b']);
  const gone = findDescriptionMatches(index, next, parseJobQuery('q=telemetry'));
  expect(gone).toEqual([]);
});

describe('limits for any feed', () => {
  it('keeps the first words of an unlimited number', () => {
    const made = blockOf(
      Array.from({ length: 70 }, (_, text) =>
        Array.from({ length: 1_200 }, (__, word) => `w${text}x${word}`).join(' '),
      ),
    );
    const full = atOnce(indexDescriptions([made]));
    expect(full.vocabulary.size).toBe(65_536);
    expect(full.chunks.reduce((sum, { ids: { length } }) => sum + length, 0)).toBe(65_536);
    // A list of other descriptions begins a new vocabulary, without the words of what has left.
    const next = atOnce(indexDescriptions([blockOf(['calm unit'])], full));
    expect([...next.vocabulary.keys()]).toEqual(['calm', 'unit']);
  });

  it('takes a step for each description', () => {
    const steps = [...indexDescriptions([blockOf(ROWS.map(({ html }) => html))])];
    expect(steps).toHaveLength(ROWS.length);
  });
});
