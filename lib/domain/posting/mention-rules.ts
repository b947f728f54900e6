import { pattern, trap } from '@/lib/domain/posting/topic-patterns/pattern';
import { OTHERS } from '@/lib/domain/posting/topic-patterns/time';
import type { Question } from './topics';

/** How a mention is recognised, in sentences that are about its topic. */
export type Rule = {
  /** As the list's filter names it, after 'Posting mentions'. */
  readonly mention: string;
  readonly topic: Question;
  /** A part of a sentence, from comma to comma, is about the mention if it has one of these. */
  readonly words: RegExp;
  /** One of these is enough. */
  readonly says: readonly RegExp[];
  /** Other senses of the same words: taken out of a sentence before it is read. */
  readonly traps: readonly RegExp[];
  /** Negates a part. */
  readonly unless: RegExp;
  /** Makes a sentence conditional. */
  readonly conditions: RegExp;
  /** Every part about it has to say so: 'No call' and 'Call every third weekend' contradict each other. */
  readonly isUnanimous: boolean;
};

const NEVER = /^(?!)/;
const NEGATION = "\\b(?:no|not|non|never|neither|nor|cannot|unable|without|none)\\b|n['’]t\\b";
const CONDITIONS = pattern(
  '\\b(?:except\\w*|unless|but|only|if|until|other than|depend\\w*|case[- ]by[- ]case|at this time|currently|may change|subject to|once|maybe|perhaps|when|pending)\\b',
);

/** Charting systems by their names, as postings write them. */
const SYSTEMS: readonly (readonly [mention: string, name: string])[] = [
  ['Epic', 'epic'],
  ['Cerner', 'cerner'],
  ['Meditech', 'meditech'],
  ['Allscripts', 'allscripts'],
  ['PointClickCare', 'point ?click ?care|pcc(?= (?:charting|emr|ehr)\\b)'],
  ['MatrixCare', 'matrixcare'],
  ['Homecare Homebase', 'hchb|homecare homebase'],
  ['eClinicalWorks', 'eclinicalworks'],
  ['PowerChart', 'powerchart'],
  ['Oracle Health', 'oracle health'],
  ['CPRS', 'cprs'],
  ['WellSky', 'wellsky'],
  ['Kinnser', 'kinnser'],
  ['athenahealth', 'athenahealth|athena(?= (?:charting|emr|ehr)\\b)'],
  ['CPSI', 'cpsi'],
];
const PAPER = pattern(
  '\\bpaper charting\\b|\\b(?:on|with|by|uses?|using) paper charts?\\b|\\bchart(?:ing|s)? (?:is )?(?:on|by) paper\\b|\\b(?:charting|documentation|emr|ehr)(?: system)?\\s?[:=–-]\\s?paper\\b',
);
const CHANGE =
  '(?:convert|transition|migrat|switch|chang|mov|upgrad)(?:e|es|s|ing)?|conversion|migration|going|goes';
const SYSTEM_TRAPS = [
  trap('\\b(?:an|our|your|this|that|truly|most|some)\\s+epic\\b(?!-| (?:charting|emr|ehr)\\b)'),
  trap('\\bepic (?:team|views?|adventures?|mountains|storms?|story|journey|landscapes?)\\b'),
  // What they had before: 'moved from Meditech to Epic'.
  trap(
    '\\b(?:from|off|off of|replac\\w+|retir\\w+|leav\\w+|instead of|rather than) (?:the )?(?:paper charting|\\w+)\\b',
  ),
  // What they will have: 'converting from Cerner to Epic', 'going live with Epic', 'Epic conversion in May'. A completed move counts.
  trap(`\\b(?:${CHANGE})\\b[^,;]{0,40}?\\b(?:on)?to (?:the )?\\w+`),
  trap(
    '\\b(?:go(?:ing|es)?[- ]live (?:with|on)|(?:will|to) (?:be|go) (?:on|using)|implement(?:s|ing)?|adopt(?:s|ing)?|install(?:s|ing)?|get(?:s|ting)?|launch(?:es|ing)?|roll(?:s|ing)? out) (?:the )?\\w+',
  ),
  trap(
    '\\b\\w+(?: emr| ehr)? (?:(?:is|are) )?(?:conversion|go[- ]?live|implementation|transition|rollout|launch|coming)\\b',
  ),
];
/** A system that is named because it is not what they chart on. */
const NO_SYSTEM = pattern(
  `\\b(?:not|non|never|neither|nor|cannot|unable|without)\\b|n['’]t\\b|\\bno (?:more )?(?:(?:prior|previous|recent) )?(?:epic|cerner|meditech|paper)\\b|\\b(?:no longer|former(?:ly)?|previous(?:ly)? (?:on|used)|used to|old|replaced by|other than|unlike|similar to|such as|e\\.g|(?:system|emr|ehr)s? like|(?:or|and) (?:an)?(?:other|similar|equivalent|comparable)|any (?:emr|ehr|system)|unless|was|were|retired|decommission\\w*|remember\\w*|down ?time|outages?|sister|next door)\\b`,
);

