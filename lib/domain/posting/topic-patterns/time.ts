import type { PatternTable } from './pattern';
import { NUMBER, pattern, trap } from './pattern';

const EVERY =
  '(?:other |third |fourth |fifth |sixth |2nd |3rd |4th |5th |6th |winter |summer |major |required )?';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|may \\d)\\b';
/** People whose being on call does not concern the reader. */
const OTHERS =
  '(?:physicians?|doctors?|providers?|hospitalists?|intensivists?|anesthesi\\w+|surgeons?|surgical crew|radiologists?|pathologists?|physicists?|pharmacists?|chaplains?|social workers?|recruiters?|respiratory therapists?|clinicians?|nurse practitioners?|support|team|crew)';

/** The time of work: guaranteed hours, call, weekends, who makes the schedule, the first day and what comes after the last. */
export const OF_TIME: PatternTable<
  'hours' | 'call' | 'weekends' | 'scheduling' | 'start' | 'extension'
> = {
  hours: {
    words: 'guarantee|gtd|guar\\b|census|call|flex|cancel',
    label:
      '(?:min(?:imum|\\.)? )?(?:guaranteed|gtd|guar\\.?) (?:hours|hrs)|guarantee|cancell?ation(?: policy)?|low census',
    says: [
      pattern('\\b(?:guarantee[ds]?|gtd)\\b[^;]{0,25}\\b(?:hours|hrs?)\\b'),
      pattern('\\b(?:hours|hrs?)\\b[^;]{0,25}\\b(?:guaranteed?|gtd)\\b'),
      pattern('\\b(?:\\d\\d (?:guaranteed|gtd)|guaranteed \\d\\d)\\b'),
      pattern('\\blow[- ]census\\b|\\bcall(?:ed)?[- ]offs?\\b|\\bflex(?:ed)? (?:off|down|home)\\b'),
      pattern(
        '\\b(?:facility|hospital|contracts?|shifts?|travelers?|hours|first|last|never)\\b[^;]{0,40}\\bcancel\\w*|\\bcancel\\w*[^;]{0,40}\\b(?:shifts?|contract|travelers?|per pay period)\\b',
      ),
    ],
    traps: [
      trap(
        '\\bguarantee[ds]?\\s(?:\\w+\\s)?(?:interview|housing|placement|rate|offer|satisfaction|response|reply)[^,;]{0,200}',
      ),
      trap('\\b(?:rate|wage)s?(?: is| are)? guaranteed\\b[^,;]{0,40}'),
      trap('\\bblock\\w*[^,;]{0,25}guaranteed'),
      trap('(?<=^|[.!] )(?:get|enjoy)\\b[^;]{0,20}guaranteed hours'),
      trap('\\blow census (?:tracts?|of)\\b|\\bpatients? cancel[^;]{0,40}'),
      trap('\\bcancel\\w*\\s(?:\\w+ )?(?:surger\\w+|appointments?|procedures?|cases?|visits?)'),
    ],
  },
  call: {
    words: 'call|standby',
    label: 'on[- ]call(?: requirements?)?|call(?: requirements?| rotation| schedule)?|standby',
    says: [
      pattern('\\bon[- ]call\\b'),
      pattern(
        '\\b(?:no|zero|takes?|taking|shared?|light|stemi|stroke|trauma|back-?up|standby|weekend|night|evening|holiday|weekday|mandatory|of|plus|minimal|alternate|requires?) call\\b(?!(?:[- ]offs?| lights?| bells?| the| us)\\b)',
      ),
      pattern(
        '\\bcall (?:is|not|required|req|optional|rotation|shifts?|pay|requirements?|schedule|coverage|every|one (?:weekend|night|evening|week)|weekends?|nights?|shared|as needed|duties)\\b',
      ),
      pattern(
        '\\bcall \\d(?::\\d| (?:weekends?|nights?|weeks?|shifts?|evenings?|times|in|out of|per|days? (?:a|per|in))\\b)',
      ),
      pattern('\\bcall[- ]?backs? (?:is|are|pay|paid|time)\\b'),
    ],
    traps: [
      trap(`\\b${OTHERS}\\b[^,;]{0,30}\\bcall\\b`),
      trap(`\\bon[- ]call (?:\\w+ )?${OTHERS}\\b`),
      trap('\\b(?:rapid response|sick|follow-?up|phone|pre-op|code) calls?\\b'),
      trap('\\bcall (?:or text )?(?:us )?(?:at |today )?\\(?\\d{3}\\b[^,;]{0,200}'),
      trap(
        '\\bcall (?:us|now|today|your)\\b[^,;]{0,60}|\\bcalls? (?:is|are) (?:answered|returned)\\b',
      ),
    ],
  },
  weekends: {
    words: 'weekend|weekday|w/e|holiday|mon|m ?[-–] ?f|eow|sat|sun|thanksgiving|christmas',
    label:
      '(?:weekends?|w/e|holidays?)(?: (?:and|&|or) holidays?|/holidays?)?(?: requirements?| commitment| rotation| schedule)?',
    says: [
      pattern(
        `\\b(?:every|each|no|all|${NUMBER}|alternat\\w+|rotat\\w+|with|requires?|must work|work(?:s|ing)?|includ\\w+|plus|or|free) ${EVERY}(?:weekends?|w/e|holidays?)\\b`,
      ),
      pattern(
        `\\b(?:weekends?|holidays?)(?: (?:and|or|&) holidays?|/holidays?)? (?:are|is|off\\b|required|req\\b|rotat\\w+|optional|shifts?|requirement|commitment|coverage|call|as needed|only|per|plan|in rotation|not|work|nights?|days?)`,
      ),
      pattern('\\b(?:days|nights|evenings),? (?:and |or |& )?(?:weekends|holidays)\\b'),
      pattern('\\bmon(?:day)?s?\\.? ?(?:-|–|to|thru|through) ?fri(?:day)?\\b|\\bm ?[-–] ?f\\b'),
      pattern('\\bweekdays only\\b|\\beow\\b|\\bsat(?:urday)?s?,? (?:and|&|or) sun(?:day)?s?\\b'),
      pattern(
        '\\b(?:no|every|every other|rotating|works?) (?:saturday|sunday)s?\\b(?! (?:market|night))',
      ),
      pattern('\\b(?:saturday|sunday)s? (?:work|shifts?|is|are|required)\\b'),
      pattern('\\b(?:requires?|works?|one of|must)\\b[^;]{0,20}\\b(?:thanksgiving|christmas)\\b'),
    ],
    traps: [
      trap(
        '\\bweekend (?:warriors?|getaways?|trips?|brunch|escapes?|markets?|diff\\w*|bonus|pay|rates?)\\b',
      ),
      trap(
        '\\b(?:spend|enjoy|explore|hike|visit|live music|market|open)\\b[^;]{0,80}\\b(?:weekends?|saturdays?|sundays?)\\b[^;]{0,200}',
      ),
      trap(
        '\\bholidays? (?:lights?|pay|inn|bonus|party|parades?|diff\\w*|premium|rates?|is paid|are paid)\\b',
      ),
      trap('\\b(?:paid|happy|floating) holidays?\\b'),
      trap(
        '\\b(?:weekends?|holidays?)(?: (?:shifts?|nights?|days?|work|hours))?(?: are| is)? (?:paid|pays?|earns?)\\b',
      ),
      trap('\\b(?:weekends?|holidays?) are (?:free|perfect|great|made|ideal|yours) (?:for|to)\\b'),
      trap('\\b(?:weekends?|saturdays?|sundays?) there (?:is|are)\\b'),
      trap('\\b(?:our )?(?:office|market|recruiters?)\\b[^;]{0,200}'),
    ],
  },
  scheduling: {
    words: 'schedul|block|nights|days|shifts',
    label: 'scheduling',
    says: [
      pattern('\\bself[- ]?schedul\\w+'),
      pattern('\\bblock(?:ed|ing)? (?:of )?(?:schedul\\w+|shifts?)\\b|\\bblocks can be\\b'),
      pattern('\\bshifts? (?:\\w+ ){0,3}blocked\\b'),
      pattern(
        '(?:^|\\b(?:the|your|our|unit|work) )schedul(?:e|es|ing) (?:is|are) (?:set|made|done|built|posted|self|by)\\b',
      ),
      pattern('\\bset schedule\\b|\\b(?:pick|choose) your (?:own )?(?:shifts|schedule|days)\\b'),
      pattern('\\b(?:build|create|make)s? (?:your|their) own schedules?\\b'),
      pattern('\\b(?:nights|days|shifts) (?:together|in a row|back[- ]to[- ]back)\\b'),
    ],
    traps: [
      trap('\\b(?:nerve|surgeons?|surgical) block\\w*[^;]{0,40}'),
      /\bOR block[^;]{0,40}/g,
      trap('\\bblock schedul\\w+ for (?:surgeons|physicians|providers)\\b'),
      trap('\\b(?:spend|enjoy)\\b[^;]{0,40}\\btogether\\b'),
      trap('\\b(?:nights|days) together (?:by|around|beside|under|near|at the|on the)\\b'),
    ],
  },
  start: {
    words: 'start|begin',
    label: '(?:anticipated |projected |estimated |est\\.? )?start(?:ing)?(?: dates?| dt)?',
    says: [
      pattern('(?<!re)\\bstart(?:ing)? (?:dates?|dt)\\b'),
      pattern(
        '\\b(?:asap|immediate) start\\b|\\bstarts?:? (?:asap|immediately|as soon as possible)\\b',
      ),
      pattern(
        `\\b(?:start|begin)(?:s|ning|ing)?:? (?:(?:is|on|by|in|the|week|of|early|mid|late|around|no later than|before|between|following|next) )*(?:${MONTH}|\\d{1,2}/\\d{1,2}|mon(?:day)?\\b)`,
      ),
      pattern(`\\b(?:can|to) start (?:with)?in (?:${NUMBER}|a) (?:days|weeks?)\\b`),
    ],
    traps: [
      trap(
        '\\b(?:insurance|benefits|class(?:es)?|season|festival|interviews?|shifts?)\\b[^;]{0,20}\\b(?:starts?|begins?)\\b',
      ),
      trap(
        '\\b(?:prior to|before|after|by|until|within|of|from|on(?= your| the)) (?:your |the |their )?start(?:ing)? dates?\\b',
      ),
    ],
  },
  extension: {
    words: 'ext',
    label: 'extensions?',
    says: [
      pattern(
        '\\bextensions? (?:is|are|possible|likely|available|offered|options?|opportunit\\w+|common|bonus|based|pending|expected|probable|may|can)\\b',
      ),
      pattern(
        '\\b(?:no|possible|likely|offered an|(?:possibility|chance|likelihood) of(?: an)?|options? for(?: an)?|potential|potential for(?: an)?) extensions?\\b',
      ),
      pattern(
        '\\b(?:may|could|can|might|will|likely to|options? to|ability to|chance to|opportunity to|if you) (?:not )?(?:be )?extend(?:ed)?\\b(?! (?:the|care|hours|family))',
      ),
      pattern('\\bextend[ai]ble\\b|\\b(?:possible|potential|likely) ext\\b'),
    ],
    traps: [
      trap('\\b(?:shifts?|days?|hours|care|visits?|cases?) (?:may|can|could|might|will) extend\\b'),
      trap('\\b(?:flexion|knee|hip|wrist|phone|hair) (?:and )?extensions?\\b'),
    ],
  },
};
