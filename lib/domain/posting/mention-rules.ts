import type { Question } from './topics';

/** How a mention is recognised, in the parts of sentences that are about its topic. */
export type Rule = {
  /** As the list's filter names it, after 'Posting mentions'. */
  readonly mention: string;
  readonly topic: Question;
  /** A part of a sentence, from comma to comma, is about the mention if it has one of these. */
  readonly words: RegExp;
  /** The phrases that state it. */
  readonly says: RegExp;
  /** Every other word that may stand beside them: an unknown one may be a 'not', an 'if', or about somebody else. */
  readonly beside: ReadonlySet<string>;
  /** Whether every sentence about it has to state it: 'No call' and 'Call every third weekend' contradict each other. */
  readonly isUnanimous: boolean;
};

/** Charting systems by their names, as postings write them. */
const SYSTEMS: readonly (readonly [mention: string, name: string])[] = [
  ['Epic', 'E(?:pic|PIC)'],
  ['Cerner', '[Cc]erner|CERNER'],
  ['Meditech', '[Mm]edi[Tt]ech|MEDITECH'],
  ['Allscripts', 'All[Ss]cripts|ALLSCRIPTS'],
  ['PointClickCare', 'Point ?[Cc]lick ?[Cc]are|PCC'],
  ['MatrixCare', 'Matrix ?[Cc]are'],
  ['PowerChart', 'Power[Cc]hart'],
  ['Oracle Health', 'Oracle Health'],
  ['CPRS', 'CPRS'],
  [
    'paper charting',
    '(?<=[Cc]hart(?:ing|s)?:? (?:is )?(?:on |by )?)[Pp]aper|[Pp]aper chart(?:ing|s)',
  ],
];
const ANY_SYSTEM = SYSTEMS.map(([, name]) => name).join('|');

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Words that say nothing of a mention, whatever it is. */
const PLAIN =
  'a an the and or is are be in on of at to for this our your we you they will with all role position job assignment contract unit floor ' +
  'facility hospital clinic client travel traveler travelers nurse nurses rn rns lpn cna offer offers has have also there';
const CHARTING = setOf(
  `${PLAIN} emr ehr chart charts charting charted document documents documentation done computer electronic system systems software use ` +
    'used uses using experience exp experienced trained training recent strong strongly skills knowledge background proficient proficiency ' +
    'familiar familiarity required req preferred needed helpful plus must know knows years year yr yrs one two 1 2 both expanse bls acls ' +
    'ltc federal va',
);
const CALL = setOf(
  `${PLAIN} required requirement requirements needed expected duty duties schedule monday friday m f`,
);
const BLOCK = setOf(
  `${PLAIN} available offered allowed ok okay possible provided preferred honored option options yes can do self schedule scheduling ` +
    'accommodate consider open manager request upon every week',
);
const LOCALS = setOf(`${PLAIN} travelers apply submit yes local rate rates lower considered`);
const START = setOf(
  `${PLAIN} must able can need needs needed looking seeking someone candidate who would like desired anticipated projected date dates ` +
    'required icu day days night nights week weeks 13 8 hrs 36',
);

/** The mention of an early start. The record's own start field sets it too: 'as soon as possible', or a day within two weeks. */
export const STARTS_SOON = 'start ASAP or within two weeks';
const SOON =
  '(?:asap|immediate(?:ly)?|as soon as possible|right away|(?:with)?in (?:a|one|1|two|2|1-2|the next two) weeks?)';
const LOCAL = 'local(?:s| (?:candidates|applicants|nurses|clinicians|rns|travelers))';
const WELCOME = '(?:accepted|ok(?:ay)?|welcomed?|considered|encouraged|eligible)';

/** Everything the filter can say of a posting (docs/decisions/0052). */
export const RULES: readonly Rule[] = [
  ...SYSTEMS.map(([mention, name]): Rule => ({
    mention,
    topic: 'charting',
    words: new RegExp(`\\b(?:${name})(?!\\w)`),
    // A list of systems: 'Epic or Cerner'.
    says: new RegExp(`\\b(?:${ANY_SYSTEM})(?!\\w)`, 'g'),
    beside: CHARTING,
    isUnanimous: false,
  })),
  {
    mention: 'no call',
    topic: 'call',
    words: /\bcall\b/i,
    says: /\b(?:no|zero|without(?: any)?|(?:not|never|(?:do|wo|does)n['’]t) (?:take|require|include|have))[- ](?:on[- ])?call\b(?: shifts?| rotation| coverage| or (?:weekends|holidays))?|\b(?:on[- ])?call(?: requirements?| required| rotation)?(?: is| are| ?[:–-])? (?:not required|not needed|none|no)\b/gi,
    beside: CALL,
    isUnanimous: true,
  },
  {
    mention: 'block scheduling',
    topic: 'scheduling',
    words: /\bblock/i,
    says: /\bblock(?:ed|ing)? (?:schedul(?:e[sd]?|ing)|shifts|nights|days|\d ?x ?\d+)\b/gi,
    beside: BLOCK,
    isUnanimous: true,
  },
  {
    mention: 'locals welcome',
    topic: 'local',
    words: /\blocals?\b|\bmiles?\b|\bradius\b/i,
    says: new RegExp(
      `\\b${LOCAL} (?:(?:are|is|will be|also|and travelers) )*${WELCOME}\\b|\\b(?:accepts?|accepting|welcomes?|considers?|open to) ${LOCAL}\\b|\\blocals?: (?:yes|${WELCOME})\\b`,
      'gi',
    ),
    beside: LOCALS,
    isUnanimous: true,
  },
  {
    mention: STARTS_SOON,
    topic: 'start',
    words: /\b(?:start|begin|asap\b)/i,
    says: new RegExp(
      `\\b(?:asap|immediate) start\\b|\\b(?:start|begin)(?:s|ing)?(?: dates?)?(?: is| are)?(?: ?[:–-])? ${SOON}(?!\\w)`,
      'gi',
    ),
    beside: START,
    isUnanimous: true,
  },
];

/** What makes a whole sentence conditional. */
export const CONDITIONS =
  /\b(?:except|unless|but|only|if|any|show|until|depend\w*|may|might|once|maybe|when|pending|not|never|former|was|were|from|instead|than|before|after)\b/i;