/** Weakens a 'no': 'little to no call', 'typically no call'. */
const ALMOST =
  'little|minimal|low|limited|almost|nearly|virtually|practically|typical(?:ly)?|usual(?:ly)?|general(?:ly)?|normal(?:ly)?|most(?:ly)?|often|sometimes|probably';

const CALL = '(?:on[- ])?call\\b';
/** Comes after a system's name or, in a list with other words, before it. */
const CHARTING_WORD =
  '(?:emrs?|ehrs?|chart\\w*|document\\w*|exp|experienced?|proficien\\w+|familiar\\w*|knowledge|skill\\w*|background|train\\w+|certified|systems?|software)';
/** What may follow a mention: anything else may be a condition, or about somebody else. */
const ENDS = '\\s*(?:$|[.!)/&+|]|[-–—] |and\\b|or\\b)';
const OF_THIS =
  '(?:(?:for|in|on|with) this (?:role|position|job|assignment|contract|unit|clinic)|for (?:all )?travel(?:l?ers?| nurses?)?)\\b';
const CALL_ENDS = `(?=${ENDS}|\\s(?:(?:is|are) )?(?:required|req|requirements?|needed|expected|shifts?|duty|duties|rotations?|responsibilit\\w+|obligations?|coverage)\\b(?:${ENDS}|\\s${OF_THIS})|\\s${OF_THIS})`;

const LOCALS =
  'local(?:s| (?:candidates?|applicants?|nurses?|clinicians?|travell?ers?|residents?|rns?|techs?|therapists?))\\b';
const WELCOME = '(?:accepted|ok(?:ay)?|welcomed?|considered|encouraged|invited|eligible)\\b';
const LOCALS_END = `(?:\\sto (?:apply|submit))?(?=${ENDS}|\\s${OF_THIS}|\\sat (?:an? |the )?(?:lower|local) )`;

const BLOCK_ENDS = `(?=${ENDS}|\\s?[:=]\\s?(?:yes|available|offered|allowed|ok(?:ay)?)\\b${ENDS}|\\s(?:(?:is|are) )?(?:also )?(?:available|offered|allowed|ok(?:ay)?|possible|provided|supported|welcomed?|accepted|permitted|preferred|honored|options?|(?:up)?on request|every (?:week|pay period|schedule))\\b(?:${ENDS}|\\sfor (?:those|everyone|all))|(?: (?:is|are)? ?\\w+)? ${OF_THIS})`;

const SOON =
  '(?:asap|immediate(?:ly)?|as soon as possible|right away|(?:with)?in (?:a|one|1|two|2|1-2|1 to 2|one to two|the next (?:two|2)) weeks?|within (?:7|10|14|seven|ten|fourteen) days)\\b';
/** What may follow a start: on which shift, for how long; 'following', 'once' and others are conditions. */
const SOON_ENDS = `(?=${ENDS}|\\s(?:dates?\\b|needed\\b|required\\b|nights\\b|days\\b|through\\b|\\d+[- ]?(?:w(?:ee)?ks?|x)|of (?:an )?offer|${OF_THIS}))`;
/** Other things that start, which are not the work. */
const OTHER_STARTS =
  'housing|search|submi\\w+|process(?:ing)?|credential\\w*|compliance|paperwork|onboarding|orientation|training|interview\\w*|applications?|pay(?:roll)?|insurance|coverage|benefits|we (?:can|will)|ivs?|fluids|report|shifts?|care|treatments?';

/** The mention of an early start. The record's own start field sets it too: 'as soon as possible', or a day within two weeks. */
export const STARTS_SOON = 'start ASAP or within two weeks';

/** A system counts as an item of a list, or beside a charting word; 'we remember Meditech' and 'Goodbye Cerner' are neither. */
const chartedOn = (name: string): RegExp[] => [
  pattern(
    `(?:^|[:=/&+|(–-]|\\b(?:and|or|in|on|with|uses?|using|utiliz\\w+|is|knows?|${CHARTING_WORD}))\\s*(?:the )?(?:${name})(?: expanse| powerchart)?(?=${ENDS}|\\s*\\()`,
  ),
  pattern(
    `\\b(?:${name})[ -](?:\\w+ ){0,2}(?:${CHARTING_WORD}|\\d|req|required|needed|preferred|helpful|a plus|(?:is|are) (?:both )?used)\\b`,
  ),
  pattern(
    `\\b(?:${CHARTING_WORD}|uses?|using|utiliz\\w+|knows?|moved)\\b[^,;]{0,30}\\b(?:${name})\\b`,
  ),
];

