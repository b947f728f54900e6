import type { PatternTable } from './pattern';
import { NUMBER, pattern, trap } from './pattern';

const PATIENTS =
  "(?:patients?|pts|residents|couplets)\\b(?! (?:a|per|each|every) (?:week|month|year))(?!['’]?s?['’]? (?:bags?|belongings|luggage|charts|trays)\\b)";
/** What follows 'Epic' if it is the name of a charting system. */
const AFTER_EPIC =
  '(?=\\s*(?:[,;./()&+|:]|$|\\d|(?:charting|charts|emr|ehr|exp|experience|system|trained|training|certified|proficien\\w+|knowledge|background|skills?|software|preferred|required|req|user|beaker|willow|radiant|optime|cupid|stork|or|and|for (?:all )?(?:charting|documentation)|in (?:may|\\w+ber|\\w+uary))\\b(?! awaits)|-(?:trained|certified|experienced)\\b))';

/** The work on the unit: how many patients, which other units, on what system, after what orientation. */
export const OF_WORK: PatternTable<'ratio' | 'floating' | 'charting' | 'orientation'> = {
  ratio: {
    words: 'ratio|1:\\d|one to|patient|pts|resident|couplet|case ?load',
    label:
      '(?:nurse[ -](?:to[ -])?)?(?:patient|pt|staffing|rn)?[ /-]?(?:patient )?ratios?|patient load',
    says: [
      pattern('\\bratios?\\b[^;]{0,40}?\\d\\s?(?::|to|\\w+ to)\\s?\\d'),
      pattern('\\d{1,2}:\\d{1,2}(?:-\\d{1,2})?(?:\\s\\w+){0,2}\\s(?:patient )?ratios?\\b'),
      pattern('(?<![\\d:])1:[1-9](?:-\\d{1,2})?(?![\\d:])'),
      pattern(`\\bratios?\\b[^;]{0,60}${NUMBER} ${PATIENTS}`),
      pattern('\\bone to (?:one|two|three|four|five)\\b'),
      pattern(
        `\\b(?:you(?:'ll| will| may)? (?:have|take|care for|see|carry)|nurses? (?:take|have|care for|carry)|sees|assignments?|load of|carry|up to|max(?:imum)?|no more than|average)\\b[^;]{0,20}?${NUMBER} (?:\\w+ )?${PATIENTS}`,
      ),
      pattern(
        `${NUMBER} (?:\\w+ )?${PATIENTS}[^;]{0,6}?\\b(?:per|each|for (?:each|every)) (?:nurse|rn|shift)\\b`,
      ),
      pattern(`${NUMBER} (?:patients|pts) (?:on )?(?:days|nights)\\b`),
      pattern(`^${NUMBER} patients(?:,| on| at| per|\\.?$)`),
      pattern(`\\b(?:case ?load|patient load)s?\\b[^,;]{0,20}${NUMBER}`),
    ],
    traps: [
      trap('\\b(?:i:e|p/f|\\w*thoracic|v/q|student\\S{0,20}(?: to teacher)?) ratios?\\b'),
      trap('ratio of (?!1|one|nurses?|rns?|patients?|pts)\\w+ to \\w+(?:[^;]{0,10}\\d:\\d)?'),
      trap('\\b(?:mentor|preceptor|recruiter|tech)\\w{0,3} ratios?[^;]{0,10}\\d:\\d'),
      trap('\\bplaced [^;]{0,60}'),
      trap('\\b(?:sit|dilut\\w+)\\b[^;]{0,20}1:\\d'),
      trap(
        '(?:1:1|one to one)\\s(?:with|interview|meeting|precept\\w+|mentor\\w*|support|sitter|observation|training|orientation)',
      ),
      trap('\\bcall\\b[^,;]{0,20}\\d:\\d|\\d:\\d,? (?:call\\b|\\d\\d[- ]min)'),
    ],
  },
  floating: {
    words: 'float',
    label: 'float(?:s|ing)?(?: requirements?)?',
    says: [
      pattern(
        '\\bfloat(?:s|ed)?(?= ?(?:$|[^\\w\\s])| (?:to|between|within|among|first|as|when|if|only|may|is|are|and|or|at|in|for|out|off|required|requirements?|assignments?)\\b)|\\bfloating\\b',
      ),
    ],
    traps: [trap('\\bfloating holidays?\\b|\\b(?:river|tube) floats?\\b|\\bfloat to work\\b')],
  },
  charting: {
    words:
      'epic|cerner|meditech|allscripts|click ?care|pcc|matrixcare|hchb|homebase|eclinical|powerchart|oracle|cprs|wellsky|kinnser|athena|cpsi|mckesson|paragon|nextgen|paper|emr|ehr|charting|documentation',
    label:
      'emr(?: system)?|ehr(?: system)?|charting(?: system)?|documentation system|computer charting',
    says: [
      pattern(
        '\\b(?:cerner|meditech|allscripts|point ?click ?care|matrixcare|hchb|homecare homebase|eclinicalworks|powerchart|oracle health|cprs|wellsky|kinnser|athenahealth|cpsi)\\b',
      ),
      pattern('\\b(?:pcc|mckesson|paragon|nextgen|athena) (?:charting|emr|ehr|documentation)\\b'),
      /\bE(?:pic|PIC)\b/,
      pattern('\\bepic (?:charting|emr|ehr)\\b|\\bchart\\w* (?:\\w+ ){0,3}epic\\b'),
      pattern('\\bpaper chart(?:ing|s)?\\b|\\bchart(?:ing|s)? (?:is )?(?:on|by) paper\\b'),
    ],
    traps: [
      trap('\\b(?:an|our|your|this|that|truly|most|some)\\s+epic\\b(?!-| (?:charting|emr|ehr)\\b)'),
      trap(
        '\\bepic (?:mountains|views?|hik\\w+|ski\\w+|sunsets?|scenery|adventures?)\\b[^;]{0,200}',
      ),
      trap('\\b(?:live|living|located) (?:in|near) epic\\b'),
      trap(`\\bepic\\b(?!${AFTER_EPIC.slice(3)}`),
    ],
  },
  orientation: {
    words: 'orientation|precept',
    label: 'orientation(?: length| time)?',
    says: [
      pattern('\\borientation\\b'),
      pattern(`${NUMBER} shifts?(?: of precepting| with a preceptor)\\b`),
    ],
    traps: [
      trap(
        '\\b(?:sexual|reality|gender|religion|race|assess|patient|mental|level|and)[^;]{0,30}\\borientation\\b',
      ),
      trap('\\b(?:done|completed|taught|covered|part) (?:in|of|during|at) orientation\\b'),
      trap('\\bafter orientation\\b|\\bprecept\\w*\\b[^;]{0,60}\\bduring orientation\\b'),
      trap('\\b(?:regard to|regardless of|discriminat\\w+)\\b[^;]{0,200}\\borientation\\b'),
      trap(
        '\\borientation (?:of|and (?:level|affect)|to (?:person|place|time)|or (?:age|gender|identity))\\b',
      ),
    ],
  },
};
