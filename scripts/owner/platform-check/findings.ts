import { FEED_CUT_AT } from '@/lib/config/limits';
import { tidy } from '@/lib/domain/words/words';
import type { Job, SanitizedHtml } from '@/lib/domain/job/job';
import { displayTitle, listedTitle } from '@/lib/domain/job/title';
import { isOnMap } from '@/lib/domain/place/coordinates';
import { STATE_NAMES, TERRITORIES } from '@/lib/domain/place/states';
import { placeDoubts } from '@/lib/domain/place/used-positions';
import { descriptionDoubts } from '@/lib/platform/description';
import { createDoubtTally } from '@/lib/platform/doubts';
import type { CheckedFeed } from '@/lib/platform/jobs';
import { knownPlace } from '@/lib/seo/syndication/feed-job';
import { describeJob } from '@/lib/server/jobs/snapshot/sanitize-description';
import { DOUBT_SENTENCES, MENDED } from './doubt-sentences';

/** The keys of findings for machines, some followed by a colon and a name. */
export const FINDING_KEYS = [
  'call',
  'empty',
  'no-job',
  'dropped',
  'cut',
  'field-missing',
  'no-title',
  'unknown-state',
  'off-map',
  'no-posting-date',
  'no-pay',
  'pay-as-posted',
  'posting',
  'text',
] as const;
type Kind = (typeof FINDING_KEYS)[number];

/** A finding about a number of records. */
export type Finding = {
  /**
   * - `broken`: a call fails, or does not answer as the contract says.
   * - `mend`: the site works around it, but visitors lose something.
   * - `note`: worth knowing.
   */
  readonly level: 'broken' | 'mend' | 'note';
  readonly key: Kind | `${Kind}:${string}`;
  readonly text: string;
  readonly count: number;
  /** What the platform sent; null where the text says it. */
  readonly example: string | null;
  /** Of some of the records. */
  readonly ids: readonly string[];
};