/** Everything the filter can say of a posting (docs/decisions/0052). */
export const RULES: readonly Rule[] = [
  ...SYSTEMS.map(([mention, name]): Rule => ({
    mention,
    topic: 'charting',
    says: chartedOn(name),
    traps: SYSTEM_TRAPS,
    words: name === 'epic' ? /\bE(?:pic|PIC)\b/ : pattern(`\\b(?:${name})`),
    unless: NEVER,
    conditions: NO_SYSTEM,
    isUnanimous: false,
  })),
  {
    mention: 'paper charting',
    topic: 'charting',
    words: PAPER,
    says: [PAPER],
    traps: SYSTEM_TRAPS,
    unless: NEVER,
    conditions: NO_SYSTEM,
    isUnanimous: false,
  },
  {
    mention: 'no call',
    topic: 'call',
    words: pattern('\\bcall'),
    says: [
      pattern(`\\b(?:no|zero|without|without any)[- ]${CALL}${CALL_ENDS}`),
      pattern(
        `\\b(?:(?:do|does|will|wo|need|have)(?: not|n['’]t)(?: have to| need to)?|never) (?:requires?|includes?|takes?|involves?|haves?) (?:any )?${CALL}${CALL_ENDS}`,
      ),
      pattern(
        `\\b(?:on[- ])?call(?: requirements?| rotations?| coverage| shifts?| duties| schedule| required)?(?: is| are|\\s?[:=–?-])?\\s(?:not (?:required|needed|expected)|none|no?)\\s*(?:$|[.!)])`,
      ),
    ],
    traps: [
      trap('\\bno[- ]call[\\s,/&-]*(?:and |or )?no[- ]shows?\\b'),
      trap(`\\b${OTHERS}\\b[^,;]{0,30}\\bcall\\b`),
    ],
    unless: pattern(
      `\\b(?:first|instead|guarantee\\w*|yet|may|might|could|before|after|${ALMOST})\\b`,
    ),
    conditions: CONDITIONS,
    isUnanimous: true,
  },
  {
    mention: 'block scheduling',
    topic: 'scheduling',
    words: pattern('\\bblock'),
    says: [
      pattern(`\\bblock(?:ed|ing)? (?:of )?schedul(?:e[sd]?|ing)\\b${BLOCK_ENDS}`),
      pattern(
        `\\b(?:blocked (?:shifts|nights|days|\\d ?x ?\\d+)|(?:can|will) block(?: shifts| schedule)?)\\b${BLOCK_ENDS}`,
      ),
      pattern(`\\b(?:shifts?|schedules?) (?:can be|are|will be|is) blocked\\b${BLOCK_ENDS}`),
    ],
    traps: [trap('\\bblock schedul\\w+ for (?:surgeons|physicians|providers)\\b')],
    unless: pattern(
      `${NEGATION}|\\b(?:rather than|instead|unlikely|rare(?:ly)?|seldom|ask\\w*|may|might|could|after|requests|request(?:ing|ed)|need(?:s|ing)?|want\\w*|declin\\w+|den(?:y|ied)|tr(?:y|ies|ying)|attempt\\w*|efforts?|hates?|dislikes?|avoid\\w*|against|discourag\\w*|${ALMOST})\\b`,
    ),
    conditions: CONDITIONS,
    isUnanimous: true,
  },
  {
    mention: 'locals welcome',
    topic: 'local',
    words: pattern('\\blocals?\\b|\\bmiles?\\b|\\bradius\\b'),
    says: [
      pattern(
        `\\b(?:${LOCALS}|local (?:and|or|&) travel (?:candidates|applicants|nurses|clinicians)) (?:(?:are|is|will be|also|(?:and|or|&) travell?ers) )*${WELCOME}${LOCALS_END}`,
      ),
      pattern(
        `\\b(?:accept(?:s|ed|ing)?|welcom(?:es?|ed|ing)|consider(?:s|ed|ing)?|open to) (?:all )?${LOCALS}${LOCALS_END}`,
      ),
      pattern(`\\blocals?\\s?[:=]\\s?(?:yes|${WELCOME})${LOCALS_END}`),
    ],
    traps: [
      trap('\\bno (?:mile(?:age)?|radius|distance) (?:rule|restriction|requirement)s?\\b'),
      trap('\\blocal (?:(?:and|or|&) travel )?(?:pay |contract )?rates?\\b'),
    ],
    unless: pattern(
      `${NEGATION}|\\b(?:may|might|\\d+|miles?|radius|ask\\w*|former|unlikely|rare(?:ly)?|last|limited|when|weeks?|longer|within)\\b`,
    ),
    conditions: CONDITIONS,
    isUnanimous: true,
  },
  {
    mention: STARTS_SOON,
    topic: 'start',
    words: pattern('\\bstart|\\bbegin|\\basap\\b'),
    says: [
      pattern(`\\b(?:asap|immediate) start(?: dates?)?\\b${SOON_ENDS}`),
      pattern(
        `\\b(?:start|begin)(?:s|ing|ning)?(?: dates?| dt)?(?: is| are)?(?:\\s?[:=–-])?\\s${SOON}${SOON_ENDS}`,
      ),
    ],
    traps: [],
    unless: pattern(
      `${NEGATION}|\\b(?:${OTHER_STARTS}|after|later|than|flexible|ask\\w*|start(?:ing|s)? (?:pay|rate|bonus)|earliest|or|\\d{1,2}/\\d{1,2})\\b`,
    ),
    conditions: CONDITIONS,
    isUnanimous: true,
  },
];
