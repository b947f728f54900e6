import type { PatternTable } from './pattern';
import { NUMBER, pattern, trap } from './pattern';

const SORT =
  "(?:teaching|critical access|community|regional|rural|urban|county|children['’]s|pediatric|women['’]s|acute care|acute|specialty|magnet(?:-recognized)?|level (?:i{1,3}v?|iv|v|[1-5])|academic|university|outpatient|inpatient|correctional|psychiatric|behavioral health|veterans|va|federal|tribal|ltac|nonprofit|not-for-profit|safety-net|small|large|skilled nursing|nursing|long[- ]term care|assisted living|rehab(?:ilitation)?|surgical|dialysis|infusion|\\d{2,4}[- ]bed|[a-z]+-room)";
const HOUSE = '(?:hospital|medical center|trauma center|clinic|facility|home)\\b';

/** The place of work: the kind of facility, and the size of the unit. */
export const OF_PLACE: PatternTable<'facility' | 'unit-size'> = {
  facility: {
    words: 'hospital|center|clinic|facility|home|ltac|setting',
    label: '(?:facility|hospital)(?: type| setting)?|setting',
    says: [
      pattern(`\\b${SORT}(?: [\\w-]+){0,2} (?:hospital|medical center|trauma center)\\b`),
      pattern(`\\b${SORT} ${HOUSE}`),
      pattern(
        '\\b(?:surgery|surgical|dialysis|infusion|cancer|outpatient|rehab\\w*)(?: [\\w-]+)? center\\b',
      ),
      pattern('\\btrauma center\\b|\\bltac(?:h)?\\b'),
    ],
    traps: [
      trap(
        `\\b(?:experience|exp|years?|yrs?|background|prior)\\b[^;]{0,60}\\b(?:${HOUSE}|center\\b)`,
      ),
      trap(
        `\\b(?:from|near|nearest|closest|next door|to (?:a|an|the|another)|by|beside|next to|across|shared with|between|other|smaller|only)\\b[^,;]{0,50}\\b(?:${HOUSE}|center\\b)`,
      ),
      trap(
        `\\b(?:transports?|transfers?|transferring|refers?|sends?)\\b[^;]{0,50}\\b(?:${HOUSE}|center\\b)`,
      ),
      trap(
        `\\b(?:${HOUSE}|center\\b) (?:is|are) (?:\\w+ )?(?:here|nearby|away|across|a flight|\\d+ m)`,
      ),
    ],
  },
  'unit-size': {
    words: 'bed|room|\\bors?\\b|suite|bay|chair|stretcher|census|unit size',
    label:
      '(?:unit size|(?:# of |number of )?beds(?: in unit)?|bed count|(?:average )?(?:daily )?(?<!low[- ])census)',
    says: [
      pattern(
        `${NUMBER}[- ]bed(?:ded)?\\b(?!(?: (?!(?:in|inside|at|of|on|for|with|that)\\b)[\\w,-]+){0,5} (?:hospital|medical center|trauma center|facility|house|apartment|home|system))`,
      ),
      pattern(`${NUMBER} (?:operating rooms|ors|or suites|beds|bays|chairs|stretchers)\\b`),
      pattern(
        `\\b(?:ed|er|unit|department|floor|clinic)\\b (?:has|with|of) ${NUMBER} (?:rooms|chairs|exam rooms)\\b`,
      ),
      pattern('\\bcensus\\b[^;]{0,25}\\d'),
    ],
    traps: [
      trap(`\\b(?:for (?:each|every)|per) ${NUMBER} beds\\b`),
      trap('\\b(?:waiting|break|conference|dining) rooms?\\b[^;]{0,40}|\\bsleeps\\b[^;]{0,40}'),
      trap(`\\b(?:fellowship|network|system|family|group) of ${NUMBER} beds\\b`),
      trap('\\b(?:transfers?|goes|go) to\\b[^;]{0,200}'),
      trap('\\b(?:hospital|facility|licensed)\\b[^;]{0,25}\\d{2,4} beds\\b'),
    ],
  },
};