const MAX_IDS = 5;
/** Pay texts that are named one by one. */
const MAX_TEXTS = 20;
const MAX_CHARACTERS = 60;
/** What a terminal would obey or swallow. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Text from the platform as it came, made fit for a terminal: short, in one line, with codes for characters that nobody sees. */
export const shown = (text: string): string =>
  tidy(text)
    .replace(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .slice(0, MAX_CHARACTERS);

const UNTITLED = displayTitle({
  orderType: null,
  specialty: null,
  title: null,
  combinable: { specialty: null, title: null },
});
/** Islands that are, at least in part, outside the map (specification, section 5: latitude 20 to 72, longitude -180 to -60). */
const BEYOND_THE_MAP: ReadonlySet<string | null> = new Set(['HI', ...TERRITORIES]);
const isPlaced = ({ city, state, coordinates }: Job) =>
  coordinates !== null && city !== null && state !== null;
const isOutsideMap = (job: Job) => isPlaced(job) && !isOnMap(job);

/** Fewer characters are hardly a description. */
const LEAST_WORDS = 40;
const LONGEST_TITLE = 160;
const wordsIn = (html: string) => html.replace(/<[^<>]*>/g, ' ').trim();

type Rule = readonly [
  level: Finding['level'],
  key: Kind,
  /** What is wrong with the job, and with its description as a page shows it; false if nothing is. */
  says: (job: Job, html: SanitizedHtml | null) => string | false,
];

/**
 * What can be wrong with a job (specification, sections 3 and 5). Of Google's rules for postings only those are here that a record can
 * break: the site makes the other parts of a posting.
 */
const RULES: readonly Rule[] = [
  ['mend', 'no-title', ({ title }) => title === UNTITLED && 'no title'],
  [
    'mend',
    'unknown-state',
    ({ state }) =>
      state !== null && !Object.hasOwn(STATE_NAMES, state) && `an unknown state: '${shown(state)}'`,
  ],
  [
    'mend',
    'off-map',
    (job) =>
      isOutsideMap(job) &&
      !BEYOND_THE_MAP.has(job.state) &&
      'not on the map: its place is outside it',
  ],
  [
    'note',
    'off-map',
    (job) =>
      isOutsideMap(job) &&
      BEYOND_THE_MAP.has(job.state) &&
      'not on the map: its place is outside it, as these islands are',
  ],
  ['note', 'off-map', (job) => job.coordinates === null && 'not on the map: no position'],
  [
    'note',
    'off-map',
    (job) => job.coordinates !== null && !isPlaced(job) && 'not on the map: no city or no state',
  ],
  ['note', 'no-posting-date', ({ postedOn }) => postedOn === null && 'no posting date'],
  ['note', 'no-pay', ({ pay }) => pay === null && 'no pay'],
  ['note', 'no-pay', ({ pay }) => pay?.unit === 'hour' && 'pay by the hour, and no hours a week'],
  [
    'mend',
    'posting',
    (job) => knownPlace(job) === null && 'Google refuses it: no jobLocation (city, state)',
  ],
  ['mend', 'posting', (_, html) => html === null && 'Google refuses it: no description'],
  ['mend', 'posting', ({ titles }) => titles.length === 0 && 'Google refuses it: no title'],
  [
    'mend',
    'posting',
    (job) =>
      /[<>]|&\w+;|!!|\*\*|\$\d/.test(listedTitle(job)) &&
      'Google may refuse it: a title is plain text, without pay',
  ],
  [
    'mend',
    'posting',
    (job) =>
      /^[^a-z]{25,}$/.test(listedTitle(job)) && 'Google may refuse it: a title does not shout',
  ],
  [
    'mend',
    'posting',
    (job) =>
      listedTitle(job).length > LONGEST_TITLE && 'Google may refuse it: its title is too long',
  ],
  [
    'mend',
    'posting',
    (_, html) =>
      html !== null &&
      wordsIn(html).length < LEAST_WORDS &&
      'Google may refuse it: hardly a description',
  ],
];

/** What is wrong with the list, and how many of its jobs search engines accept. */
export function feedFindings(records: number, feed: CheckedFeed) {
  const ofList = (level: Finding['level'], key: Kind, text: string): Finding => {
    return { level, key, text, count: records, example: null, ids: [] };
  };
  const found = new Map<string, Finding & { ids: string[]; count: number }>();
  const add = (level: Finding['level'], key: Kind, text: string, id: string | null) => {
    const known = found.get(`${key} ${text}`) ?? {
      level,
      key,
      text,
      count: 0,
      example: null,
      ids: [],
    };
    found.set(`${key} ${text}`, known);
    known.count += 1;
    if (known.ids.length < MAX_IDS) known.ids.push(id === null ? '(no id)' : shown(id));
  };
  for (const { id, problem } of feed.dropped) add('mend', 'dropped', `left out: ${problem}`, id);
  let postings = feed.jobs.length;
  for (const job of feed.jobs) {
    const { html } = describeJob(job);
    const broken = RULES.flatMap(([level, key, says]) => {
      const text = says(job, html);
      return text === false ? [] : [[level, key, text] as const];
    });
    for (const [level, key, text] of broken) add(level, key, text, job.id);
    if (broken.some(([, key]) => key === 'posting')) postings -= 1;
  }
  const cut = `exactly ${FEED_CUT_AT} records: the platform may leave out the rest`;
  const noJob = 'not one record can be read as a job';
  return {
    postings,
    findings: [
      ...(records === 0 ? [ofList('mend', 'empty', 'the list is empty')] : []),
      ...(records > 0 && feed.jobs.length === 0 ? [ofList('broken', 'no-job', noJob)] : []),
      ...(records === FEED_CUT_AT ? [ofList('mend', 'cut', cut)] : []),
      ...found.values(),
      ...payFindings(feed.jobs),
      ...textFindings(feed),
    ],
  };
}

/** The pay texts that are not read, the most frequent first: what recruiters write, and how many jobs have it. */
function payFindings(jobs: readonly Job[]): Finding[] {
  const byText = new Map<string, Job[]>();
  for (const job of jobs) {
    const { pay, payText } = job;
    if (pay?.unit !== null || payText === null) continue;
    const those = byText.get(payText) ?? [];
    byText.set(payText, those);
    those.push(job);
  }
  const texts = [...byText].toSorted(([, a], [, b]) => b.length - a.length);
  const [named, others] = [texts.slice(0, MAX_TEXTS), texts.slice(MAX_TEXTS)];
  const found = (text: string, those: readonly Job[], example: string | null): Finding => ({
    level: 'mend',
    key: 'pay-as-posted',
    text: `pay is shown as posted: ${text}`,
    count: those.length,
    example,
    ids: those.slice(0, MAX_IDS).map(({ id }) => shown(id)),
  });
  return [
    ...named.map(([text, those]) => found('not every word of it is known', those, shown(text))),
    ...(others.length > 0
      ? [
          found(
            `other texts (${others.length})`,
            others.flatMap(([, those]) => those),
            null,
          ),
        ]
      : []),
  ];
}

/** What is wrong with the texts of a list, the most frequent first. */
function textFindings({ jobs, doubts }: CheckedFeed): Finding[] {
  const tally = createDoubtTally(doubts);
  for (const { id, description } of jobs) tally.add(id, descriptionDoubts(description));
  // These show only beside the other jobs.
  for (const [id, found] of placeDoubts(jobs)) tally.add(id, found);
  return tally
    .counts()
    .toSorted((a, b) => b.count - a.count)
    .map(({ field, kind, count, example, ids }) => ({
      level: MENDED.has(kind) ? 'note' : 'mend',
      key: `text:${field}:${kind}`,
      text: `${field}: ${DOUBT_SENTENCES[kind]}`,
      count,
      example: shown(example),
      ids: ids.map(shown),
    }));
}
