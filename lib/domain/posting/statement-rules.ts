import { pattern, trap } from './patterns';
import { OTHERS } from './patterns-of-time';
import type { Question } from './topics';

/** How a statement of a posting is known, in sentences that are about its topic. */
export type Rule = {
  /** As the list's filter names it, behind 'Posting mentions'. */
  readonly statement: string;
  readonly topic: Question;
  /** A part of a sentence, from comma to comma, is about it with one of these. */
  readonly words: RegExp;
  /** One of these is enough. */
  readonly says: readonly RegExp[];
  /** Other senses of the same words: taken out of a sentence before it is read. */
  readonly traps: readonly RegExp[];
  /** Turns a part round. */
  readonly unless: RegExp;
  /** Makes a sentence a matter of conditions. */
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
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Epic', /\bE(?:pic|PIC)\b/],
  ['Cerner', pattern('\\bcerner\\b')],
  ['Meditech', pattern('\\bmeditech\\b')],
  ['Allscripts', pattern('\\ballscripts\\b')],
  ['PointClickCare', pattern('\\bpoint ?click ?care\\b|\\bpcc (?:charting|emr|ehr)\\b')],
  ['MatrixCare', pattern('\\bmatrixcare\\b')],
  ['Homecare Homebase', pattern('\\bhchb\\b|\\bhomecare homebase\\b')],
  ['eClinicalWorks', pattern('\\beclinicalworks\\b')],
  ['PowerChart', pattern('\\bpowerchart\\b')],
  ['Oracle Health', pattern('\\boracle health\\b')],
  ['CPRS', pattern('\\bcprs\\b')],
  ['WellSky', pattern('\\bwellsky\\b')],
  ['Kinnser', pattern('\\bkinnser\\b')],
  ['athenahealth', pattern('\\bathenahealth\\b|\\bathena (?:charting|emr|ehr)\\b')],
  ['CPSI', pattern('\\bcpsi\\b')],
  [
    'paper charting',
    pattern('\\bpaper chart(?:ing|s)?\\b|\\bchart(?:ing|s)? (?:is )?(?:on|by) paper\\b'),
  ],
];
const SYSTEM_TRAPS = [
  trap('\\b(?:an|our|your|this|that|truly|most|some)\\s+epic\\b'),
  trap('\\bepic (?:team|views?|adventures?|mountains|storms?|story|journey|landscapes?)\\b'),
  // What they had before: 'moved from Meditech to Epic'.
  trap(
    '\\b(?:from|off|off of|replac\\w+|retir\\w+|leav\\w+|instead of|rather than) (?:the )?(?:paper charting|\\w+)\\b',
  ),
  trap('\\bno[- ](?=(?:epic |cerner |meditech |prior |previous )+(?:exp|experience)\\b)'),
];
/** A system that is named because it is not what they chart on. */
const NO_SYSTEM = pattern(
  `\\b(?:not|non|never|neither|nor|cannot|unable|without)\\b|n['’]t\\b|\\bno (?:more )?(?:epic|cerner|meditech|paper)\\b|\\b(?:no longer|former(?:ly)?|previous(?:ly)? (?:on|used)|used to|old|replaced by|other than|unlike|similar to|any (?:emr|ehr|system))\\b`,
);

const CALL = '(?:on[- ])?call\\b';
/** What may stand behind 'no call': anything else may be a condition. */
const ENDS = '\\s*(?:$|[.!)/&+|]|[-–—] |and\\b|or\\b)';
const CALL_ENDS = `(?=${ENDS}|\\s(?:(?:is|are) )?(?:required|req|requirements?|needed|expected|shifts?|duty|duties|rotations?|responsibilit\\w+|obligations?|coverage)\\b(?:${ENDS}|\\sfor (?:this|travel))|\\sfor (?:this (?:role|position|job|assignment|contract|unit)|travel(?:l?ers?| nurses?))\\b)`;

const LOCALS =
  'local(?:s| (?:candidates?|applicants?|nurses?|clinicians?|travell?ers?|residents?|rns?|techs?|therapists?))\\b';
const WELCOME = '(?:accepted|ok(?:ay)?|welcomed?|considered|encouraged|invited|eligible)\\b';

const SOON =
  '(?:asap|immediate(?:ly)?|as soon as possible|right away|(?:with)?in (?:a|one|1|two|2|1-2|1 to 2|one to two|the next (?:two|2)) weeks?|within (?:7|10|14|seven|ten|fourteen) days)\\b';

