import type { PatternTable } from './pattern';
import { NUMBER, pattern, trap } from './pattern';

const YEARS = `(?:${NUMBER}|a)(?: \\(\\d{1,2}\\+?\\))?(?: plus)? (?:years?|yrs?|months?|mos?)\\b`;
const EXPERIENCE = '(?:experience|exp)\\b';

/** The person wanted: experience, home, license, certificates. */
export const OF_PERSON: PatternTable<'experience' | 'local' | 'license' | 'certifications'> = {
  experience: {
    words: 'exp|year|yr|month|\\bmos?\\b|grad|first',
    label: '(?:required |minimum )?(?:experience|exp)|years of experience',
    says: [
      pattern(`${YEARS}[^;]{0,60}\\b${EXPERIENCE}`),
      pattern(`${YEARS}[^;]{0,40}\\b(?:needed|required|req|enough|practice)\\b`),
      pattern(`\\b(?:min(?:imum)?(?: of)?|at least|requires?) ${YEARS}`),
      pattern(
        `\\b${EXPERIENCE} (?:\\w+ ){0,5}?(?:is|required|req|preferred|needed|welcome|necessary|desired|helpful|with|a plus|a must)\\b`,
      ),
      pattern(
        `\\b(?:prior|previous|recent|requires?|must have|strong|no)(?: [\\w&/-]+){0,4} ${EXPERIENCE}`,
      ),
      pattern(`^(?!(?:an?|the|your|our) )(?:[\\w/&-]+,? ){1,6}(?<! on )${EXPERIENCE}\\.?$`),
      pattern('\\bnew grad(?:uate)?s?\\b|\\bfirst[- ]time travel\\w+|\\bexperienced travelers?\\b'),
    ],
    traps: [
      trap(
        '\\b(?:patient|guest|employee|family|birth\\w*|great|best|better|positive|unique|unforgettable|memorable|travel story) experience\\b',
      ),
      trap('\\b(?:epic|cerner|meditech|allscripts|emr|ehr|charting) experience\\b'),
      trap('(?<=^|[.!] )experience (?:the|life|world|all|a|what|our)\\b[^;]{0,200}'),
      trap('\\b(?:we|our|founded|agency|recruiters?)\\b[^;]{0,80}\\bexperience\\b'),
    ],
  },
  local: {
    words: 'local|mile|radius',
    label: 'locals?(?: rule)?|radius(?: rule)?|(?:50[- ])?mile rule',
    says: [
      pattern('\\b(?:no|accept\\w*|considers?|considered) locals?\\b(?! (?:an))'),
      pattern(
        '\\blocals? (?:accepted|ok|okay|welcome|encouraged|considered|only|not|will|candidates?|applicants?|(?:rns|techs|therapists|clinicians|nurses)(?! (?:love|enjoy|know|say))|rates?|travelers?|(?:or|and|&) travel(?:l?ers)?(?! (?:agenc|guide|tip)))\\b',
      ),
      pattern(
        '\\blocals (?:are|will be) (?:also )?(?:accepted|welcome|considered|ok|okay|eligible)\\b',
      ),
      pattern(
        '\\bradius (?:rule|restriction|requirement|applies)\\b|\\b\\d{2,3}[- ]mile (?:rule|radius|restriction)\\b',
      ),
      pattern(
        '\\bmust be (?:at least |more than |over )?\\d{2,3}\\+? ?(?:or more |plus )?miles (?:away|from|out)\\b',
      ),
      pattern(
        '\\b(?:lives?|reside|living|residing|residence|applicants?|candidates?|tax home|address)\\b[^;]{0,45}\\b\\d{2,3}\\+? ?(?:or more |plus )?miles\\b',
      ),
    ],
    traps: [
      trap(
        '\\b(?:serv\\w+|cover\\w*|visits?|territory|catchment|draws?|referrals?)\\b[^;]{0,40}\\bradius\\b',
      ),
      // The number of a union, not a distance.
      trap('\\blocal (?:no\\.? ?|# ?)?\\d{1,4}\\b(?![- +]{0,2}mi)[^,;]{0,40}'),
      trap(
        '\\b(?:patients?|clients?|famil(?:y|ies)|candidates? for(?! th))\\b[^;]{0,60}\\bmiles\\b',
      ),
    ],
  },
  license: {
    words: 'licen|compact|nlc|registry|registration',
    label: '(?:state |rn |required )?licens(?:e|ure)s?(?: type)?',
    says: [
      pattern(
        '\\b(?:active|valid|current|compact|multi-?state|temporary|pending|state|rn|lpn|lvn|pt|pta|ot|ota|cota|slp|care|crna|pharmacist|technician|work|laboratory)\\b[^;]{0,30}\\blicen[sc](?:e|es|ure)\\b',
      ),
      pattern(
        '\\blicen[sc](?:e|es|ure) (?:is |are )?(?:required|req|in hand|or permit|in the state|accepted|preferred|needed)\\b',
      ),
      pattern(
        '\\blicensed as an? (?:rn|lpn|lvn|nurse)|\\bcompact (?:state|rn|or)\\b|\\bor compact\\b|\\bNLC\\b',
      ),
      pattern('\\bnurse aide registry\\b|\\btechnician registration\\b'),
    ],
    traps: [
      trap(
        "\\bdriver[’']?s?[’']? licen[sc]e|\\b(?:software|fishing|hunting|business) licen[sc]es?",
      ),
      trap('\\b(?:reimburs\\w+|pay|cover|help)\\b[^;]{0,25}\\blicen[sc]\\w*'),
      trap('\\blicen[sc](?:e|es|ure) (?:fees?|reimburs\\w+|renewals?)\\b'),
    ],
  },
  certifications: {
    words:
      'cert|credential|[ab]c?ls|pals|nrp|tncc|enpc|ccrn|nihss|cnor|arrt|ardms|nbrc|ascp|ptcb|nbcrna|cpi|pccn|rnc|ocn|cen|ons|stable|rvt|rdms|rdcs',
    label: '(?:required )?(?:certifications?|certs?|credentials)',
    says: [
      pattern(
        '\\b(?:bls|bcls|acls|tncc|enpc|ccrn|nihss|cnor|arrt|ardms|nbrc|ascp|ptcb|nbcrna|cpi|pccn|rnc|ocn)\\b',
      ),
      /\b(?:PALS|NRP|CEN|ONS|STABLE|RVT|RDMS|RDCS)\b/,
      pattern('\\bcertification (?:is |through )?(?:required|req|preferred|needed|a plus)\\b'),
      pattern('^(?:[\\w-]+ ){1,3}certification(?: is (?:welcome|a plus)| where|\\.?$)'),
      pattern('\\bcertified in\\b|\\b(?:national|or [\\w-]+) certification\\b'),
    ],
    traps: [
      trap('\\b(?:magnet|joint commission) certification\\b'),
      trap('\\bbls (?:crews?|ambulances?|units?|transports?)\\b'),
      trap(
        '\\b(?:pay|reimburs\\w+|cover|offer|free|provide|teach)\\b[^;]{0,25}\\b(?:[ab]ls|acls|pals|nrp|tncc|ccrn|certification)\\b[^;]{0,200}',
      ),
      trap(
        '\\bnihss (?:scor\\w+|assess\\w+|exams?|scales?)|\\b(?:perform|score|assess|complete)\\b[^;]{0,15}\\bnihss\\b',
      ),
    ],
  },
};