/** A start, by the record's own field too: 'as soon as possible', or a day no further away. */
export const STARTS_SOON = 'start ASAP or within two weeks';

/** Everything the filter can say of a posting (docs/decisions/0060). */
export const RULES: readonly Rule[] = [
  ...SYSTEMS.map(([statement, name]): Rule => ({
    ...{ statement, topic: 'charting', words: name, says: [name], traps: SYSTEM_TRAPS },
    ...{ unless: NEVER, conditions: NO_SYSTEM, isUnanimous: false },
  })),
  {
    statement: 'no call',
    topic: 'call',
    words: pattern('\\bcall'),
    says: [
      pattern(`\\b(?:no|zero|without|without any)[- ]${CALL}${CALL_ENDS}`),
      pattern(
        `\\b(?:(?:do|does|will|need|have)(?: not|n['’]t)(?: have to| need to)?|never) (?:requires?|includes?|takes?|involves?|haves?) (?:any )?${CALL}${CALL_ENDS}`,
      ),
      pattern(
        `\\b(?:on[- ])?call(?: requirements?| rotations?| coverage| shifts?| duties| schedule| required)?(?: is| are|\\s?[:=–?-])?\\s(?:not (?:required|needed|expected)|none|no)\\s*(?:$|[.!)])`,
      ),
    ],
    traps: [
      trap('\\bno[- ]call[\\s,/&-]*(?:and |or )?no[- ]shows?\\b'),
      trap(`\\b${OTHERS}\\b[^,;]{0,30}\\bcall\\b`),
    ],
    unless: pattern('\\b(?:first|instead|guarantee\\w*|yet|may|might|could|before|after)\\b'),
    conditions: CONDITIONS,
    isUnanimous: true,
  },
  {
    statement: 'block scheduling',
    topic: 'scheduling',
    words: pattern('\\bblock'),
    says: [
      pattern('\\bblock(?:ed|ing)? (?:of )?schedul\\w+|\\bblock(?:ed)? shifts?\\b'),
      pattern('\\b(?:shifts?|schedules?) (?:can be|are|may be|will be|is) blocked\\b'),
    ],
    traps: [trap('\\bblock schedul\\w+ for (?:surgeons|physicians|providers)\\b')],
    unless: pattern(
      `${NEGATION}|\\b(?:rather than|instead|unlikely|rare(?:ly)?|seldom|ask\\w*)\\b`,
    ),
    conditions: CONDITIONS,
    isUnanimous: true,
  },
  {
    statement: 'locals welcome',
    topic: 'local',
    words: pattern('\\blocals?\\b|\\bmiles?\\b|\\bradius\\b'),
    says: [
      pattern(
        `\\b${LOCALS} (?:(?:are|is|will be|also|and travell?ers|or travell?ers) )*${WELCOME}`,
      ),
      pattern(
        `\\b(?:accept(?:s|ed|ing)?|welcom(?:es?|ed|ing)|consider(?:s|ed|ing)?|open to) (?:all )?${LOCALS}`,
      ),
      pattern(`\\blocals?\\s?[:=]\\s?(?:yes|${WELCOME})`),
    ],
    traps: [trap('\\bno (?:mile(?:age)?|radius|distance) (?:rule|restriction|requirement)s?\\b')],
    unless: pattern(
      `${NEGATION}|\\b(?:may|might|\\d+|miles?|radius|ask\\w*|former|unlikely|rare(?:ly)?|last|limited|when|weeks?|longer|within)\\b`,
    ),
    conditions: CONDITIONS,
    isUnanimous: true,
  },
  {
    statement: STARTS_SOON,
    topic: 'start',
    words: pattern('\\bstart|\\bbegin|\\basap\\b'),
    says: [
      pattern('\\b(?:asap|immediate) start\\b'),
      pattern(
        `\\b(?:start|begin)(?:s|ing|ning)?(?: dates?| dt)?(?: is| are)?(?:\\s?[:=–-])?\\s${SOON}`,
      ),
    ],
    traps: [],
    unless: pattern(
      `${NEGATION}|\\b(?:after|later|than|flexible|ask\\w*|start(?:ing|s)? (?:pay|rate|bonus)|earliest|or|\\d{1,2}/\\d{1,2})\\b`,
    ),
    conditions: CONDITIONS,
    isUnanimous: true,
  },
];
